import { mount } from "svelte";
import App from "./App.svelte";
import "./worlds/fonts.css";
import "./theme.css";
import "./app.css";
import { beginSession } from "./app";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target, props: { session: beginSession() } });
