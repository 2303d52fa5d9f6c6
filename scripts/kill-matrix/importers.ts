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

/** Texts by which modules name the places that a file is read from, directly or generated. A file of code is imported. */
function namesOf(file: string): string[] {
  if (file.startsWith("openapi/")) return ["openapi/", "openapi.json"]
  return file.startsWith("app/i18n/") && file.endsWith(".json") ? ["app/i18n/", "i18n/generated/", '"./generated/'] : []
}

/** The texts of all modules, read once. */
const modules = new Map<string, string>()

function readModules(): ReadonlyMap<string, string> {
  if (modules.size > 0) return modules
  for (const file of filesBelow(["app", "mock", "scripts", "tests"]))
    if (/\.(tsx?|mjs)$/.test(file)) modules.set(file, readFileSync(join(root, file), "utf8"))
  return modules
}

/** The modules that name one of the places. */
const naming = (names: readonly string[]) =>
  names.length === 0
    ? []
    : [...readModules()].filter(([, text]) => names.some((name) => text.includes(name))).map(([file]) => file)

/** The files that import each file, directly. Imports of types are included: they cost a run and hide nothing. */
function directImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, text] of readModules()) {
    const { importedFiles } = ts.preProcessFile(text, true, true)
    for (const { fileName } of importedFiles) {
      const imported = resolved(file, fileName)
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

let known: Map<string, string[]> | undefined

/** Every file that a change of a file can reach in one process: those that import or read it, and so on; the file itself included. */
export function importersOf(file: string): Set<string> {
  known ??= directImporters()
  const reached = new Set([file, ...naming(namesOf(file))])
  for (const one of reached) for (const importer of known.get(one) ?? []) reached.add(importer)
  return reached
}
