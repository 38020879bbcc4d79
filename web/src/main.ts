import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./app.css";
import { begin } from "./lib/here";

begin();
mount(App, { target: document.getElementById("page")! });
