import { copyProduct } from "./lib/copy-product.mjs"
import { runMain, say, seconds } from "./lib/say.mjs"
import { batchesOf } from "./planted-bugs/batches.ts"
import { plantedBugs } from "./planted-bugs/bugs.ts"
import { effectMutations } from "./planted-bugs/effect-mutations.ts"
import { checkSound, notice, noticeEffect, noticeInBrowser, type Notice } from "./planted-bugs/notice.ts"
import { isBrowserBug, type BrowserBug } from "./planted-bugs/planted-bug.ts"
import { mutateTables } from "./planted-bugs/table-mutations.ts"

const options = new Set(process.argv.slice(2).filter((argument) => argument.startsWith("--")))
const words = process.argv
  .slice(2)
  .filter((argument) => !options.has(argument))
  .join(" ")

/** The bugs selected by words of their names and by the browser options. */
const chosen = plantedBugs.filter((bug) => {
  if (!bug.name.includes(words)) return false
  return isBrowserBug(bug) ? !options.has("--no-browser") : !options.has("--browser")
})

/** Tests a batch of bugs in one build. Bugs that no test noticed are tested again, each alone, because another bug may have hidden them. */
async function noticeTogether(copy: string, batch: readonly BrowserBug[]): Promise<Notice[]> {
  const notices = await noticeInBrowser(copy, batch)
  const missed = batch.filter((bug) => batch.length > 1 && notices.some((one) => one.bug === bug && !one.isNoticed))
  const alone: Notice[] = []
  for (const bug of missed) alone.push(...(await noticeInBrowser(copy, [bug])))
  return [...notices.filter(({ bug }) => !alone.some((one) => one.bug === bug)), ...alone]
}

/** The runs: first one per bug that needs no browser, then the browser runs, in which several bugs share a build. */
function* runsOf(copy: string): Generator<() => Promise<Notice[]>> {
  for (const bug of chosen) {
    const { noticedBy } = bug
    if (!("browser" in noticedBy)) yield async () => [await notice(copy, { ...bug, noticedBy })]
  }
  const most = options.has("--alone") ? 1 : undefined
  for (const batch of batchesOf(chosen.filter(isBrowserBug), most)) yield () => noticeTogether(copy, batch)
}

/** Changes the state tables one row at a time, and prints how many changes the permissions written by hand detect. */
function noticeTableMutations(): ReturnType<typeof mutateTables> {
  const outcome = mutateTables()
  say(outcome.table)
  return outcome
}

/** Leaves out and exchanges the effects of the state tables, one at a time, and prints which nobody noticed. @returns their names */
async function noticeEffects(copy: string): Promise<string[]> {
  const all = effectMutations().filter(({ name }) => name.includes(words))
  const missed: string[] = []
  for (const mutation of all) {
    const isNoticed = await noticeEffect(copy, mutation)
    if (!isNoticed) missed.push(mutation.name)
    say(`${isNoticed ? "noticed" : "MISSED "}  ${mutation.name}`)
  }
  say(`effects: ${all.length - missed.length} of ${all.length} noticed`)
  return missed
}

/** Prints the result and exits, with code 0 if every bug was noticed. */
function end(missed: readonly string[], isEnough: boolean): never {
  say(missed.length === 0 ? "every bug was noticed" : `nobody noticed: ${missed.join("; ")}`)
  say(`${chosen.length - missed.length} passed, ${missed.length} failed`)
  process.exit(missed.length === 0 && chosen.length > 0 && isEnough ? 0 : 1)
}

/**
 * `npm run planted-bugs [-- words of a name] [--browser|--no-browser|--effects] [--alone] [--trust]`: plants bugs in a copy of the product, runs
 * the tests that must notice them, and reports which did. Before that it changes the state tables one row at a time in this process. Needs a
 * current build (`npm run build`). `--effects`: instead of
 * bugs, mutates the effects of the tables; `--alone`: one bug per build; `--trust`: skips the check that the tests pass without a bug.
 */
await runMain(async () => {
  const copy = copyProduct("planted-bugs")
  if (options.has("--effects")) process.exit((await noticeEffects(copy)).length === 0 ? 0 : 1)
  const { isEnough } = noticeTableMutations()
  if (!options.has("--trust")) await checkSound(copy, chosen)
  const missed: string[] = []
  for (const work of runsOf(copy)) {
    const started = performance.now()
    for (const { bug, isNoticed, by } of await work()) {
      if (!isNoticed) missed.push(bug.name)
      say(`${isNoticed ? "noticed" : "MISSED "}  ${seconds(started).padStart(7)}  ${bug.name}${by ? `  (${by})` : ""}`)
    }
  }
  end(missed, isEnough)
})
