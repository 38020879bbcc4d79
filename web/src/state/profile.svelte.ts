/** Who you are, in this browser: your name and your face. */
import { FACES } from "../art/faces";
import { keepChoice, lastChoice } from "../lib/memory";
import { inventName } from "../lib/names";

const TRIES = 50;

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

  /** Whoever has told nothing of themselves gets another name and face than those at the table have already. */
  differ(taken: readonly string[]): void {
    const hasChosen = this.typed !== "" || !this.invented.toLowerCase().endsWith(this.face);
    if (hasChosen) return;
    for (let tries = 0; tries < TRIES && taken.includes(this.face); tries += 1) this.inventAgain();
  }
}

function anyFace(): string {
  return FACES[Math.floor(Math.random() * FACES.length)] ?? "";
}

/** One for the whole page. */
export const profile = new Profile();
