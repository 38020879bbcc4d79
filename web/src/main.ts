import { askForFirst } from "./first";

askForFirst();
// This does not wait for styles, nor for the rest of the document.
const begin = (): unknown => import("./page");
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else void begin();
