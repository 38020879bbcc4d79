import { mount } from "svelte";
import App from "./App.svelte";
import "./worlds/fonts.css";
import "./theme.css";
import "./app.css";
import { beginSession } from "./app";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
target.replaceChildren();
mount(App, { target, props: { session: beginSession() } });

/** Whoever has just come waits for other things. */
const SETTLED = 4000;
// The page is kept for next time; where it cannot be, as on plain HTTP, nothing is missing but that.
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  const keep = () => {
    setTimeout(() => {
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
    }, SETTLED);
  };
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
