/** Whether the page is dark now: as somebody wants it, or as the device is. */
import { MediaQuery } from "svelte/reactivity";
import { preferences } from "../state/preferences.svelte";

const device = new MediaQuery("prefers-color-scheme: dark");

export function isDark(): boolean {
  const { light } = preferences.current;
  return light === "device" ? device.current : light === "dark";
}
