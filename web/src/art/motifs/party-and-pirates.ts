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

const NOTES = "M76 44V24l14-4v18a5 4 0 1 1-3.5-3.7v-6.8l-7 2V44a5 4 0 1 1-3.5-3.8zM17 92V74h3.5v18a5 4 0 1 1-3.5-3.8z";

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
  )}</defs><rect ${ALL} fill="url(#room)"/>${rays(54, 56, 14, 120, "#ffd23f", 0.18)}${rays(54, 56, 9, 120, "#27e7ff", 0.14, 0.25)}<circle cx="54" cy="56" r="46" fill="url(#spot)"/><g transform="translate(50 66) rotate(26)"><path d="M-10-6h20L6.5 48c0 4-13 4-13 0z" fill="#2b2140" stroke="#12061f" stroke-width="2.4"/><path d="M-6.5 0L-4 46" stroke="#6a5a90" stroke-width="2.6" stroke-linecap="round"/><path d="M-10.5-8h21l-1 10h-19z" fill="#ffd23f" stroke="#12061f" stroke-width="2"/><rect x="-3" y="12" width="6" height="10" rx="3" fill="#ff4f7b"/><circle cy="-25" r="20" fill="url(#head)" stroke="#12061f" stroke-width="2.6"/><path d="M-19-25h38m-35-10h32m-32 20h32M0-45v40m-10-37c5 8 5 26 0 34m20-34c-5 8-5 26 0 34" stroke="#5d658c" stroke-width="1.8" fill="none"/><path d="M-13-34A16 16 0 0 1-3-40.5" stroke="#fff" stroke-width="3.6" fill="none" stroke-linecap="round"/></g><path d="${NOTES}" fill="#fff" stroke="#5c1058" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/><path d="${burst(30, 48, 4, 6, 1.5)}${burst(84, 84, 4, 7, 1.8)}" fill="#fff6cf"/>`;
}

function archer(): string {
  return `<rect ${ALL} fill="#145c38"/>${rays(52, 68, 12, 120, "#1f7d4c")}<circle cx="52" cy="72" r="36" fill="#0a2f1a" opacity=".5"/><circle cx="52" cy="69" r="36" fill="#ffd23f" stroke="#0a2f1a" stroke-width="2.4"/><circle cx="52" cy="69" r="27" fill="#fffaf0"/><circle cx="52" cy="69" r="18" fill="#ff4f7b"/><circle cx="52" cy="69" r="9" fill="#ffd23f"/><g transform="translate(53 68) rotate(34)"><path d="M0 0H50" stroke="#4a2713" stroke-width="4.2"/><path d="M36-6h12l-4 6 4 6H36l4-6z" fill="#27c7e6" stroke="#0a2f1a" stroke-width="1.6" stroke-linejoin="round"/><path d="M-3 0 9-5.5v11z" fill="#e6ebf7" stroke="#0a2f1a" stroke-width="1.6" stroke-linejoin="round"/></g><g transform="translate(47 42) rotate(-4)"><path d="M-28 10c8-22 34-35 60-32-5 14-7 24 3 29-21 8-47 12-63 3z" fill="#38a857" stroke="#0a2f1a" stroke-width="2.6" stroke-linejoin="round"/><path d="M-28 10c16 2 42-1 55-13 0 5 3 8 8 10-21 8-47 12-63 3z" fill="#237a3e"/><path d="M10-19c4-19 22-25 30-21-3 14-14 22-25 25z" fill="#ff4f7b" stroke="#0a2f1a" stroke-width="2.2" stroke-linejoin="round"/><path d="M13-17c7-11 15-18 24-21" fill="none" stroke="#a81f4b" stroke-width="1.4"/></g>`;
}

function spyglass(): string {
  return `<defs>${linear("sky", [
    [0, "#ffe9b8"],
    [1, "#ffc27d"],
  ])}<clipPath id="lens"><circle cx="60" cy="50" r="31"/></clipPath></defs>${SEA}${rays(60, 50, 14, 120, "#ffe6b0", 0.16)}<g transform="translate(40 72) rotate(-46)"><rect x="-50" y="-9" width="34" height="18" rx="3" fill="#6b3b1a" stroke="#2b1408" stroke-width="2.2"/><rect x="-22" y="-12.5" width="30" height="25" rx="3" fill="#9a5b2c" stroke="#2b1408" stroke-width="2.2"/><path d="M-20-12v24M4-12v24M-47-9V9" stroke="#f0c26b" stroke-width="4.2"/><path d="M-46-5h22m8-2H0" stroke="#fff" stroke-opacity=".3" stroke-width="2.4" stroke-linecap="round"/></g><g clip-path="url(#lens)"><rect x="28" y="18" width="66" height="66" fill="url(#sky)"/><circle cx="78" cy="44" r="9" fill="#fff6dc"/><path d="M46 54h30l-6 9H53z" fill="#3a2113"/><path d="M60 54V27" stroke="#3a2113" stroke-width="2"/><path d="M62 28c10 4 14 14 14 22H62z" fill="#fffaf0" stroke="#3a2113" stroke-width="1.3"/><path d="M58 31c-7 5-10 12-10 19h10z" fill="#ffe0d8" stroke="#3a2113" stroke-width="1.3"/><path d="m60 27 8-3.5-8-1.5z" fill="#d9473c"/><path d="M28 61q8-6 15 0t15 0t15 0t15 0t15 0V84H28z" fill="#1f8f98"/><path d="M28 69q8-5 15 0t15 0t15 0t15 0t15 0V84H28z" fill="#146f80"/></g><circle cx="60" cy="50" r="31" fill="none" stroke="#2b1408" stroke-width="9"/><circle cx="60" cy="50" r="31" fill="none" stroke="#f0c26b" stroke-width="5.6"/><path d="M38 40A24 24 0 0 1 52 27" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.6" stroke-linecap="round"/>`;
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
  const flash = "M62 18 36 64h14l-8 40 32-52H57l13-34z";
  return `<defs>${radial("eye", [
    [0, "#27498f"],
    [1, "#0b1a3c"],
  ])}${linear("flash", [
    [0, "#fffbe0"],
    [1, "#ffc21f"],
  ])}</defs><rect ${ALL} fill="url(#eye)"/>${wind}${cards}<path d="${flash}" fill="#ffd23f" stroke="#ffe98a" stroke-opacity=".35" stroke-width="10" stroke-linejoin="round"/><path d="${flash}" fill="url(#flash)" stroke="#0b1a3c" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"/><path d="m14 110 4 12m16-14 4 12m24-12 4 12m20-14 4 12" stroke="#a8d0ff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`;
}

function flag(): string {
  return `<rect ${ALL} fill="#b56a2c"/>${rays(54, 60, 14, 120, "#d08a44")}<circle cx="54" cy="60" r="44" fill="#ffe6b0" opacity=".55"/><path d="M30 46V122" stroke="#2b1408" stroke-width="8.5" stroke-linecap="round"/><path d="M30 46V122" stroke="#8a5127" stroke-width="4.8" stroke-linecap="round"/><circle cx="30" cy="45" r="5" fill="#ffd23f" stroke="#2b1408" stroke-width="2"/><path d="M33 51c16-11 29 11 56-1v46c-27 12-40-10-56 1z" fill="#4a2713" opacity=".35"/><path d="M33 48c16-11 29 11 56-1v46c-27 12-40-10-56 1z" fill="#fffaf0" stroke="#4a2713" stroke-width="2.8" stroke-linejoin="round"/><path d="M48 44c6 2 10 5 15 7v46c-5-2-9-5-15-7z" fill="#e9dcc2" opacity=".6"/><path d="m61 57 12 4v9c0 8-6 13-12 16-6-3-12-8-12-16v-9z" fill="#0b769c" stroke="#4a2713" stroke-width="2.2" stroke-linejoin="round"/><path d="M55 71l4.5 4.8L68 66" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function arm(path: string, width: number): string {
  return `<path d="${path}" stroke="#5c1024" stroke-width="${width + 5}"/><path d="${path}" stroke="#f0645a" stroke-width="${width}"/><path d="${path}" stroke="#ffb3a4" stroke-width="${short(width * 0.34)}" stroke-dasharray=".1 5.6" transform="translate(1.6 0)"/>`;
}

function kraken(): string {
  const left = arm("M22 122c-12-26 14-38 2-62-6-14 8-20 13-10", 9);
  const right = arm("M84 122c12-28-14-40-4-68 6-16-8-26-15-14", 9);
  return `${SEA}${rays(52, 52, 12, 110, "#7fe3c3", 0.12)}<circle cx="70" cy="28" r="11" fill="#fff3cf" opacity=".9"/><g stroke="#0a1a26" stroke-width="1.6" stroke-linejoin="round"><path d="M53 70V30" stroke-width="3"/><path d="M56 32c11 5 14 16 13 28H56z" fill="#fff3dc"/><path d="M50 38c-8 6-10 14-10 22h10z" fill="#e8d3b0"/><path d="M34 66H74L67 79H41z" fill="#6b3b1a"/><path d="m53 30 9-3.5-9-3z" fill="#d9473c"/></g><g fill="none" stroke-linecap="round">${left}${right}</g><path d="M34 92c0-15 38-15 38 0v24H34z" fill="#f0645a" stroke="#5c1024" stroke-width="2.6"/><circle cx="45" cy="93" r="6" fill="#fff"/><circle cx="61" cy="93" r="6" fill="#fff"/><circle cx="46.5" cy="91.5" r="3" fill="#2a0710"/><circle cx="59.5" cy="91.5" r="3" fill="#2a0710"/><path d="M38 84.5 50 88m18-3.5L56 88" stroke="#5c1024" stroke-width="2.8" stroke-linecap="round"/><path d="M4 110q8-8 16 0t16 0 16 0 16 0 16 0 16 0v40H4z" fill="#0b4f66"/>`;
}

export const PARTY_AND_PIRATES: Record<string, Motif> = {
  microphone: {
    glyph: ["M5-11.5A6 6 0 0 1 9.8-2L2-9.8a6 6 0 0 1 3-1.7z", "m.5-8.5 8 8-3 2L-8 12l-4-4L-1.5-5.5z"],
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
      "M3.5-9.5c1.5-4.5 6-5 8.5-3.5-.5 2.5-1.5 3.5-3 3.7z",
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
      "M-8.9 3.6c-3.3-2.6-3.5-7.9-.4-10.7.6-.5 1.3-.9 2.1-1.2l12.6-2.3 2.7 5.3-10 8.1c-1.9 1.7-4.8 2.4-7 .8z",
      "M5-12.5c.5-.3 1.2-.1 1.5.5l3.4 6.8c.3.6.1 1.2-.5 1.5l-1.2.6c-.6.3-1.2.1-1.5-.5l-3.4-6.8c-.3-.6-.1-1.2.5-1.5z",
      "M-3.5 0a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 1 1-3.5 0zm0 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6z",
      "M9.8 2.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4z",
    ],
    disc: "#06283c",
    ink: "#ffd98a",
    plate: "#06283c",
    edge: "#ffd98a",
    text: "#ffffff",
  },
  spyglass: {
    glyph: [
      "m-12 6.5 6.5-5L-2 6l-6.5 5c-1 .8-2.3.5-3-.4l-1-1.6c-.5-1-.3-1.8.5-2.5z",
      "m-4.5.5 7-5.5L7 .5-.5 6z",
      "m3.5-6.5 4.5-4 5 6L8.2-.6z",
    ],
    disc: "#06283c",
    ink: "#ffd98a",
    plate: "#06202e",
    edge: "#ffd98a",
    text: "#ffffff",
    scene: spyglass,
  },
  storm: {
    glyph: [[`M-9.5-6.5H6c6 0 5-5.5 1-5M-11 0h8m6 0h6M-9 6.5H2c6 0 5 6 .5 5`, 3.2], "M4.5-5-3 4h4l-2 6.5L7 1H2.5z"],
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
      ["M-10 11c-1-8 5-9 2-15-2-4 3-7 4.5-3.5", 3.2],
      ["M10 11c1-8-5-9-2-15 2-4-3-7-4.5-3.5", 3.2],
      "M-5 12V4C-5-3 5-3 5 4v8zm2.8-8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3zm4.4 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z",
    ],
    disc: "#043038",
    ink: "#ff9d90",
    plate: "#042a30",
    edge: "#7fe3c3",
    text: "#ffffff",
    scene: kraken,
  },
};
