import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"
import { edited, type Edit, type Mutant } from "../kill-matrix/mutant.ts"
import { hit } from "../kill-matrix/syntax.ts"
import { cache, root } from "../lib/paths.mjs"

/** The global that says which mutant is active and notes which places are reached. */
export type Switch = { active: string; reached: Set<string> }

const isActive = ({ id }: Mutant) => `globalThis.mutants.is("${id}")`

/** The edit that makes a place behave as the mutant when it is active, and as written otherwise. */
function switched(mutant: Mutant, text: string): Edit {
  const { start, end, replacement, kind, probe } = mutant
  const original = text.slice(start, end)
  const either = (now: string) => ({ start, end, replacement: now })
  if (kind === "call") return either(`if (!${isActive(mutant)}) { ${original} }`)
  if (kind === "condition") return either(`(${isActive(mutant)} ? (${replacement}) : (${original}))`)
  // a group of fields is left out by the value that is spread
  if (replacement === "" && probe)
    return { ...probe, replacement: probe.replacement.replace(`(${hit},`, () => `(${isActive(mutant)} ? undefined :`) }
  return either(`...(${isActive(mutant)} ? { ${replacement} } : { ${original} })`)
}

/** A module with mutants, each behind its switch. */
export const instrumented = (text: string, mutants: readonly Mutant[]): string =>
  edited(
    text,
    mutants.map((one) => switched(one, text)),
  )

const banner = `
import { createRequire as createRequireOfBundle } from "node:module"
import { workerData as givenData } from "node:worker_threads"
const require = createRequireOfBundle(import.meta.url)
globalThis.mutants = {
  active: givenData?.active ?? "",
  reached: new Set(),
  is(id) { this.reached.add(id); return this.active === id },
}`

/** Builds verifier and backends with all mutants in them, each behind a switch. Returns the file. */
export async function buildProgram(mutants: readonly Mutant[]): Promise<string> {
  const outfile = join(cache, "verifier-power/program.mjs")
  await build({
    entryPoints: [join(root, "scripts/verifier-power/worker.ts")],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: false,
    absWorkingDir: root,
    logLevel: "error",
    banner: { js: banner },
    plugins: [
      {
        name: "mutants",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = relative(root, path)
            if (file.startsWith("node_modules/")) return undefined
            const text = readFileSync(path, "utf8")
            const own = mutants.filter((one) => one.file === file)
            // what is read beside a module stays beside its source
            const place = JSON.stringify(pathToFileURL(path).href)
            const contents = instrumented(text, own).replaceAll("import.meta.url", place)
            return { contents, loader: "ts" as const }
          }),
      },
    ],
  })
  return outfile
}
