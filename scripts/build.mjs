import { ensureInstalled, checkNode } from "./lib/install.mjs"
import { ensureBuilt, ensureGenerated } from "./lib/prepare.mjs"
import { runMain, say } from "./lib/say.mjs"

/** `npm run build`: builds the production bundle in `build/` if its inputs changed. */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureGenerated()
  if (!(await ensureBuilt())) say("The build is current")
})
