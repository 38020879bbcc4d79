/** How long things take, in milliseconds, and how high cards fly: the art direction's table of motion. */
export const DEAL = 260;
export const PLAY = 320;
export const DRAW = 280;
export const DEAL_GAP = 60;
export const PENALTY_GAP = 90;
export const ARC = 60;
/** However many cards there are, they are all on their way after so long. */
export const LONGEST_DEAL = 1500;
export const LONGEST_DRAW = 900;
export const SHAKE = 240;
export const REVERSE = 600;
export const CHALLENGE = 300;
export const SHOWN = 1300;
export const UNO = 700;
export const CAUGHT = 900;
/** From the last card's landing until the summary: 1.5 seconds, of which the points take the larger part. */
export const OUT = 700;
export const POINTS = 900;
