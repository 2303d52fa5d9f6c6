import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { ensureGenerated } from "./lib/prepare.mjs"
import { runMain } from "./lib/say.mjs"

/** `npm run generate`: generates the contract bundle, its types and the compiled texts, even if their inputs did not change. */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureGenerated({ force: true })
})
