import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { runMain } from "./lib/say.mjs"

/**
 * `npm test`: installs what is missing, runs every check and the tests that notice every planted bug, and prints `N passed, N failed`.
 * `--all` (`npm run test:all`): all tests, with measurements; `--no-browser` (`npm run check`): checks, and the tests without a build that a change can affect; `--long` (`npm run test:long`): tests that are too long for every run;
 * `--scale-out` (`npm run test:scale-out`): several processes behind nginx, with Redis.
 * Names of steps after `--` run only those: `npm test -- types lint`.
 */
/** @type {[option: string, plan: "all" | "check" | "long" | "scale-out"][]} */
const plans = [
  ["--all", "all"],
  ["--long", "long"],
  ["--scale-out", "scale-out"],
  ["--no-browser", "check"],
]

await runMain(async () => {
  checkNode()
  await ensureInstalled()
  const { testAll } = await import("./lib/test-plan.mjs")
  const args = process.argv.slice(2)
  const names = args.filter((arg) => !arg.startsWith("--"))
  const plan = plans.find(([option]) => args.includes(option))?.[1] ?? "core"
  process.exit((await testAll({ plan, names })) ? 0 : 1)
})
