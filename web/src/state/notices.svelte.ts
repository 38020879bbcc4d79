/** What the page tells by itself: short messages at the top, and what is only heard. */

export interface Toast {
  text: string;
  /** Of two messages with the same text, which. */
  number: number;
}

export class Notices {
  toast = $state.raw<Toast | null>(null);
  /** What happened last, for those who hear the page instead of seeing it. */
  announcement = $state("");
  private count = 0;

  tell(text: string): void {
    this.count += 1;
    this.toast = { text, number: this.count };
  }

  dismiss(): void {
    this.toast = null;
  }

  announce(sentences: string[]): void {
    if (sentences.length) this.announcement = sentences.join(" ");
  }
}
