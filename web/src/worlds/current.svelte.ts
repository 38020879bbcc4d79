/** The world that the page stands in: null until it has come. */
import type { World } from "./world";

class Current {
  world = $state.raw<World | null>(null);
}

export const current = new Current();
