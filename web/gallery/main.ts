/** Cards and faces to look at, without a game: `scripts/take_card_pictures.py` builds it and takes its pictures. */
import { mount } from "svelte";
import "../src/theme.css";
import "../src/worlds/fonts.css";
import { applyPalette } from "../src/art/hues";
import type { EditionInfo } from "../src/messages";
import { PALETTES, preferences } from "../src/state/preferences.svelte";
import { current } from "../src/worlds/current.svelte";
import { loadWorld } from "../src/worlds/world";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const editions = (await (await fetch("editions.json")).json()) as EditionInfo[];
const edition = editions.find(({ id }) => id === (asked.get("edition") ?? "classic"));
const target = document.getElementById("page");
if (!edition || !target) throw new Error("there is no such edition");
preferences.change({ palette: PALETTES.find((name) => name === asked.get("palette")) ?? "classic" });
applyPalette(preferences.current.palette);
current.world = await loadWorld(edition.world);
document.documentElement.style.setProperty("--display", `"${current.world.type.family}"`);
mount(Gallery, {
  target,
  props: {
    edition,
    shows: asked.get("show") ?? "all",
    width: Number(asked.get("width") ?? 112),
    label: asked.get("label") ?? "",
  },
});
