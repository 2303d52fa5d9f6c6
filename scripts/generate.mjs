import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { ensureGenerated } from "./lib/prepare.mjs"
import { runMain } from "./lib/say.mjs"

/** `npm run generate`: the contract bundle with its types, and the compiled texts, whether or not their inputs changed. */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureGenerated({ force: true })
})
