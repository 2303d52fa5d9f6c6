import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { shortened, type Mutant } from "../kill-matrix/mutant.ts"
import { root } from "../lib/paths.mjs"

/** A mutant and what the verifier says of it. `by`: the first check that failed; empty: none did; undefined: it has not run. */
export type Entry = Pick<Mutant, "id" | "file" | "kind" | "line" | "excerpt" | "becomes"> & {
  by?: string
  seconds?: number
  /** Why no check can fail: equivalent, needs a clock, or a check that is missing. */
  judged?: string
}
/** The committed sample. */
export type Power = { seed: number; mutants: Entry[] }

const place = join(root, "tests/verifier-power.json")

/** Reads the sample; an empty one if there is none yet. */
export const readPower = (): Power =>
  existsSync(place) ? (JSON.parse(readFileSync(place, "utf8")) as Power) : { seed: 1, mutants: [] }

/** Writes the sample, a line for each mutant. */
export function writePower({ seed, mutants }: Power): void {
  const lines = mutants.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n")
  writeFileSync(place, `{\n  "seed": ${seed},\n  "mutants": [\n${lines}\n  ]\n}\n`)
}

/** An entry for a mutant that has not run yet. */
export const entryOf = ({ id, file, kind, line, excerpt, becomes }: Mutant): Entry => ({
  id,
  file,
  kind,
  line,
  excerpt,
  becomes: becomes.startsWith(excerpt.split(":")[0] ?? "") && kind === "field" ? "" : shortened(becomes),
})

/** The outcome of an entry. */
export function outcomeOf({ by, judged }: Entry): "not run" | "named" | "judged" | "survived" {
  if (by === undefined) return "not run"
  if (by !== "") return "named"
  return judged === undefined ? "survived" : "judged"
}
