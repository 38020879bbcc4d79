import type { World } from "./world";

export const world: World = {
  id: "classic",
  tokens: { accent: "#ffc46b", accentInk: "#2b1700", turn: "#ffd27a", sky: "#1a2456" },
  type: { family: "Shrikhand", size: 1, spacing: "0", upper: false },
  corners: "round",
  pixel: 0,
  backdrop: ({ width, height, cx, cy, rx, ry }) =>
    `<rect width="${width}" height="${height}" fill="#1a2456"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#135a4f" stroke="#8a5127" stroke-width="16"/>`,
  vignette: (width, height) => `<rect width="${width}" height="${height}" fill="#1a2456"/>`,
  back: () =>
    `<rect width="100" height="150" rx="10.500" fill="#fffaf0"/><rect x="4.500" y="4.500" width="91" height="141" rx="7" fill="#23305f"/>`,
};
