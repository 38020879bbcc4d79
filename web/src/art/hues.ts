/** What the colours of the game look like, in each palette: the one place that cards, tables and buttons take them from. */
import type { EditionInfo } from "../messages";
import { preferences, type Preferences } from "../state/preferences.svelte";
import { channels, contrast, mix, written } from "./colour";
import { isSign, type SignName } from "./signs";
import { at } from "../lib/records";

export type Palette = Preferences["palette"];

/** The paints of one colour. */
interface Paint {
  /** A card's field, from its top to its foot. */
  top: string;
  base: string;
  deep: string;
  /** It shining: on dark ground, and as light on the table. */
  light: string;
  /** What is written on it. */
  ink: string;
  /** So pale that it is nearly white. */
  tint: string;
}

/** A colour of an edition as it is shown. */
export interface Hue extends Paint {
  /** What the edition calls it. */
  name: string;
  /** Under which its paints are known: for `data-hue`. */
  paint: HueName;
  sign: SignName;
}

const DARK = "#17131f";
const NAMES = ["blue", "red", "yellow", "green", "purple", "orange", "azure", "coral", "jade", "pink"] as const;
export type HueName = (typeof NAMES)[number];
export const HUE_NAMES: readonly HueName[] = NAMES;

/** A colour as light: brighter and as colourful. A grey stays as far from the others as it is. */
function brightened(base: string): string {
  const parts = channels(base);
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  if (most - least < 10) return mix(base, "#ffffff", 0.3);
  const factor = Math.min(1.6, 255 / most);
  return mix(written(parts.map((part) => part * factor)), "#ffffff", 0.16);
}

/** From one paint all the others. */
function shades(base: string): Paint {
  const ink = contrast(base, "#ffffff") >= 4.5 ? "#ffffff" : DARK;
  return {
    top: mix(base, "#ffffff", 0.12),
    base,
    deep: mix(base, "#000000", ink === DARK ? 0.36 : 0.42),
    light: brightened(base),
    ink,
    tint: mix(base, "#ffffff", ink === DARK ? 0.5 : 0.6),
  };
}

function paint(top: string, base: string, deep: string, light: string, ink: string, tint: string): Paint {
  return { top, base, deep, light, ink, tint };
}

const CLASSIC: Record<HueName, Paint> = {
  blue: paint("#2a70de", "#1d63d3", "#0f3c8f", "#3f8dff", "#ffffff", "#7db2ff"),
  green: paint("#1c8645", "#17803f", "#0a4f26", "#27d06f", "#ffffff", "#6fdc98"),
  red: paint("#dd303c", "#d12432", "#8b0f1d", "#ff4352", "#ffffff", "#ff9a98"),
  yellow: paint("#ffdb5c", "#ffc61a", "#b97900", "#ffcb2e", "#2b1c00", "#fff0b0"),
  orange: paint("#ffa950", "#ff8a1f", "#b84e00", "#ff8f2b", "#2b1200", "#ffd2a1"),
  azure: paint("#1285ae", "#0b769c", "#064660", "#2fb4e0", "#ffffff", "#8fdcf5"),
  coral: paint("#f7a398", "#f08072", "#a8392b", "#ff8f80", "#2a0d09", "#ffd3cc"),
  jade: paint("#148a69", "#0d7a5b", "#064a37", "#22c794", "#ffffff", "#7fe3c3"),
  purple: paint("#8452cf", "#7341bd", "#43207a", "#a678ff", "#ffffff", "#cdb2ff"),
  pink: paint("#ff9ecb", "#fb7fb6", "#b03570", "#ff8fc4", "#330a1e", "#ffd6e8"),
};

/** Told apart by their lightness alone in the editions of the package; hues follow the names as far as they can. */
const BASES: Record<Exclude<Palette, "classic">, Record<HueName, string>> = {
  clear: {
    blue: "#00429b",
    red: "#d8000c",
    green: "#01a664",
    orange: "#ff930c",
    yellow: "#ffdb3a",
    purple: "#481b78",
    azure: "#00587f",
    coral: "#ff8a7b",
    jade: "#008369",
    pink: "#ffabd0",
  },
  soft: {
    blue: "#1c6fbd",
    red: "#dd6763",
    green: "#6dbc84",
    orange: "#fbb571",
    yellow: "#fde580",
    purple: "#6e4990",
    azure: "#006b8f",
    coral: "#fcad9f",
    jade: "#3b957b",
    pink: "#fec1d9",
  },
  bold: {
    blue: "#002cab",
    red: "#c50000",
    green: "#009c27",
    orange: "#ff8a15",
    yellow: "#f2e702",
    purple: "#3b007b",
    azure: "#015087",
    coral: "#ff785e",
    jade: "#00825f",
    pink: "#ff9dd2",
  },
  grey: {
    blue: "#353535",
    red: "#5e5e5e",
    green: "#898989",
    orange: "#b3b3b3",
    yellow: "#e5e5e5",
    purple: "#1f1f1f",
    azure: "#393939",
    coral: "#b6b6b6",
    jade: "#818181",
    pink: "#cccccc",
  },
};

const known = new Map<string, Paint>();

function paintOf(name: HueName, palette: Palette): Paint {
  if (palette === "classic") return CLASSIC[name];
  const key = `${palette} ${name}`;
  const found = known.get(key) ?? shades(BASES[palette][name]);
  known.set(key, found);
  return found;
}

function isHue(name: string): name is HueName {
  return (NAMES as readonly string[]).includes(name);
}

/** For colours outside an edition, as in examples. */
const USUAL_SIGNS: Record<HueName, SignName> = {
  blue: "circle",
  green: "triangle",
  red: "diamond",
  yellow: "star",
  orange: "square",
  purple: "cross",
  azure: "circle",
  coral: "diamond",
  jade: "triangle",
  pink: "heart",
};
const USUAL = ["blue", "green", "red", "yellow"];

type Looks = Pick<EditionInfo, "looks">;

/** A colour of an edition, in the palette that this person has chosen. */
export function hueOf(colour: string, edition: Looks | null, palette: Palette = preferences.current.palette): Hue {
  const look = edition && at(edition.looks, colour);
  const name = look && isHue(look.hue) ? look.hue : isHue(colour) ? colour : "purple";
  const sign = look && isSign(look.sign) ? look.sign : USUAL_SIGNS[name];
  return { ...paintOf(name, palette), name: colour, paint: name, sign };
}

/** All colours of an edition, in its order; without one, the usual four. */
export function huesOf(edition: Pick<EditionInfo, "looks" | "colours"> | null, palette?: Palette): Hue[] {
  return (edition?.colours ?? USUAL).map((colour) => hueOf(colour, edition, palette));
}

/** Gives a palette to the style sheets: `--red`, `--red-ink` and so on. */
export function applyPalette(palette: Palette, root: HTMLElement = document.documentElement): void {
  for (const name of NAMES) {
    const { base, ink } = paintOf(name, palette);
    root.style.setProperty(`--${name}`, base);
    root.style.setProperty(`--${name}-ink`, ink);
  }
}
