import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { edited, type Mutant } from "../kill-matrix/mutant.ts"
import { root } from "../lib/paths.mjs"
import { groupBy } from "../lib/group-by.ts"

/** The number of the statement of a file that contains a place; no mutant changes how many there are. */
const statementAt = (file: ts.SourceFile, at: number): number =>
  file.statements.findIndex((statement) => statement.pos <= at && at < statement.end)

/**
 * Mutants that the compiler accepts. All of them are compiled together, so every mutant in a statement with an error counts as refused:
 * some too many, but one run instead of one for each.
 */
export function accepted(mutants: readonly Mutant[]): Mutant[] {
  const configuration = ts.readConfigFile(join(root, "tsconfig.json"), (file) => readFileSync(file, "utf8"))
  const { options } = ts.parseJsonConfigFileContent({ ...configuration.config, include: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const byFile = groupBy(mutants, ({ file }) => join(root, file))
  const sound = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version, ...rest) => {
    const own = byFile.get(name)
    if (!own) return sound(name, version, ...rest)
    return ts.createSourceFile(name, edited(readFileSync(name, "utf8"), own), version, true)
  }
  const program = ts.createProgram([...byFile.keys()], options, host)
  return [...byFile].flatMap(([name, own]) => {
    const file = program.getSourceFile(name)
    if (!file) throw new Error(`${name} is not compiled`)
    const wrong = new Set(program.getSemanticDiagnostics(file).map(({ start = 0 }) => statementAt(file, start)))
    const before = ts.createSourceFile(name, readFileSync(name, "utf8"), ts.ScriptTarget.Latest)
    return own.filter(({ start }) => !wrong.has(statementAt(before, start)))
  })
}
