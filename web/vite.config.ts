import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page with changes at once, and passes what it says on to `lastcard serve`.
const server = process.env["LASTCARD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lastcard/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows no inline script, and data: for images only.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/ws": { target: server, ws: true }, "/api": server },
    fs: { allow: [".", "../src/lastcard/words"] },
  },
  test: { include: ["test/**/*.test.ts"] },
});
