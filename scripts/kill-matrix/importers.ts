import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import ts from "typescript"
import { filesBelow } from "../lib/hashes.mjs"
import { root } from "../lib/paths.mjs"

/** The file that an import names, if it is one of the product. */
function resolved(importer: string, name: string): string | undefined {
  const path = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(importer), name))
  if (!name.startsWith("#") && !name.startsWith(".")) return undefined
  return existsSync(join(root, path)) ? path : undefined
}

/** The files that import each file, directly. Imports of types are included: they cost a run and hide nothing. */
function directImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of filesBelow(["app", "mock", "scripts", "tests"])) {
    if (!/\.(tsx?|mjs)$/.test(file)) continue
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true)
    for (const { fileName } of importedFiles) {
      const imported = resolved(file, fileName)
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

let known: Map<string, string[]> | undefined

/** Every file that a change of a file can reach by imports, the file itself included. */
export function importersOf(file: string): Set<string> {
  known ??= directImporters()
  const reached = new Set([file])
  for (const one of reached) for (const importer of known.get(one) ?? []) reached.add(importer)
  return reached
}
