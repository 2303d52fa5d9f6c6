import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { areaOf } from "#app/i18n/texts-by-area.ts"
import { groupBy } from "./lib/group-by.ts"
import { missingIds, merge, readTextFiles, type Catalogue } from "./messages/catalogue.ts"
import { chineseProblems, foreignInEnglish } from "./messages/chinese.ts"
import { compileAll, differingArguments, plainText, type Compiled } from "./messages/icu.ts"
import { scanFolder, usageProblems } from "./messages/usage.ts"

/**
 * `tsx scripts/messages.ts`: merges the texts of all features and compiles them to app/i18n/generated/<language>.json for the
 * server and, a line for each area, to <language>.txt for the browser. Fails on texts
 * that cannot be rendered (an id in one language only, invalid ICU, differing arguments).
 * `--check`: writes nothing, and also fails on unused ids, ids that do not exist, and English left in Chinese texts.
 */
const folder = "app/i18n"

/** Id templates that are allowed to cover a whole feature, with the reason. */
const wholeFeatures: Record<string, string> = {
  "role.": "the roles of the contract; the compiler knows that each has a text",
  "form.": "the codes of validation, from the schemas and from the backend",
}

function main(check: boolean): void {
  const { catalogue, problems } = merge(readTextFiles(folder))
  const { compiled, problems: invalid } = compileAll(catalogue)
  problems.push(...missingIds(catalogue), ...invalid, ...differingArguments(compiled))
  if (check) problems.push(...lookedAt(catalogue, compiled))
  const count = Object.keys(catalogue.en).length
  console.log([...problems, `${count} texts, ${problems.length} problems`].join("\n"))
  if (problems.length > 0) process.exitCode = 1
  else if (!check) write(compiled)
}

/** Problems that do not prevent compilation. */
function lookedAt(catalogue: Catalogue, compiled: Record<string, Compiled>): string[] {
  return [
    ...usageProblems(Object.keys(catalogue.en), scanFolder("app"), wholeFeatures),
    ...chineseProblems(compiled.zh ?? {}),
    ...foreignInEnglish(compiled.en ?? {}),
  ]
}

function write(compiled: Record<string, Compiled>): void {
  mkdirSync(join(folder, "generated"), { recursive: true })
  for (const [language, texts] of Object.entries(compiled)) {
    const plain = Object.entries(texts).map(([id, elements]) => [id, plainText(elements)] as const)
    const areas = groupBy(plain, ([id]) => areaOf(id))
    const write = (file: string, content: string) =>
      writeFileSync(join(folder, "generated", `${language}.${file}`), content)
    write("json", JSON.stringify(Object.fromEntries(plain)))
    write("txt", [...areas.values()].map((area) => JSON.stringify(Object.fromEntries(area))).join("\n"))
  }
}

main(process.argv.includes("--check"))
