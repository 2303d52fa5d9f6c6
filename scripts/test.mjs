import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { runMain } from "./lib/say.mjs"

/**
 * `npm test`: sets itself up and runs every check and test there is, then says `N passed, N failed`.
 * `--no-browser` (`npm run check`): only what needs no browser. Names of steps after `--` run only those: `npm test -- types lint`.
 */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  const { testAll } = await import("./lib/test-plan.mjs")
  const args = process.argv.slice(2)
  const names = args.filter((arg) => !arg.startsWith("--"))
  process.exit((await testAll({ browser: !args.includes("--no-browser"), names })) ? 0 : 1)
})
