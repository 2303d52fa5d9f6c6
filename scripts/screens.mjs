import { ensureBrowser } from "./lib/browser.mjs"
import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { runMain } from "./lib/say.mjs"

/**
 * `npm run screens`: takes a screenshot of every registered screen in every width, colour scheme and language, and writes an index page.
 * Names after `--` select screens. `-- --readme` takes the few small pictures of README instead.
 */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  const { ensureBuilt, ensureGenerated } = await import("./lib/prepare.mjs")
  await ensureGenerated()
  await ensureBuilt()
  const program = await ensureBrowser()
  const { tsImport } = await import("tsx/esm/api")
  /** @type {typeof import("./screens/screens.ts")} */
  const { takeScreens } = await tsImport("./screens/screens.ts", import.meta.url)
  const names = process.argv.slice(2)
  if (!names.includes("--readme")) return takeScreens(program, names)
  /** @type {typeof import("./screens/readme.ts")} */
  const { takeReadmePictures } = await tsImport("./screens/readme.ts", import.meta.url)
  await takeReadmePictures(program)
})
