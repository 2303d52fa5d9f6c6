import { Problem, runMain, say } from "./lib/say.mjs"
import { keepCosts } from "./lib/step-cost.mjs"

/** `npm run keep-costs`: saves the step costs of the last `npm run test:all` as the baseline for later runs (`scripts/step-costs.json`). */
await runMain(async () => {
  if (!keepCosts()) throw new Problem("Run npm run test:all first: there is no table to keep.")
  say("scripts/step-costs.json is written: commit it")
})
