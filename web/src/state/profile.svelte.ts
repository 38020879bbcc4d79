/** Who you are, in this browser: your name and your face. */
import { FACES } from "../art/faces";
import { keepChoice, lastChoice } from "../lib/memory";
import { inventName } from "../lib/names";

class Profile {
  /** As it was typed; empty for somebody who has not told their name. */
  typed = $state(lastChoice("name", ""));
  face = $state(lastChoice("face", ""));
  private invented = $state(lastChoice("invented", ""));

  /** What others see. */
  readonly name: string = $derived(this.typed.trim().replace(/\s+/g, " ") || this.invented);

  constructor() {
    if (!this.invented) this.inventAgain();
    else if (!FACES.includes(this.face)) this.choose(anyFace());
  }

  call(name: string): void {
    this.typed = name;
    keepChoice("name", name.trim());
  }

  choose(face: string): void {
    this.face = face;
    keepChoice("face", face);
  }

  inventAgain(): void {
    const { name, animal } = inventName();
    this.invented = name;
    this.call("");
    keepChoice("invented", name);
    this.choose(FACES.includes(animal) ? animal : anyFace());
  }
}

function anyFace(): string {
  return FACES[Math.floor(Math.random() * FACES.length)] ?? "";
}

/** One for the whole page. */
export const profile = new Profile();
