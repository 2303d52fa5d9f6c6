import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { cache, command, root } from "./lib/paths.mjs"
import { claimPorts, portFrom } from "./lib/ports.mjs"
import { ensureGenerated } from "./lib/prepare.mjs"
import { onStopSignal, start } from "./lib/processes.mjs"
import { runMain } from "./lib/say.mjs"

/**
 * `npm run mock:static`: unmodified Prism answers from the examples of the contract, at MOCK_PORT (4010) below `/api` like every backend.
 * Prism ignores the address of `servers`, so it gets a copy whose paths begin with it.
 */
await runMain(async () => {
  checkNode()
  const port = portFrom("MOCK_PORT", 4010)
  await claimPorts([{ name: "MOCK_PORT", port }])
  await ensureInstalled()
  await ensureGenerated()
  const document = JSON.parse(readFileSync(join(root, "openapi/generated/openapi.json"), "utf8"))
  const [{ url }] = document.servers
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [`${url}${path}`, item]))
  const file = join(cache, `static-contract-${port}.json`)
  writeFileSync(file, JSON.stringify({ ...document, paths }))
  const prism = [command("@stoplight/prism-cli/dist/index.js"), "mock", file, "--host", "127.0.0.1"]
  const child = start("mock-static", [...prism, "--port", String(port)], { terminal: true })
  onStopSignal(() => void child.stop().then(() => process.exit(0)))
  const { code } = await child.ended
  process.exitCode = code ?? 1
})
