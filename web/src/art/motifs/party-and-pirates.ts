/** The special cards of our own two worlds. */
import { smallCard } from "../cards";
import { burst, linear, radial, rays, short } from "../draw";
import type { Hue } from "../hues";
import type { Motif } from "./motif";

const ALL = `x="4" y="4" width="92" height="142"`;
const SEA = `<defs>${linear("sea", [
  [0, "#0d3b56"],
  [0.6, "#1d7e8c"],
  [1, "#06283c"],
])}</defs><rect ${ALL} fill="url(#sea)"/>`;

const NOTES =
  "M76 44V24L90 20V38A5 4 0 1 1 86.5 34.3V27.5L79.5 29.5V44A5 4 0 1 1 76 40.2zM17 92V74H20.5V92A5 4 0 1 1 17 88.2z";

function microphone(): string {
  return `<defs>${radial(
    "room",
    [
      [0, "#ff5a86"],
      [0.55, "#a81f7d"],
      [1, "#2b0a45"],
    ],
    `cx=".52" cy=".4" r=".8"`,
  )}${radial("spot", [
    [0, "#ffe9a8", 0.9],
    [1, "#ff9ad6", 0],
  ])}${radial(
    "head",
    [
      [0, "#ffffff"],
      [0.6, "#bac4e0"],
      [1, "#7b84a8"],
    ],
    `cx=".35" cy=".3" r=".8"`,
  )}</defs><rect ${ALL} fill="url(#room)"/>${rays(54, 56, 14, 120, "#ffd23f", 0.18)}${rays(54, 56, 9, 120, "#27e7ff", 0.14, 0.25)}<circle cx="54" cy="56" r="46" fill="url(#spot)"/><g transform="translate(50 66) rotate(26)"><path d="M-10-6H10L6.5 48C6.5 52-6.5 52-6.5 48z" fill="#2b2140" stroke="#12061f" stroke-width="2.4"/><path d="M-6.5 0L-4 46" stroke="#6a5a90" stroke-width="2.6" stroke-linecap="round"/><path d="M-10.5-8H10.5L9.5 2H-9.5z" fill="#ffd23f" stroke="#12061f" stroke-width="2"/><rect x="-3" y="12" width="6" height="10" rx="3" fill="#ff4f7b"/><circle cy="-25" r="20" fill="url(#head)" stroke="#12061f" stroke-width="2.6"/><path d="M-19-25H19M-16-35H16M-16-15H16M0-45V-5M-10-42C-5-34-5-16-10-8M10-42C5-34 5-16 10-8" stroke="#5d658c" stroke-width="1.8" fill="none"/><path d="M-13-34A16 16 0 0 1-3-40.5" stroke="#fff" stroke-width="3.6" fill="none" stroke-linecap="round"/></g><path d="${NOTES}" fill="#fff" stroke="#5c1058" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/><path d="${burst(30, 48, 4, 6, 1.5)}${burst(84, 84, 4, 7, 1.8)}" fill="#fff6cf"/>`;
}

function archer(): string {
  return `<rect ${ALL} fill="#145c38"/>${rays(52, 68, 12, 120, "#1f7d4c")}<circle cx="52" cy="72" r="36" fill="#0a2f1a" opacity=".5"/><circle cx="52" cy="69" r="36" fill="#ffd23f" stroke="#0a2f1a" stroke-width="2.4"/><circle cx="52" cy="69" r="27" fill="#fffaf0"/><circle cx="52" cy="69" r="18" fill="#ff4f7b"/><circle cx="52" cy="69" r="9" fill="#ffd23f"/><g transform="translate(53 68) rotate(34)"><path d="M0 0H50" stroke="#4a2713" stroke-width="4.2"/><path d="M36-6H48L44 0L48 6H36L40 0z" fill="#27c7e6" stroke="#0a2f1a" stroke-width="1.6" stroke-linejoin="round"/><path d="M-3 0L9-5.5V5.5z" fill="#e6ebf7" stroke="#0a2f1a" stroke-width="1.6" stroke-linejoin="round"/></g><g transform="translate(47 42) rotate(-4)"><path d="M-28 10C-20-12 6-25 32-22C27-8 25 2 35 7C14 15-12 19-28 10z" fill="#38a857" stroke="#0a2f1a" stroke-width="2.6" stroke-linejoin="round"/><path d="M-28 10C-12 12 14 9 27-3C27 2 30 5 35 7C14 15-12 19-28 10z" fill="#237a3e"/><path d="M10-19C14-38 32-44 40-40C37-26 26-18 15-15z" fill="#ff4f7b" stroke="#0a2f1a" stroke-width="2.2" stroke-linejoin="round"/><path d="M13-17C20-28 28-35 37-38" fill="none" stroke="#a81f4b" stroke-width="1.4"/></g>`;
}

function spyglass(): string {
  return `<defs>${linear("sky", [
    [0, "#ffe9b8"],
    [1, "#ffc27d"],
  ])}<clipPath id="lens"><circle cx="60" cy="50" r="31"/></clipPath></defs>${SEA}${rays(60, 50, 14, 120, "#ffe6b0", 0.16)}<g transform="translate(40 72) rotate(-46)"><rect x="-50" y="-9" width="34" height="18" rx="3" fill="#6b3b1a" stroke="#2b1408" stroke-width="2.2"/><rect x="-22" y="-12.5" width="30" height="25" rx="3" fill="#9a5b2c" stroke="#2b1408" stroke-width="2.2"/><path d="M-20-12v24M4-12v24M-47-9v18" stroke="#f0c26b" stroke-width="4.2"/><path d="M-46-5H-24M-16-7H0" stroke="#fff" stroke-opacity=".3" stroke-width="2.4" stroke-linecap="round"/></g><g clip-path="url(#lens)"><rect x="28" y="18" width="66" height="66" fill="url(#sky)"/><circle cx="78" cy="44" r="9" fill="#fff6dc"/><path d="M46 54H76L70 63H53z" fill="#3a2113"/><path d="M60 54V27" stroke="#3a2113" stroke-width="2"/><path d="M62 28C72 32 76 42 76 50H62z" fill="#fffaf0" stroke="#3a2113" stroke-width="1.3"/><path d="M58 31C51 36 48 43 48 50H58z" fill="#ffe0d8" stroke="#3a2113" stroke-width="1.3"/><path d="M60 27L68 23.5L60 22z" fill="#d9473c"/><path d="M28 61q8-6 15 0t15 0t15 0t15 0t15 0V84H28z" fill="#1f8f98"/><path d="M28 69q8-5 15 0t15 0t15 0t15 0t15 0V84H28z" fill="#146f80"/></g><circle cx="60" cy="50" r="31" fill="none" stroke="#2b1408" stroke-width="9"/><circle cx="60" cy="50" r="31" fill="none" stroke="#f0c26b" stroke-width="5.6"/><path d="M38 40A24 24 0 0 1 52 27" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.6" stroke-linecap="round"/>`;
}

function storm(hues: readonly Hue[]): string {
  let wind = "";
  for (let arm = 0; arm < 5; arm++) {
    let path = "";
    for (let step = 0; step < 24; step++) {
      const along = (step / 23) * 2.2;
      const [far, angle] = [6 + along ** 1.4 * 25, along * 1.5 + arm * 1.2566];
      path += `${step ? "L" : "M"}${short(52 + Math.cos(angle) * far)} ${short(62 + Math.sin(angle) * far * 0.85)}`;
    }
    wind += `<path d="${path}" fill="none" stroke="${arm % 2 ? "#5d86c9" : "#a8d0ff"}" stroke-width="6" stroke-opacity=".5" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const places = [
    [85, 38, 24],
    [24, 66, -26],
    [84, 88, -18],
    [30, 96, 24],
  ] as const;
  const cards = places
    .map(([x, y, turn], index) => {
      const hue = hues[index % Math.max(1, hues.length)];
      return hue ? smallCard(hue, { x, y, turn, width: 20 }) : "";
    })
    .join("");
  const flash = "M62 18L36 64H50L42 104L74 52H57L70 18z";
  return `<defs>${radial("eye", [
    [0, "#27498f"],
    [1, "#0b1a3c"],
  ])}${linear("flash", [
    [0, "#fffbe0"],
    [1, "#ffc21f"],
  ])}</defs><rect ${ALL} fill="url(#eye)"/>${wind}${cards}<path d="${flash}" fill="#ffd23f" stroke="#ffe98a" stroke-opacity=".35" stroke-width="10" stroke-linejoin="round"/><path d="${flash}" fill="url(#flash)" stroke="#0b1a3c" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"/><path d="M14 110l4 12M34 108l4 12M62 108l4 12M86 106l4 12" stroke="#a8d0ff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`;
}

function flag(): string {
  return `<rect ${ALL} fill="#b56a2c"/>${rays(54, 60, 14, 120, "#d08a44")}<circle cx="54" cy="60" r="44" fill="#ffe6b0" opacity=".55"/><path d="M30 46V122" stroke="#2b1408" stroke-width="8.5" stroke-linecap="round"/><path d="M30 46V122" stroke="#8a5127" stroke-width="4.8" stroke-linecap="round"/><circle cx="30" cy="45" r="5" fill="#ffd23f" stroke="#2b1408" stroke-width="2"/><path d="M33 51C49 40 62 62 89 50V96C62 108 49 86 33 97z" fill="#4a2713" opacity=".35"/><path d="M33 48C49 37 62 59 89 47V93C62 105 49 83 33 94z" fill="#fffaf0" stroke="#4a2713" stroke-width="2.8" stroke-linejoin="round"/><path d="M48 44C54 46 58 49 63 51V97C58 95 54 92 48 90z" fill="#e9dcc2" opacity=".6"/><path d="M61 57L73 61V70C73 78 67 83 61 86C55 83 49 78 49 70V61z" fill="#0b769c" stroke="#4a2713" stroke-width="2.2" stroke-linejoin="round"/><path d="M55 71l4.5 4.8L68 66" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function arm(path: string, width: number): string {
  return `<path d="${path}" stroke="#5c1024" stroke-width="${width + 5}"/><path d="${path}" stroke="#f0645a" stroke-width="${width}"/><path d="${path}" stroke="#ffb3a4" stroke-width="${short(width * 0.34)}" stroke-dasharray=".1 5.6" transform="translate(1.6 0)"/>`;
}

function kraken(): string {
  const left = arm("M22 122C10 96 36 84 24 60C18 46 32 40 37 50", 9);
  const right = arm("M84 122C96 94 70 82 80 54C86 38 72 28 65 40", 9);
  return `${SEA}${rays(52, 52, 12, 110, "#7fe3c3", 0.12)}<circle cx="70" cy="28" r="11" fill="#fff3cf" opacity=".9"/><g stroke="#0a1a26" stroke-width="1.6" stroke-linejoin="round"><path d="M53 70V30" stroke-width="3"/><path d="M56 32C67 37 70 48 69 60H56z" fill="#fff3dc"/><path d="M50 38C42 44 40 52 40 60H50z" fill="#e8d3b0"/><path d="M34 66H74L67 79H41z" fill="#6b3b1a"/><path d="M53 30L62 26.5L53 23.5z" fill="#d9473c"/></g><g fill="none" stroke-linecap="round">${left}${right}</g><path d="M34 92C34 77 72 77 72 92V116H34z" fill="#f0645a" stroke="#5c1024" stroke-width="2.6"/><circle cx="45" cy="93" r="6" fill="#fff"/><circle cx="61" cy="93" r="6" fill="#fff"/><circle cx="46.5" cy="91.5" r="3" fill="#2a0710"/><circle cx="59.5" cy="91.5" r="3" fill="#2a0710"/><path d="M38 84.5L50 88M68 84.5L56 88" stroke="#5c1024" stroke-width="2.8" stroke-linecap="round"/><path d="M4 110q8-8 16 0t16 0t16 0t16 0t16 0t16 0V150H4z" fill="#0b4f66"/>`;
}

export const PARTY_AND_PIRATES: Record<string, Motif> = {
  microphone: {
    glyph: ["M5-11.5A6 6 0 0 1 9.8-2L2-9.8A6 6 0 0 1 5-11.5z", "M.5-8.5L8.5-.5L5.5 1.5L-8 12L-12 8L-1.5-5.5z"],
    disc: "#2b0a45",
    ink: "#ffd23f",
    plate: "#22043a",
    edge: "#ffd23f",
    text: "#ffffff",
    scene: microphone,
  },
  archer: {
    glyph: [
      "M-11.5 6C-8-4 2-9 11.5-8C9.5-1.5 9 3 12 6C5 9-5 10-11.5 6z",
      "M3.5-9.5C5-14 9.5-14.5 12-13C11.5-10.5 10.5-9.5 9-9.3z",
    ],
    disc: "#0a3a22",
    ink: "#9df07a",
    plate: "#06301c",
    edge: "#ffd23f",
    text: "#ffffff",
    scene: archer,
  },
  cannon: {
    // The barrel points up; its ball has just left it.
    glyph: [
      "M-8.9 3.6C-12.2 1-12.4-4.3-9.3-7.1C-8.7-7.6-8-8-7.2-8.3L5.4-10.6L8.1-5.3L-1.9 2.8C-3.8 4.5-6.7 5.2-8.9 3.6z",
      "M5-12.5C5.5-12.8 6.2-12.6 6.5-12L9.9-5.2C10.2-4.6 10-4 9.4-3.7L8.2-3.1C7.6-2.8 7-3 6.7-3.6L3.3-10.4C3-11 3.2-11.6 3.8-11.9z",
      "M-3.5 0A5.8 5.8 0 1 1-3.5 11.6A5.8 5.8 0 1 1-3.5 0zM-3.5 3.5A2.3 2.3 0 1 0-3.5 8.1A2.3 2.3 0 1 0-3.5 3.5z",
      "M9.8 2.5A2.7 2.7 0 1 1 9.8 7.9A2.7 2.7 0 1 1 9.8 2.5z",
    ],
    disc: "#06283c",
    ink: "#ffd98a",
    plate: "#06283c",
    edge: "#ffd98a",
    text: "#ffffff",
  },
  spyglass: {
    glyph: [
      "M-12 6.5L-5.5 1.5L-2 6L-8.5 11C-9.5 11.8-10.8 11.5-11.5 10.6L-12.5 9C-13 8-12.8 7.2-12 6.5z",
      "M-4.5.5L2.5-5L7 .5L-.5 6z",
      "M3.5-6.5L8-10.5L13-4.5L8.2-.6z",
    ],
    disc: "#06283c",
    ink: "#ffd98a",
    plate: "#06202e",
    edge: "#ffd98a",
    text: "#ffffff",
    scene: spyglass,
  },
  storm: {
    glyph: [
      [`M-9.5-6.5H6C12-6.5 11-12 7-11.5M-11 0H-3M3 0H9M-9 6.5H2C8 6.5 7 12.5 2.5 11.5`, 3.2],
      "M4.5-5L-3 4H1L-1 10.5L7 1H2.5z",
    ],
    disc: "#0a1c3c",
    ink: "#ffdf6b",
    plate: "#081730",
    edge: "#8fdcf5",
    text: "#ffffff",
    scene: storm,
  },
  flag: {
    glyph: [["M-8-11V12", 3], "M-5.5-10.5C0-14 4-6 11.5-9.5V3C4 6.5 0-1.5-5.5 2z"],
    disc: "#3a1e0c",
    ink: "#fffaf0",
    plate: "#2e1608",
    edge: "#ffd98a",
    text: "#ffffff",
    scene: flag,
  },
  kraken: {
    glyph: [
      ["M-10 11C-11 3-5 2-8-4C-10-8-5-11-3.5-7.5", 3.2],
      ["M10 11C11 3 5 2 8-4C10-8 5-11 3.5-7.5", 3.2],
      "M-5 12V4C-5-3 5-3 5 4V12zM-2.2 4A1.5 1.5 0 1 0-2.2 7A1.5 1.5 0 1 0-2.2 4zM2.2 4A1.5 1.5 0 1 0 2.2 7A1.5 1.5 0 1 0 2.2 4z",
    ],
    disc: "#043038",
    ink: "#ff9d90",
    plate: "#042a30",
    edge: "#7fe3c3",
    text: "#ffffff",
    scene: kraken,
  },
};
