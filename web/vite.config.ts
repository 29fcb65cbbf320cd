import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server answers under the same address in production; in development it runs next to vite.
const server = process.env.DECKHAND_API ?? "http://127.0.0.1:7777";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../crates/server/dist",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined as data: or script text, so that a strict content security policy can hold.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
