import { readFileSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { parse } from "yaml"

/** A file of the contract: its path below `openapi/` and its parsed content. */
export interface Source {
  file: string
  content: unknown
}

/** The contract's YAML files below `folder`, sorted; without generated files, the linter's configuration and the state tables. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml") && entry.name !== "redocly.yaml")
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(generated|states)[/\\]/.test(file))
    .sort()
}

/** Reads and parses the files of the contract. @throws Error with the file's name if one is not valid YAML */
export function readSources(folder: string): Source[] {
  return listSourceFiles(folder).map((file) => {
    try {
      return { file, content: parse(readFileSync(join(folder, file), "utf8")) as unknown }
    } catch (error) {
      throw new Error(`openapi/${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}
