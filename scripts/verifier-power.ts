import { parseArgs } from "node:util"
import { Problem, runMain, say } from "./lib/say.mjs"
import { mutantsIn } from "./verifier-power/backends.ts"
import { choose } from "./verifier-power/choice.ts"
import { entryOf, readPower, writePower } from "./verifier-power/power-file.ts"
import { reportOf } from "./verifier-power/report.ts"
import { runSample } from "./verifier-power/run.ts"
import { accepted } from "./verifier-power/types.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "480" },
    minutes: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    again: { type: "boolean", default: false },
    wide: { type: "boolean", default: false },
  },
})

/** Samples mutants of the mock, and takes all of the small backend; what is known of one is kept. */
function generate(): void {
  const seed = Number(values.seed)
  const candidates = choose(mutantsIn("mock"), { seed, size: Number(values.count) * 2.5 })
  const mock = choose(accepted(candidates), { seed, size: Number(values.count) })
  const small = mutantsIn("small")
  const fine = accepted(choose(small, { seed, size: small.length }))
  const known = new Map(readPower().mutants.map((entry) => [entry.id, entry]))
  const mutants = [...fine, ...mock].map((one) => {
    const { by, seconds, judged } = known.get(one.id) ?? {}
    return {
      ...entryOf(one),
      ...(by !== undefined && { by }),
      ...(seconds !== undefined && { seconds }),
      ...(judged !== undefined && { judged }),
    }
  })
  writePower({ seed, mutants })
  say(`${mock.length} mutants of the mock, ${fine.length} of the small backend`)
}

/**
 * Measures what `verify-backend` notices: breaks one place of a backend at a time and runs the checks that reach it, until one fails.
 * `npm run verifier-power -- generate [--seed 1] [--count 480]`: samples mutants into `tests/verifier-power.json`.
 * `-- run [--minutes 60] [--only words] [--again] [--wide]`: runs those that have not run; goes on where an earlier run ended. `--again`:
 * those that survived, after checks were added; `--wide`: with the checks of other resources as well; `--only`: those whose id, file or kind
 * contains one of the words, with commas between.
 * `-- report`: what is known. Docs: docs/decisions/007-verifying-a-backend.md.
 */
await runMain(async () => {
  const [command] = positionals
  const until = performance.now() + Number(values.minutes) * 60_000
  if (command === "generate") generate()
  else if (command === "run")
    await runSample(readPower(), { until, again: values.again, wide: values.wide, words: values.only })
  else if (command === "report") say(reportOf(readPower()))
  else throw new Problem("npm run verifier-power -- generate | run | report")
  process.exit(0)
})
