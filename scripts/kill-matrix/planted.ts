import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../lib/paths.mjs"
import { plantedBugs } from "../planted-bugs/bugs.ts"
import type { PlantedBug } from "../planted-bugs/planted-bug.ts"
import type { Entry } from "./matrix-file.ts"
import { shortened } from "./mutant.ts"
import type { FileEdit } from "./tree.ts"

/** An entry for a planted bug. */
export function bugEntry({ name, file, find, replace }: PlantedBug): Entry {
  const line = readFileSync(join(root, file), "utf8").split(find)[0]?.split("\n").length ?? 0
  const [excerpt, becomes] = [shortened(find), shortened(replace)]
  return { id: `planted: ${name}`, file, kind: "planted", scope: "", line, excerpt, becomes, ran: {}, by: [] }
}

/** The edit of a planted bug; undefined if its entry names none, or its place has changed. */
export function bugEdit({ id }: { id: string }): FileEdit | undefined {
  const bug = plantedBugs.find(({ name }) => id === `planted: ${name}`)
  const start = bug ? readFileSync(join(root, bug.file), "utf8").indexOf(bug.find) : -1
  return bug && start >= 0
    ? { file: bug.file, start, end: start + bug.find.length, replacement: bug.replace }
    : undefined
}

/** The step whose tests the list of planted bugs names for a bug. */
export function declaredStep({ noticedBy }: PlantedBug): string {
  if ("browser" in noticedBy) return "browser"
  if ("script" in noticedBy) return "script"
  const folder = noticedBy[0]?.split("/")[1] ?? ""
  return folder === "unit" ? "unit" : ["contract", "mock"].includes(folder) ? "contract" : "routes"
}
