/** Time, as the stage needs it: the browser's, one that a test turns by hand, or one that a replay slows and stops. */
export interface Clock {
  now(): number;
  /** Do something later; call what comes back to have it not done. */
  after(ms: number, act: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
