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
  return file.startsWith("app/i18n/") && file.endsWith(".json") ? ["app/i18n/", "i18n/compiled/", '"./compiled/'] : []
}

const sources = () => filesBelow(["app", "mock", "scripts", "tests"]).filter((file) => /\.(tsx?|mjs)$/.test(file))
const textOf = (file: string) => readFileSync(join(root, file), "utf8")

/** The files that import each file, directly. Imports of types are included: they cost a run and hide nothing. */
function directImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of sources()) {
    const { importedFiles } = ts.preProcessFile(textOf(file), true, true)
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
  const names = namesOf(file)
  const readers = names.length > 0 ? sources().filter((one) => names.some((name) => textOf(one).includes(name))) : []
  const reached = new Set([file, ...readers])
  for (const one of reached) for (const importer of known.get(one) ?? []) reached.add(importer)
  return reached
}
