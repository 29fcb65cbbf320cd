import { mount } from "svelte";
import App from "./App.svelte";
import { route, startRouter } from "./lib/router.svelte";
import { startSettings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/shell.css";

startRouter();
await startSettings(route.query);
mount(App, { target: document.getElementById("app")! });
