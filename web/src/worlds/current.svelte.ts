/** The world that the page stands in: null until it has come. */
import { applyWorld } from "./apply";
import { loadWorld, type World } from "./world";

class Current {
  world = $state.raw<World | null>(null);
  #asked = "";

  /** Goes into the world of this name; whoever is faster than a slow line ends up where they went last. */
  async enter(name: string): Promise<void> {
    this.#asked = name;
    const world = await loadWorld(name);
    if (this.#asked !== name) return;
    this.world = world;
    applyWorld(world);
  }
}

export const current = new Current();
