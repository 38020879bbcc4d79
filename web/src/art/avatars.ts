/** Faces of players, in a box of 64 by 64 that is shown round: animals for people, robots for bots. */
import { at } from "../lib/records";

/** Round eyes with light in them. */
function eyes(left: number, right: number, y: number, radius = 3.4, ink = "#241826"): string {
  return [left, right]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/><circle cx="${x + radius * 0.35}" cy="${y - radius * 0.4}" r="${radius * 0.36}" fill="#fff"/>`,
    )
    .join("");
}

function cheeks(left: number, right: number, y: number, paint = "#ff8f9c"): string {
  return `<g fill="${paint}" opacity=".55"><ellipse cx="${left}" cy="${y}" rx="4" ry="2.8"/><ellipse cx="${right}" cy="${y}" rx="4" ry="2.8"/></g>`;
}

export function line(path: string, paint: string, width = 1.9): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A ground with light from above, and shoulders in the dark of it. */
function ground(paint: string, light: string): string {
  return `<defs><radialGradient id="ground" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${paint}"/></radialGradient></defs><rect width="64" height="64" fill="url(#ground)"/>`;
}

const smile = (y: number, ink = "#241826"): string => line(`M32 ${y}q-4.5 4.5-8 .8M32 ${y}q4.5 4.5 8 .8`, ink);

export const ANIMALS: Record<string, string> = {
  fox:
    ground("#1f5f85", "#58a9c9") +
    `<path d="M9 11c6 2 13 7 16 11h14c3-4 10-9 16-11 2 11 2 21-1 30-3 12-12 17-22 20-10-3-19-8-22-20-3-9-3-19-1-30z" fill="#f27a2f"/><path d="M13.5 18c3.5 2 6.5 5 8.5 8l-8 6c-1-5-1-10-.5-14zm37 0C47 20 44 23 42 26l8 6c1-5 1-10 .5-14z" fill="#6b2a14"/><path d="M10 40c9-4 16 2 22 13 6-11 13-17 22-13-3 13-12 18-22 21-10-3-19-8-22-21z" fill="#fff4e4"/><path d="M28 24h8l-4 12z" fill="#ffa25c"/>` +
    eyes(22.5, 41.5, 38) +
    cheeks(16, 48, 45, "#ff9a7a") +
    `<path d="M28 51c2-1.5 6-1.5 8 0l-4 5z" fill="#2a1408"/>`,
  owl:
    ground("#d98f2e", "#ffd37a") +
    `<path d="M12 12c6 1 10 4 13 6h14c3-2 7-5 13-6 2 8 2 22 1 32-1 11-10 18-21 18s-20-7-21-18c-1-10-1-24 1-32z" fill="#7a5590"/><path d="M20 46c4-6 20-6 24 0 1 10-5 16-12 16s-13-6-12-16z" fill="#e8d6ef"/><circle cx="22.5" cy="33" r="11.5" fill="#fff5df"/><circle cx="41.5" cy="33" r="11.5" fill="#fff5df"/><circle cx="22.5" cy="33" r="8" fill="#ffb52e"/><circle cx="41.5" cy="33" r="8" fill="#ffb52e"/>` +
    eyes(23.5, 40.5, 33, 5.2) +
    `<path d="M28.5 41c2.5-1.5 4.5-1.5 7 0L32 48.5z" fill="#f2902b"/>` +
    line("M26 52q3 2.5 6 0q3 2.5 6 0M28 57q2 1.8 4 0q2 1.8 4 0", "#a784b8", 2),
  cat:
    ground("#b8436a", "#ff9db5") +
    `<path d="M10 10c6 2 12 7 15 11h14c3-4 9-9 15-11 2 10 2 24 0 33-2 11-11 17-22 17s-20-6-22-17c-2-9-2-23 0-33z" fill="#45415c"/><path d="M14 17c4 2 6 5 8 8l-7 5zm36 0c-4 2-6 5-8 8l7 5z" fill="#ff9db5"/><path d="M29 21h6l-1 8h-4zm-6.5 1 3 6m16-6-3 6" fill="#2d2a40" stroke="#2d2a40" stroke-width="2" stroke-linecap="round"/><ellipse cx="22" cy="37" rx="6" ry="6.5" fill="#c3f26a"/><ellipse cx="42" cy="37" rx="6" ry="6.5" fill="#c3f26a"/><ellipse cx="22.8" cy="37" rx="2.6" ry="5" fill="#16141f"/><ellipse cx="41.2" cy="37" rx="2.6" ry="5" fill="#16141f"/><circle cx="24" cy="34.5" r="1.5" fill="#fff"/><circle cx="42.4" cy="34.5" r="1.5" fill="#fff"/><path d="M29 45.5q3-1.5 6 0L32 49z" fill="#ff9db5"/>` +
    smile(50, "#f4edf6") +
    line("m7 44 9 1.5M8 51l8-1.5M57 44l-9 1.5m8 5.5-8-1.5", "#d9d2e6", 1.3),
  panda:
    ground("#3f8f4c", "#a6dd8a") +
    `<circle cx="14" cy="18" r="9.5" fill="#201d2b"/><circle cx="50" cy="18" r="9.5" fill="#201d2b"/><ellipse cx="32" cy="38" rx="24" ry="22.5" fill="#fbf7ef"/><ellipse cx="21.5" cy="36" rx="7" ry="8.5" fill="#201d2b" transform="rotate(28 21.5 36)"/><ellipse cx="42.5" cy="36" rx="7" ry="8.5" fill="#201d2b" transform="rotate(-28 42.5 36)"/><circle cx="23" cy="35" r="3.6" fill="#fff"/><circle cx="41" cy="35" r="3.6" fill="#fff"/><circle cx="23.5" cy="35.4" r="2.2" fill="#201d2b"/><circle cx="40.5" cy="35.4" r="2.2" fill="#201d2b"/><ellipse cx="32" cy="45" rx="4" ry="2.8" fill="#201d2b"/>` +
    smile(49, "#201d2b") +
    cheeks(15, 49, 47),
  frog:
    ground("#6a3fb8", "#b796f2") +
    `<circle cx="18" cy="22" r="11" fill="#5fc04a"/><circle cx="46" cy="22" r="11" fill="#5fc04a"/><ellipse cx="32" cy="43" rx="26" ry="19.5" fill="#5fc04a"/><path d="M12 52c8 9 32 9 40 0-4 8-12 11-20 11s-16-3-20-11z" fill="#c9efa0"/><circle cx="18" cy="21" r="7.4" fill="#fff"/><circle cx="46" cy="21" r="7.4" fill="#fff"/>` +
    eyes(19.5, 44.5, 22, 4.2, "#15210f") +
    line("M13 42q19 15 38 0", "#1f5c18", 2.8) +
    cheeks(13, 51, 47, "#ffb36b") +
    `<circle cx="29" cy="37" r="1" fill="#1f5c18"/><circle cx="35" cy="37" r="1" fill="#1f5c18"/>`,
  rabbit:
    ground("#2a69b8", "#8cc3f7") +
    `<ellipse cx="21" cy="17" rx="7.5" ry="18" fill="#f4ede6" transform="rotate(-8 21 17)"/><path d="M39 28c-3-16 1-30 7-29s10 7 6 13c-2 3-3 8-4 16z" fill="#f4ede6"/><ellipse cx="21" cy="18" rx="3.4" ry="12" fill="#f7b4c2" transform="rotate(-8 21 18)"/><path d="M42 24c-1-10 1-18 4-20 2 1 2 6 1 10s-1 8-1.5 12z" fill="#f7b4c2"/><ellipse cx="32" cy="43" rx="21.5" ry="18.5" fill="#f4ede6"/><ellipse cx="32" cy="50" rx="11" ry="8" fill="#fffaf4"/>` +
    eyes(23, 41, 40, 3.6) +
    `<path d="M29 46q3-1.6 6 0l-3 3z" fill="#e8748c"/>` +
    smile(49.5) +
    `<path d="M29.5 53h5v4.5c0 1-5 1-5 0z" fill="#fff" stroke="#cbbfc0" stroke-width="1"/>` +
    cheeks(17, 47, 47),
  bear:
    ground("#d9982a", "#ffe08a") +
    `<circle cx="14" cy="19" r="9.5" fill="#8d5833"/><circle cx="50" cy="19" r="9.5" fill="#8d5833"/><circle cx="14" cy="19" r="5" fill="#d79d6c"/><circle cx="50" cy="19" r="5" fill="#d79d6c"/><ellipse cx="32" cy="38" rx="24" ry="23" fill="#9c6339"/><ellipse cx="32" cy="47" rx="12" ry="10" fill="#edc499"/>` +
    eyes(22.5, 41.5, 35) +
    `<ellipse cx="32" cy="43" rx="4.6" ry="3.2" fill="#23140b"/><ellipse cx="31" cy="42" rx="1.6" ry=".8" fill="#fff" opacity=".6"/>` +
    smile(48, "#23140b") +
    cheeks(15, 49, 43, "#ff9a7a"),
  penguin:
    ground("#2a93a8", "#a6ecef") +
    `<path d="M32 6C49 6 56 21 56 38S47 66 32 66S8 55 8 38S15 6 32 6z" fill="#26314e"/><path d="M19 25c6-5 11-.5 13 3 2-3.5 7-8 13-3 6 6 4 34-13 35-17-1-19-29-13-35z" fill="#fdf9f0"/>` +
    eyes(24, 40, 34, 3.6) +
    `<path d="M25.5 41c3.5-2 9.5-2 13 0-1.5 4-3.5 6.5-6.5 6.5S27 45 25.5 41z" fill="#f59a2b"/><path d="M26 42q6 2.5 12 0" fill="none" stroke="#b8640f" stroke-width="1.2"/>` +
    cheeks(19, 45, 42) +
    line("M30 9q2-5 5-4M33 9q3-3 5-2", "#26314e", 2.6),
  koala:
    ground("#4f7f6a", "#b8dfc0") +
    `<circle cx="12" cy="25" r="12" fill="#8b93a8"/><circle cx="52" cy="25" r="12" fill="#8b93a8"/><circle cx="12.5" cy="26" r="7" fill="#f3c6cf"/><circle cx="51.5" cy="26" r="7" fill="#f3c6cf"/><ellipse cx="32" cy="38" rx="22" ry="22" fill="#a2aabd"/><path d="M18 50c4 8 24 8 28 0-2 8-8 11-14 11s-12-3-14-11z" fill="#e6e9f0"/>` +
    eyes(22, 42, 36, 3.2) +
    `<path d="M32 33c5 0 6 6 5 11-1 4-9 4-10 0-1-5 0-11 5-11z" fill="#2f3040"/><ellipse cx="30.5" cy="36.5" rx="1.5" ry="2.2" fill="#fff" opacity=".5"/>` +
    smile(50, "#2f3040") +
    cheeks(16, 48, 45),
  tiger:
    ground("#2f6f4a", "#8fd08a") +
    `<circle cx="14" cy="18" r="8.5" fill="#f09a35"/><circle cx="50" cy="18" r="8.5" fill="#f09a35"/><circle cx="14" cy="18.5" r="4.4" fill="#3a2418"/><circle cx="50" cy="18.5" r="4.4" fill="#3a2418"/><ellipse cx="32" cy="38" rx="23.5" ry="22.5" fill="#f7a541"/><path d="M14 46c6-6 13-4 18 0 5-4 12-6 18 0-3 10-10 14.5-18 14.5S17 56 14 46z" fill="#fff4e0"/><g fill="#3a2418"><path d="M30 16h4l-2 9zm-7 1.5 3.5-.8.5 7zm18 0-3.5-.8-.5 7zM8.6 34l8 1-8 3zm.9 8 7-1-6 4.5zm45.9-8-8 1 8 3zm-.9 8-7-1 6 4.5z"/></g>` +
    eyes(23, 41, 36) +
    `<path d="M28 43.5q4-2 8 0l-4 4z" fill="#e0606a"/>` +
    smile(48, "#3a2418") +
    line("M20 49.5h0m3 2.5h0m21-2.5h0M41 52h0", "#3a2418", 1.6),
  lion:
    ground("#2f6ab0", "#9fd0f5") +
    `<path d="M32 2c6 0 8 4 13 4s7 6 9 10 7 8 7 14-1 10-3 15-4 11-11 13-9 6-15 6-10-2-15-6-9-8-11-13-3-9-3-15 5-10 7-14 4-10 9-10 7-4 13-4z" fill="#b8601f"/><path d="M32 8c4 0 7 3 11 4s6 5 7 9 5 7 5 12-2 9-4 13-6 9-11 10-16 2-20 0-9-8-10-12-1-10-1-14 4-12 9-16 10-6 14-6z" fill="#d9822b"/><circle cx="15" cy="21" r="6" fill="#f2bd5c"/><circle cx="49" cy="21" r="6" fill="#f2bd5c"/><ellipse cx="32" cy="38" rx="19" ry="19" fill="#f7cd74"/><ellipse cx="32" cy="47" rx="10" ry="7.5" fill="#fff0cf"/>` +
    eyes(24, 40, 36) +
    `<path d="M27.5 42q4.5-2 9 0L32 46.5z" fill="#7a3418"/>` +
    smile(48, "#7a3418") +
    cheeks(18, 46, 44, "#ff9a5c"),
  octopus:
    ground("#17506e", "#5fc0d0") +
    `<path d="M10 44c-6 2-8 10-2 13 5 2 7-4 4-5m42-8c6 2 8 10 2 13-5 2-7-4-4-5" fill="none" stroke="#c9447a" stroke-width="6" stroke-linecap="round"/><path d="M32 5c17 0 23 14 21 28-1 8-3 11-2 19s-7 10-9 4c-2-5-4 8-10 8s-8-13-10-8c-2 6-10 4-9-4s-1-11-2-19C9 19 15 5 32 5z" fill="#f0649a"/><path d="M18 18c2-6 7-9 12-9" fill="none" stroke="#ffb3cf" stroke-width="3.5" stroke-linecap="round"/><circle cx="43" cy="15" r="2.6" fill="#d64a84"/><circle cx="47" cy="22" r="1.8" fill="#d64a84"/>` +
    `<circle cx="23" cy="33" r="6.5" fill="#fff"/><circle cx="41" cy="33" r="6.5" fill="#fff"/>` +
    eyes(24, 40, 33.5, 4) +
    line("M27 43q5 5 10 0", "#7a1747", 2.2) +
    cheeks(16, 48, 40, "#ffd0de"),
  axolotl:
    ground("#3d7fb0", "#a8e0f0") +
    `<g fill="none" stroke="#e8507f" stroke-width="4.4" stroke-linecap="round"><path d="M14 27c-6-3-9-8-8-13m6 21c-6 0-10-3-11-7m12 15c-5 3-9 3-12 1m49-17c6-3 9-8 8-13m-6 21c6 0 10-3 11-7M51 43c5 3 9 3 12 1"/></g><path d="M32 13c16 0 24 11 24 24S46 59 32 59 8 50 8 37s8-24 24-24z" fill="#ffc2d4"/><path d="M16 48c6 9 26 9 32 0-2 8-8 11-16 11s-14-3-16-11z" fill="#ffe3ea"/>` +
    eyes(19, 45, 37, 3.6) +
    line("M24 44q8 8 16 0", "#a83460", 2.2) +
    cheeks(15, 49, 44, "#ff6f93") +
    `<circle cx="27" cy="22" r="1.6" fill="#f797b3"/><circle cx="36" cy="20" r="1.3" fill="#f797b3"/><circle cx="40" cy="25" r="1.6" fill="#f797b3"/>`,
  chick:
    ground("#3f8fc4", "#b8e4ff") +
    `<path d="M32 9C46 9 56 21 56 37S47 62 32 62S8 53 8 37S18 9 32 9z" fill="#ffd84a"/><path d="M14 50c6 9 30 9 36 0-4 8-10 12-18 12s-14-4-18-12z" fill="#fff0a8"/>` +
    line("M32 10q-5-7-9-4m9 4q0-7 3-8m-3 8q4-5 8-3", "#f0b21f", 2.8) +
    eyes(22, 42, 35, 4) +
    `<path d="M25 42c4-3.5 10-3.5 14 0-2 5-4 7-7 7s-5-2-7-7z" fill="#f58a2b"/><path d="M25.5 42.5q6.5 2.5 13 0" fill="none" stroke="#b85c0f" stroke-width="1.3"/>` +
    cheeks(15, 49, 43),
};

export const ROBOT_FACES: Record<string, string> = {
  antenna:
    ground("#26364f", "#6d86ab") +
    `<path d="M32 6v10" stroke="#b8c7dc" stroke-width="3"/><circle cx="32" cy="7.5" r="4.5" fill="#ff6b6b"/><circle cx="30.6" cy="6" r="1.3" fill="#fff" opacity=".8"/><rect x="4" y="28" width="6" height="13" rx="3" fill="#8fa3bd"/><rect x="54" y="28" width="6" height="13" rx="3" fill="#8fa3bd"/><rect x="9" y="15" width="46" height="41" rx="13" fill="#cfdbea"/><path d="M9 44h46c-1 7-6 12-13 12H22c-7 0-12-5-13-12z" fill="#a9bbd2"/><rect x="14.5" y="21.5" width="35" height="21" rx="10" fill="#1b2740"/><path d="M20 32a5 5 0 0 1 10 0m4 0a5 5 0 0 1 10 0" fill="none" stroke="#5df2d6" stroke-width="3" stroke-linecap="round"/>` +
    line("M26 37.5q6 4 12 0", "#5df2d6", 2.2) +
    line("M25 50h14", "#6c82a0", 2.8),
  lens:
    ground("#4a2350", "#b06aa8") +
    `<path d="M21 9l5 10M43 9l-5 10" stroke="#f0c6e0" stroke-width="3" stroke-linecap="round"/><circle cx="21" cy="9" r="3" fill="#5df2d6"/><circle cx="43" cy="9" r="3" fill="#5df2d6"/><circle cx="32" cy="38" r="23" fill="#f2a65a"/><path d="M9 38a23 23 0 0 1 46 0z" fill="#f9c88d"/><path d="M10 38h44" stroke="#c9752f" stroke-width="1.6"/><circle cx="32" cy="35" r="13" fill="#2b1730"/><circle cx="32" cy="35" r="8.5" fill="#ffdf6b"/><circle cx="32" cy="35" r="4" fill="#2b1730"/><circle cx="35" cy="31.5" r="2.8" fill="#fff"/>` +
    line("M23 53q9 5 18 0", "#8f4f1f", 2.8),
  screen:
    ground("#154a43", "#5fae96") +
    `<path d="m24 10-4-7m20 7 4-7" stroke="#8be0b0" stroke-width="2.6" stroke-linecap="round"/><circle cx="8" cy="34" r="4.5" fill="#d4fbe4"/><circle cx="56" cy="34" r="4.5" fill="#d4fbe4"/><rect x="10" y="9" width="44" height="49" rx="8" fill="#8be0b0"/><rect x="10" y="46" width="44" height="12" rx="6" fill="#5fb88a"/><rect x="15" y="15" width="34" height="25" rx="5" fill="#0f2f2a"/>` +
    eyes(25, 39, 26, 3.6, "#a8ffcf") +
    line("M26 33q6 4.5 12 0", "#a8ffcf", 2.4) +
    line("M20 48h24m-18 0v6m6-6v6m6-6v6", "#2d7a5b", 2.2),
  kettle:
    ground("#7a3a1f", "#e0a060") +
    `<path d="M22 12c2-7 18-7 20 0" fill="none" stroke="#e6ecf5" stroke-width="3.5" stroke-linecap="round"/><path d="M54 30c6-2 7-8 7-12" fill="none" stroke="#c2ccdc" stroke-width="6" stroke-linecap="round"/><path d="M32 11c18 0 24 15 23 29-1 13-9 19-23 19S10 53 9 40c-1-14 5-29 23-29z" fill="#e6ecf5"/><path d="M10 45c3 9 10 14 22 14s19-5 22-14z" fill="#b9c6da"/><path d="M16 26c2-6 6-9 11-10" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/><circle cx="23" cy="35" r="6.5" fill="#25344f"/><circle cx="41" cy="35" r="6.5" fill="#25344f"/><circle cx="23" cy="35" r="3.4" fill="#ffb04a"/><circle cx="41" cy="35" r="3.4" fill="#ffb04a"/><circle cx="24.5" cy="33.3" r="1.3" fill="#fff"/><circle cx="42.5" cy="33.3" r="1.3" fill="#fff"/>` +
    line("M26 46q6 5 12 0", "#25344f", 2.6) +
    cheeks(16, 48, 43),
  cube:
    ground("#3a2a7a", "#9a86e8") +
    `<path d="M32 4v8" stroke="#ffd23f" stroke-width="3"/><path d="M27 3h10l-2 5h-6z" fill="#ffd23f"/><rect x="9" y="12" width="46" height="46" rx="7" fill="#ffd23f"/><path d="M9 48h46v3c0 4-3 7-7 7H16c-4 0-7-3-7-7z" fill="#e0a41f"/><rect x="15" y="20" width="14" height="14" rx="3" fill="#2a1f5c"/><rect x="35" y="20" width="14" height="14" rx="3" fill="#2a1f5c"/><rect x="20" y="24" width="6" height="6" fill="#7df1ff"/><rect x="38" y="24" width="6" height="6" fill="#7df1ff"/><path d="M20 41h24v5H20zm6 0v5m6-5v5m6-5v5" fill="#fff6d8" stroke="#2a1f5c" stroke-width="1.6"/><circle cx="13" cy="54" r="1.3" fill="#8a5f0a"/><circle cx="51" cy="54" r="1.3" fill="#8a5f0a"/>`,
};

/** Behind the name of a robot's face: the same one in other colours. */
export const REPAINTED = " repainted";

/** The markup of a face; somebody whose face is unknown here still has one. */
export function avatar(face: string): string {
  const name = face.replace(REPAINTED, "");
  const drawn = at(ANIMALS, name) ?? at(ROBOT_FACES, name) ?? ANIMALS["fox"] ?? "";
  if (name === face) return drawn;
  return `<filter id="paint"><feColorMatrix type="hueRotate" values="150"/></filter><g filter="url(#paint)">${drawn}</g>`;
}
