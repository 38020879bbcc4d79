/** What sounds go through. It is here from the start: the first touch wakes it, and sounds come later. */

export const audio: { context: AudioContext | null; master: GainNode | null } = { context: null, master: null };

/** Browsers let a page sound only after somebody has touched it: called on every touch, it costs nothing then. */
export function wake(): void {
  if (!audio.context && typeof AudioContext !== "undefined") {
    const context = (audio.context = new AudioContext());
    audio.master = context.createGain();
    // Several cards at once are not louder than a phone can bear.
    audio.master.connect(context.createDynamicsCompressor()).connect(context.destination);
  }
  if (audio.context?.state === "suspended") void audio.context.resume();
}
