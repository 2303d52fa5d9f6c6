import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { runMain } from "./lib/say.mjs"

/**
 * `npm start` (portal and mock), `npm run dev` (`--dev`: portal with hot reload and mock), `npm run mock` (`--mock`: the mock alone).
 * Must not import any npm package before the packages are installed.
 */
await runMain(async () => {
  checkNode()
  const { claim, serve } = await import("./lib/serve.mjs")
  const mode = process.argv.includes("--mock") ? "mock" : process.argv.includes("--dev") ? "dev" : "start"
  const ports = await claim(mode)
  await ensureInstalled()
  await serve(mode, ports)
})
