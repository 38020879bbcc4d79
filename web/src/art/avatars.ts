/** Faces of players, in a box of 64 by 64 that is shown round: animals for people, robots for bots. */

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

function line(path: string, paint: string, width = 1.9): string {
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
    `<path d="M9 11C15 13 22 18 25 22H39C42 18 49 13 55 11C57 22 57 32 54 41C51 53 42 58 32 61C22 58 13 53 10 41C7 32 7 22 9 11z" fill="#f27a2f"/><path d="M13.5 18C17 20 20 23 22 26L14 32C13 27 13 22 13.5 18zM50.5 18C47 20 44 23 42 26L50 32C51 27 51 22 50.5 18z" fill="#6b2a14"/><path d="M10 40C19 36 26 42 32 53C38 42 45 36 54 40C51 53 42 58 32 61C22 58 13 53 10 40z" fill="#fff4e4"/><path d="M28 24H36L32 36z" fill="#ffa25c"/>` +
    eyes(22.5, 41.5, 38) +
    cheeks(16, 48, 45, "#ff9a7a") +
    `<path d="M28 51C30 49.5 34 49.5 36 51L32 56z" fill="#2a1408"/>`,
  owl:
    ground("#d98f2e", "#ffd37a") +
    `<path d="M12 12C18 13 22 16 25 18H39C42 16 46 13 52 12C54 20 54 34 53 44C52 55 43 62 32 62S12 55 11 44C10 34 10 20 12 12z" fill="#7a5590"/><path d="M20 46C24 40 40 40 44 46C45 56 39 62 32 62S19 56 20 46z" fill="#e8d6ef"/><circle cx="22.5" cy="33" r="11.5" fill="#fff5df"/><circle cx="41.5" cy="33" r="11.5" fill="#fff5df"/><circle cx="22.5" cy="33" r="8" fill="#ffb52e"/><circle cx="41.5" cy="33" r="8" fill="#ffb52e"/>` +
    eyes(23.5, 40.5, 33, 5.2) +
    `<path d="M28.5 41C31 39.5 33 39.5 35.5 41L32 48.5z" fill="#f2902b"/>` +
    line("M26 52q3 2.5 6 0q3 2.5 6 0M28 57q2 1.8 4 0q2 1.8 4 0", "#a784b8", 2),
  cat:
    ground("#b8436a", "#ff9db5") +
    `<path d="M10 10C16 12 22 17 25 21H39C42 17 48 12 54 10C56 20 56 34 54 43C52 54 43 60 32 60S12 54 10 43C8 34 8 20 10 10z" fill="#45415c"/><path d="M14 17C18 19 20 22 22 25L15 30zM50 17C46 19 44 22 42 25L49 30z" fill="#ff9db5"/><path d="M29 21h6l-1 8h-4zM22.5 22l3 6M41.5 22l-3 6" fill="#2d2a40" stroke="#2d2a40" stroke-width="2" stroke-linecap="round"/><ellipse cx="22" cy="37" rx="6" ry="6.5" fill="#c3f26a"/><ellipse cx="42" cy="37" rx="6" ry="6.5" fill="#c3f26a"/><ellipse cx="22.8" cy="37" rx="2.6" ry="5" fill="#16141f"/><ellipse cx="41.2" cy="37" rx="2.6" ry="5" fill="#16141f"/><circle cx="24" cy="34.5" r="1.5" fill="#fff"/><circle cx="42.4" cy="34.5" r="1.5" fill="#fff"/><path d="M29 45.5q3-1.5 6 0l-3 3.5z" fill="#ff9db5"/>` +
    smile(50, "#f4edf6") +
    line("M7 44l9 1.5M8 51l8-1.5M57 44l-9 1.5M56 51l-8-1.5", "#d9d2e6", 1.3),
  panda:
    ground("#3f8f4c", "#a6dd8a") +
    `<circle cx="14" cy="18" r="9.5" fill="#201d2b"/><circle cx="50" cy="18" r="9.5" fill="#201d2b"/><ellipse cx="32" cy="38" rx="24" ry="22.5" fill="#fbf7ef"/><ellipse cx="21.5" cy="36" rx="7" ry="8.5" fill="#201d2b" transform="rotate(28 21.5 36)"/><ellipse cx="42.5" cy="36" rx="7" ry="8.5" fill="#201d2b" transform="rotate(-28 42.5 36)"/><circle cx="23" cy="35" r="3.6" fill="#fff"/><circle cx="41" cy="35" r="3.6" fill="#fff"/><circle cx="23.5" cy="35.4" r="2.2" fill="#201d2b"/><circle cx="40.5" cy="35.4" r="2.2" fill="#201d2b"/><ellipse cx="32" cy="45" rx="4" ry="2.8" fill="#201d2b"/>` +
    smile(49, "#201d2b") +
    cheeks(15, 49, 47),
  frog:
    ground("#6a3fb8", "#b796f2") +
    `<circle cx="18" cy="22" r="11" fill="#5fc04a"/><circle cx="46" cy="22" r="11" fill="#5fc04a"/><ellipse cx="32" cy="43" rx="26" ry="19.5" fill="#5fc04a"/><path d="M12 52C20 61 44 61 52 52C48 60 40 63 32 63S16 60 12 52z" fill="#c9efa0"/><circle cx="18" cy="21" r="7.4" fill="#fff"/><circle cx="46" cy="21" r="7.4" fill="#fff"/>` +
    eyes(19.5, 44.5, 22, 4.2, "#15210f") +
    line("M13 42q19 15 38 0", "#1f5c18", 2.8) +
    cheeks(13, 51, 47, "#ffb36b") +
    `<circle cx="29" cy="37" r="1" fill="#1f5c18"/><circle cx="35" cy="37" r="1" fill="#1f5c18"/>`,
  rabbit:
    ground("#2a69b8", "#8cc3f7") +
    `<ellipse cx="21" cy="17" rx="7.5" ry="18" fill="#f4ede6" transform="rotate(-8 21 17)"/><path d="M39 28C36 12 40-2 46-1C52 0 56 6 52 12C50 15 49 20 48 28z" fill="#f4ede6"/><ellipse cx="21" cy="18" rx="3.4" ry="12" fill="#f7b4c2" transform="rotate(-8 21 18)"/><path d="M42 24C41 14 43 6 46 4C48 5 48 10 47 14C46 18 46 22 45.5 26z" fill="#f7b4c2"/><ellipse cx="32" cy="43" rx="21.5" ry="18.5" fill="#f4ede6"/><ellipse cx="32" cy="50" rx="11" ry="8" fill="#fffaf4"/>` +
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
    `<path d="M32 6C49 6 56 21 56 38S47 66 32 66S8 55 8 38S15 6 32 6z" fill="#26314e"/><path d="M19 25c6-5 11-.5 13 3c2-3.5 7-8 13-3c6 6 4 34-13 35c-17-1-19-29-13-35z" fill="#fdf9f0"/>` +
    eyes(24, 40, 34, 3.6) +
    `<path d="M25.5 41C29 39 35 39 38.5 41C37 45 35 47.5 32 47.5S27 45 25.5 41z" fill="#f59a2b"/><path d="M26 42q6 2.5 12 0" fill="none" stroke="#b8640f" stroke-width="1.2"/>` +
    cheeks(19, 45, 42) +
    line("M30 9q2-5 5-4M33 9q3-3 5-2", "#26314e", 2.6),
  koala:
    ground("#4f7f6a", "#b8dfc0") +
    `<circle cx="12" cy="25" r="12" fill="#8b93a8"/><circle cx="52" cy="25" r="12" fill="#8b93a8"/><circle cx="12.5" cy="26" r="7" fill="#f3c6cf"/><circle cx="51.5" cy="26" r="7" fill="#f3c6cf"/><ellipse cx="32" cy="38" rx="22" ry="22" fill="#a2aabd"/><path d="M18 50C22 58 42 58 46 50C44 58 38 61 32 61S20 58 18 50z" fill="#e6e9f0"/>` +
    eyes(22, 42, 36, 3.2) +
    `<path d="M32 33C37 33 38 39 37 44C36 48 28 48 27 44C26 39 27 33 32 33z" fill="#2f3040"/><ellipse cx="30.5" cy="36.5" rx="1.5" ry="2.2" fill="#fff" opacity=".5"/>` +
    smile(50, "#2f3040") +
    cheeks(16, 48, 45),
  tiger:
    ground("#2f6f4a", "#8fd08a") +
    `<circle cx="14" cy="18" r="8.5" fill="#f09a35"/><circle cx="50" cy="18" r="8.5" fill="#f09a35"/><circle cx="14" cy="18.5" r="4.4" fill="#3a2418"/><circle cx="50" cy="18.5" r="4.4" fill="#3a2418"/><ellipse cx="32" cy="38" rx="23.5" ry="22.5" fill="#f7a541"/><path d="M14 46C20 40 27 42 32 46C37 42 44 40 50 46C47 56 40 60.5 32 60.5S17 56 14 46z" fill="#fff4e0"/><g fill="#3a2418"><path d="M30 16h4l-2 9zM23 17.5l3.5-.8l.5 7zM41 17.5l-3.5-.8l-.5 7zM8.6 34l8 1l-8 3zM9.5 42l7-1l-6 4.5zM55.4 34l-8 1l8 3zM54.5 42l-7-1l6 4.5z"/></g>` +
    eyes(23, 41, 36) +
    `<path d="M28 43.5q4-2 8 0l-4 4z" fill="#e0606a"/>` +
    smile(48, "#3a2418") +
    line("M20 49.5h.01M23 52h.01M44 49.5h.01M41 52h.01", "#3a2418", 1.6),
  hedgehog:
    ground("#8a5a9c", "#e0b6e6") +
    `<path d="M32 3L37 9L44 5L46 13L54 12L53 20L60 23L56 30L62 36L56 41L59 49L51 50L49 58H15L13 50L5 49L8 41L2 36L8 30L4 23L11 20L10 12L18 13L20 5L27 9z" fill="#6b4a3a"/><path d="M32 10L36 15L42 12L43 19L50 20L48 26L54 31L50 37L14 37L10 31L16 26L14 20L21 19L22 12L28 15z" fill="#8a6450"/><circle cx="15.5" cy="30" r="5.5" fill="#d9a57e"/><circle cx="48.5" cy="30" r="5.5" fill="#d9a57e"/><path d="M14 42C14 30 22 25 27 29C30 31 34 31 37 29C42 25 50 30 50 42C50 54 42 60 32 60S14 54 14 42z" fill="#f7dcbc"/>` +
    eyes(24, 40, 40, 3.6) +
    `<ellipse cx="32" cy="47" rx="4" ry="3.2" fill="#2f1d18"/><circle cx="30.8" cy="46" r="1" fill="#fff" opacity=".7"/>` +
    smile(51, "#2f1d18") +
    cheeks(19, 45, 47),
  raccoon:
    ground("#c2662a", "#ffc27a") +
    `<path d="M10 12C17 11 22 15 24 20H40C42 15 47 11 54 12C56 19 55 25 53 29C56 38 53 46 47 51L32 60L17 51C11 46 8 38 11 29C9 25 8 19 10 12z" fill="#7d8496"/><path d="M14 17C17 17 19 19 20 22L14.5 26zM50 17C47 17 45 19 44 22L49.5 26z" fill="#2c2f3d"/><path d="M32 28C24 24 14 30 8 41C14 47 24 46 28 40L32 46L36 40C40 46 50 47 56 41C50 30 40 24 32 28z" fill="#2c2f3d"/><path d="M9 33C14 27 24 24 32 29C40 24 50 27 55 33C48 29 40 29 32 33C24 29 16 29 9 33z" fill="#f2f0ec"/><path d="M20 50C24 45 29 44 32 46C35 44 40 45 44 50L32 60z" fill="#f2f0ec"/>` +
    eyes(21.5, 42.5, 38, 3.6, "#11121a") +
    `<ellipse cx="32" cy="48" rx="4" ry="3" fill="#11121a"/>` +
    smile(52, "#2c2f3d"),
  lion:
    ground("#2f6ab0", "#9fd0f5") +
    `<path d="M32 2C38 2 40 6 45 6S52 12 54 16S61 24 61 30S60 40 58 45S54 56 47 58S38 64 32 64S22 62 17 58S8 50 6 45S3 36 3 30S8 20 10 16S14 6 19 6S26 2 32 2z" fill="#b8601f"/><path d="M32 8C36 8 39 11 43 12S49 17 50 21S55 28 55 33S53 42 51 46S45 55 40 56S24 58 20 56S11 48 10 44S9 34 9 30S13 18 18 14S28 8 32 8z" fill="#d9822b"/><circle cx="15" cy="21" r="6" fill="#f2bd5c"/><circle cx="49" cy="21" r="6" fill="#f2bd5c"/><ellipse cx="32" cy="38" rx="19" ry="19" fill="#f7cd74"/><ellipse cx="32" cy="47" rx="10" ry="7.5" fill="#fff0cf"/>` +
    eyes(24, 40, 36) +
    `<path d="M27.5 42q4.5-2 9 0l-4.5 4.5z" fill="#7a3418"/>` +
    smile(48, "#7a3418") +
    cheeks(18, 46, 44, "#ff9a5c"),
  octopus:
    ground("#17506e", "#5fc0d0") +
    `<path d="M10 44C4 46 2 54 8 57C13 59 15 53 12 52M54 44C60 46 62 54 56 57C51 59 49 53 52 52" fill="none" stroke="#c9447a" stroke-width="6" stroke-linecap="round"/><path d="M32 5C49 5 55 19 53 33C52 41 50 44 51 52C52 60 44 62 42 56C40 51 38 64 32 64S24 51 22 56C20 62 12 60 13 52C14 44 12 41 11 33C9 19 15 5 32 5z" fill="#f0649a"/><path d="M18 18C20 12 25 9 30 9" fill="none" stroke="#ffb3cf" stroke-width="3.5" stroke-linecap="round"/><circle cx="43" cy="15" r="2.6" fill="#d64a84"/><circle cx="47" cy="22" r="1.8" fill="#d64a84"/>` +
    `<circle cx="23" cy="33" r="6.5" fill="#fff"/><circle cx="41" cy="33" r="6.5" fill="#fff"/>` +
    eyes(24, 40, 33.5, 4) +
    line("M27 43q5 5 10 0", "#7a1747", 2.2) +
    cheeks(16, 48, 40, "#ffd0de"),
  axolotl:
    ground("#3d7fb0", "#a8e0f0") +
    `<g fill="none" stroke="#e8507f" stroke-width="4.4" stroke-linecap="round"><path d="M14 27C8 24 5 19 6 14M12 35C6 35 2 32 1 28M13 43C8 46 4 46 1 44M50 27C56 24 59 19 58 14M52 35C58 35 62 32 63 28M51 43C56 46 60 46 63 44"/></g><path d="M32 13C48 13 56 24 56 37C56 50 46 59 32 59S8 50 8 37C8 24 16 13 32 13z" fill="#ffc2d4"/><path d="M16 48C22 57 42 57 48 48C46 56 40 59 32 59S18 56 16 48z" fill="#ffe3ea"/>` +
    eyes(19, 45, 37, 3.6) +
    line("M24 44q8 8 16 0", "#a83460", 2.2) +
    cheeks(15, 49, 44, "#ff6f93") +
    `<circle cx="27" cy="22" r="1.6" fill="#f797b3"/><circle cx="36" cy="20" r="1.3" fill="#f797b3"/><circle cx="40" cy="25" r="1.6" fill="#f797b3"/>`,
  chick:
    ground("#3f8fc4", "#b8e4ff") +
    `<path d="M32 9C46 9 56 21 56 37S47 62 32 62S8 53 8 37S18 9 32 9z" fill="#ffd84a"/><path d="M14 50C20 59 44 59 50 50C46 58 40 62 32 62S18 58 14 50z" fill="#fff0a8"/>` +
    line("M32 10q-5-7-9-4M32 10q0-7 3-8M32 10q4-5 8-3", "#f0b21f", 2.8) +
    eyes(22, 42, 35, 4) +
    `<path d="M25 42C29 38.5 35 38.5 39 42C37 47 35 49 32 49S27 47 25 42z" fill="#f58a2b"/><path d="M25.5 42.5q6.5 2.5 13 0" fill="none" stroke="#b85c0f" stroke-width="1.3"/>` +
    cheeks(15, 49, 43),
};

export const ROBOT_FACES: Record<string, string> = {
  antenna:
    ground("#26364f", "#6d86ab") +
    `<path d="M32 6v10" stroke="#b8c7dc" stroke-width="3"/><circle cx="32" cy="7.5" r="4.5" fill="#ff6b6b"/><circle cx="30.6" cy="6" r="1.3" fill="#fff" opacity=".8"/><rect x="4" y="28" width="6" height="13" rx="3" fill="#8fa3bd"/><rect x="54" y="28" width="6" height="13" rx="3" fill="#8fa3bd"/><rect x="9" y="15" width="46" height="41" rx="13" fill="#cfdbea"/><path d="M9 44h46c-1 7-6 12-13 12H22C15 56 10 51 9 44z" fill="#a9bbd2"/><rect x="14.5" y="21.5" width="35" height="21" rx="10" fill="#1b2740"/><path d="M20 32a5 5 0 0 1 10 0M34 32a5 5 0 0 1 10 0" fill="none" stroke="#5df2d6" stroke-width="3" stroke-linecap="round"/>` +
    line("M26 37.5q6 4 12 0", "#5df2d6", 2.2) +
    line("M25 50h14", "#6c82a0", 2.8),
  lens:
    ground("#4a2350", "#b06aa8") +
    `<path d="M21 9l5 10M43 9l-5 10" stroke="#f0c6e0" stroke-width="3" stroke-linecap="round"/><circle cx="21" cy="9" r="3" fill="#5df2d6"/><circle cx="43" cy="9" r="3" fill="#5df2d6"/><circle cx="32" cy="38" r="23" fill="#f2a65a"/><path d="M9 38a23 23 0 0 1 46 0z" fill="#f9c88d"/><path d="M10 38h44" stroke="#c9752f" stroke-width="1.6"/><circle cx="32" cy="35" r="13" fill="#2b1730"/><circle cx="32" cy="35" r="8.5" fill="#ffdf6b"/><circle cx="32" cy="35" r="4" fill="#2b1730"/><circle cx="35" cy="31.5" r="2.8" fill="#fff"/>` +
    line("M23 53q9 5 18 0", "#8f4f1f", 2.8),
  screen:
    ground("#154a43", "#5fae96") +
    `<path d="M24 10L20 3M40 10l4-7" stroke="#8be0b0" stroke-width="2.6" stroke-linecap="round"/><circle cx="8" cy="34" r="4.5" fill="#d4fbe4"/><circle cx="56" cy="34" r="4.5" fill="#d4fbe4"/><rect x="10" y="9" width="44" height="49" rx="8" fill="#8be0b0"/><rect x="10" y="46" width="44" height="12" rx="6" fill="#5fb88a"/><rect x="15" y="15" width="34" height="25" rx="5" fill="#0f2f2a"/>` +
    eyes(25, 39, 26, 3.6, "#a8ffcf") +
    line("M26 33q6 4.5 12 0", "#a8ffcf", 2.4) +
    line("M20 48h24M26 48v6M32 48v6M38 48v6", "#2d7a5b", 2.2),
  kettle:
    ground("#7a3a1f", "#e0a060") +
    `<path d="M22 12C24 5 40 5 42 12" fill="none" stroke="#e6ecf5" stroke-width="3.5" stroke-linecap="round"/><path d="M54 30c6-2 7-8 7-12" fill="none" stroke="#c2ccdc" stroke-width="6" stroke-linecap="round"/><path d="M32 11C50 11 56 26 55 40C54 53 46 59 32 59S10 53 9 40C8 26 14 11 32 11z" fill="#e6ecf5"/><path d="M10 45C13 54 20 59 32 59S51 54 54 45z" fill="#b9c6da"/><path d="M16 26C18 20 22 17 27 16" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/><circle cx="23" cy="35" r="6.5" fill="#25344f"/><circle cx="41" cy="35" r="6.5" fill="#25344f"/><circle cx="23" cy="35" r="3.4" fill="#ffb04a"/><circle cx="41" cy="35" r="3.4" fill="#ffb04a"/><circle cx="24.5" cy="33.3" r="1.3" fill="#fff"/><circle cx="42.5" cy="33.3" r="1.3" fill="#fff"/>` +
    line("M26 46q6 5 12 0", "#25344f", 2.6) +
    cheeks(16, 48, 43),
  cube:
    ground("#3a2a7a", "#9a86e8") +
    `<path d="M32 4v8" stroke="#ffd23f" stroke-width="3"/><path d="M27 3h10l-2 5h-6z" fill="#ffd23f"/><rect x="9" y="12" width="46" height="46" rx="7" fill="#ffd23f"/><path d="M9 48h46v3c0 4-3 7-7 7H16c-4 0-7-3-7-7z" fill="#e0a41f"/><rect x="15" y="20" width="14" height="14" rx="3" fill="#2a1f5c"/><rect x="35" y="20" width="14" height="14" rx="3" fill="#2a1f5c"/><rect x="20" y="24" width="6" height="6" fill="#7df1ff"/><rect x="38" y="24" width="6" height="6" fill="#7df1ff"/><path d="M20 41h24v5H20zM26 41v5M32 41v5M38 41v5" fill="#fff6d8" stroke="#2a1f5c" stroke-width="1.6"/><circle cx="13" cy="54" r="1.3" fill="#8a5f0a"/><circle cx="51" cy="54" r="1.3" fill="#8a5f0a"/>`,
};

/** The markup of a face; somebody whose face is unknown here still has one. */
export function avatar(face: string): string {
  return ANIMALS[face] ?? ROBOT_FACES[face] ?? ANIMALS["fox"] ?? "";
}
