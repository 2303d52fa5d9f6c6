import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { run } from "./lib/processes.mjs"
import { runMain, say, seconds } from "./lib/say.mjs"
import { plantedBugs } from "./planted-bugs/bugs.ts"
import type { PlantedBug } from "./planted-bugs/planted-bug.ts"
import { copyProduct } from "./lib/copy-product.mjs"
import { planted } from "./planted-bugs/plant.ts"

type NoticedBy = PlantedBug["noticedBy"]

const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.config.ts", "--project"]
const projects: Record<string, string> = { unit: "unit", contract: "contract", mock: "contract" }
const projectOf = (file: string) => projects[file.split("/")[1] ?? ""] ?? "routes"

function commandOf(noticedBy: NoticedBy): string[] {
  if ("script" in noticedBy) return ["--import", "tsx", ...noticedBy.script]
  const [project = "routes", ...others] = new Set(noticedBy.map(projectOf))
  if (others.length > 0) throw new Error(`${noticedBy.join()}: tests of one kind, please`)
  return [...vitest, project, ...noticedBy]
}

/** Whether tests pass in the copy; a run that did not get as far as its tests is no answer. */
async function passes(copy: string, noticedBy: NoticedBy): Promise<boolean> {
  const { ok, output } = await run("planted-bugs", commandOf(noticedBy), { cwd: copy, deadline: 900_000 })
  const isAnswer = "script" in noticedBy || /Tests\s.*\d+ (passed|failed)/.test(stripVTControlCharacters(output))
  if (!isAnswer) throw new Error(`the tests did not run:\n${output}`)
  return ok
}

async function build(copy: string): Promise<void> {
  const { ok, output } = await run("planted-bugs-build", ["scripts/build.mjs"], { cwd: copy, deadline: 900_000 })
  if (!ok) throw new Error(`the copy could not be built:\n${output}`)
}

/** Plants one bug, asks its tests, and takes it away. @returns whether they noticed */
async function isNoticed(copy: string, bug: PlantedBug): Promise<boolean> {
  const path = join(copy, bug.file)
  const sound = readFileSync(path, "utf8")
  writeFileSync(path, planted(sound, bug))
  try {
    if (bug.needsBuild) await build(copy)
    return !(await passes(copy, bug.noticedBy))
  } finally {
    writeFileSync(path, sound)
  }
}

/** The tests that are asked have to pass without a bug, or what they notice is something else. */
async function checkSound(copy: string, bugs: readonly PlantedBug[]): Promise<void> {
  const files = [...new Set(bugs.flatMap(({ noticedBy }) => ("script" in noticedBy ? [] : noticedBy)))]
  for (const kind of new Set(files.map(projectOf))) {
    const some = files.filter((file) => projectOf(file) === kind)
    if (!(await passes(copy, some))) throw new Error(`${some.join()}: fails without any bug`)
  }
}

/**
 * `npm run planted-bugs [-- words of a name]`: plants one bug after the other in a copy of the product, runs the tests that
 * must notice it, and says which did. Some ten minutes; needs a current build (`npm run build`).
 */
await runMain(async () => {
  const words = process.argv.slice(2).join(" ")
  const bugs = plantedBugs.filter(({ name }) => name.includes(words))
  const copy = copyProduct("planted-bugs")
  await checkSound(copy, bugs)
  const missed: string[] = []
  for (const bug of bugs) {
    const started = performance.now()
    const found = await isNoticed(copy, bug)
    if (!found) missed.push(bug.name)
    say(`${found ? "noticed" : "MISSED "}  ${seconds(started).padStart(7)}  ${bug.name}`)
  }
  say(missed.length === 0 ? "every bug was noticed" : `nobody noticed: ${missed.join("; ")}`)
  say(`${bugs.length - missed.length} passed, ${missed.length} failed`)
  process.exit(missed.length === 0 && bugs.length > 0 ? 0 : 1)
})
