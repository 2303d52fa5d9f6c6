import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesBelow } from "../lib/hashes.mjs"
import { root } from "../lib/paths.mjs"
import { codeSites } from "./code-sites.ts"
import { tableSites, textSites } from "./data-sites.ts"
import { layerOf, mutantsAt, type Mutant, type Site } from "./mutant.ts"

/** Files without behaviour of the product: types, sample data, and what only tests and demonstrations of faults use. */
const leftOut =
  /\.d\.ts$|\/generated\/|^mock\/(engine\/)?(seed|breaks|control)|^mock\/domains\/[^/]+\/seed|^app\/features\/kit\//

/** Files of `openapi/states` that are not tables. */
const notTables = /\/(roles|guards|without-table)\.yaml$|\.json$/

function sitesIn(file: string, text: string): Site[] {
  if (/\.tsx?$/.test(file)) return codeSites(file, text)
  if (file.startsWith("openapi/states/")) return notTables.test(file) ? [] : tableSites(text)
  return file.startsWith("app/i18n/") && file.endsWith(".json") ? textSites(text) : []
}

/** Every mutant that a file of the product can have. */
export function mutantsOf(file: string, text = readFileSync(join(root, file), "utf8")): Mutant[] {
  return mutantsAt(file, text, sitesIn(file, text))
}

/** Every mutant of the files below some folders that have behaviour. */
export function mutantsBelow(folders: string[]): Mutant[] {
  return filesBelow(folders)
    .filter((file) => !leftOut.test(file))
    .flatMap((file) => mutantsOf(file))
}

/** Every mutant of the sampled layers. */
export const allMutants = (): Mutant[] =>
  mutantsBelow(["app", "mock", "openapi/states"]).filter(({ file }) => layerOf(file))

/** A mutant that was sampled earlier, where it stands now; undefined if its place has changed. */
export function found({ file, id }: { file: string; id: string }): Mutant | undefined {
  try {
    return mutantsOf(file).find((one) => one.id === id)
  } catch {
    return undefined
  }
}
