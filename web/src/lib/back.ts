/** The browser's "back" closes the window that is open on the page, and only then leaves the page. */

interface Open {
  number: number;
  close: () => void;
}

const open: Open[] = [];
let count = 0;
/** Steps back that the page takes by itself. */
let expected = 0;

function stepOf(state: unknown): number {
  const step = typeof state === "object" && state !== null && "window" in state ? state.window : 0;
  return typeof step === "number" ? step : 0;
}

/** Whether a step is that of a window which is no longer open. */
function isOfNone(state: unknown): boolean {
  const step = stepOf(state);
  return step > 0 && !open.some((each) => each.number === step);
}

/** A window opens. Call what is returned when it is closed. */
export function opened(close: () => void): () => void {
  count += 1;
  const number = count;
  // The step of a window that has gone is this one's now.
  const isLeftOver = isOfNone(history.state);
  open.push({ number, close });
  if (isLeftOver) history.replaceState({ window: number }, "");
  else history.pushState({ window: number }, "");
  return () => {
    const index = open.findIndex((each) => each.number === number);
    if (index < 0) return;
    open.splice(index, 1);
    // A little later: another window may take its place, or the page go elsewhere, and then its step stays.
    setTimeout(() => {
      if (stepOf(history.state) !== number) return;
      expected += 1;
      history.back();
    });
  };
}

/** Somebody went back. Whether that was about a window; otherwise the page goes where the address says. */
export function wentBack(state: unknown): boolean {
  if (expected > 0) {
    expected -= 1;
    if (isOfNone(state)) {
      expected += 1;
      history.back();
    }
    return true;
  }
  const top = open.at(-1);
  if (!top || stepOf(state) >= top.number) return stepOf(state) > 0;
  open.pop();
  top.close();
  return true;
}
