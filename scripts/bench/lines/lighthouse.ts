import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { browserFlags, ensureBrowser } from "#scripts/lib/browser.mjs"
import { cache } from "#scripts/lib/paths.mjs"
import { run } from "#scripts/lib/processes.mjs"
import { pathOf, screens } from "#tests/support/screens.ts"
import { withControlPage } from "../control-page.ts"
import { repetitions, sample } from "../effort.ts"
import type { People } from "../screens.ts"
import type { Line } from "../table.ts"

/** The last version that runs on Node 20. Not a dependency because of its 185 MB: npm downloads it for this measurement (decision 018). */
const lighthouse = "lighthouse@12.8.2"

/** Screens of the most frequent tasks: reading lists and records, filling in forms, logging in. */
const measuredScreens = [
  ...["login", "thanks", "dashboard", "meetings", "meeting", "ballot", "calendar", "group-about"],
  ...["profile", "meeting-create"],
]

const categories = ["performance", "accessibility", "best-practices"] as const

type Category = (typeof categories)[number]

type Scores = Record<Category, number>

type Report = { categories: Record<Category, { score: number }>; runtimeError?: { message: string } }

/** Runs Lighthouse with its default, a simulated mobile device. Scores are 0 to 100. @throws Error if there is no report */
async function scoresOf(name: string, url: string, headers: Record<string, string>): Promise<Scores> {
  const folder = join(cache, "bench/lighthouse")
  const [sent, report] = [join(folder, `${name}-headers.json`), join(folder, `${name}.json`)]
  mkdirSync(folder, { recursive: true })
  writeFileSync(sent, JSON.stringify(headers))
  const npm = process.env.npm_execpath
  if (!npm) throw new Error("npm starts Lighthouse: npm run bench -- P22")
  const flags = ["--headless=new", ...browserFlags].join(" ")
  const options = ["--output=json", `--output-path=${report}`, `--extra-headers=${sent}`, `--chrome-flags=${flags}`]
  const wanted = ["--quiet", `--only-categories=${categories.join()}`]
  const call = [npm, "exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse", url, ...wanted, ...options]
  const browser = await ensureBrowser("measures")
  const { ok, output } = await run("bench-lighthouse", call, { env: browser ? { CHROME_PATH: browser } : {} })
  if (!ok) throw new Error(`${name}: ${output.split("\n").slice(-3).join(" ")}`)
  const { categories: found, runtimeError } = JSON.parse(readFileSync(report, "utf8")) as Report
  if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`)
  return Object.fromEntries(categories.map((each) => [each, Math.round(found[each].score * 100)])) as Scores
}

const limits: Record<Category, number> = { performance: 95, accessibility: 100, "best-practices": 100 }

/** Other load on the machine only lowers scores: a page below a limit is measured up to twice more, and its best score counts. */
const tries = 3

/** @throws Error if Lighthouse failed every time; occasionally it fails to load a page */
async function bestScores(name: string, url: string, headers: Record<string, string>): Promise<Scores> {
  let best: Scores | undefined
  let failure: unknown
  for (let tried = 0; tried < repetitions(tries) && !(best && isGood(best)); tried += 1) {
    const scores = await scoresOf(name, url, headers).catch((error: unknown) => void (failure = error))
    if (scores) best = best ? better(best, scores) : scores
  }
  if (!best) throw failure
  return best
}

const isGood = (scores: Scores) => categories.every((each) => scores[each] >= limits[each])

const better = (one: Scores, other: Scores) =>
  Object.fromEntries(categories.map((each) => [each, Math.max(one[each], other[each])])) as Scores

/**
 * P22: ten screens in Lighthouse; the lowest score of each category counts.
 * @param portal origin of the portal
 * @param control HTML of the stock peer's page, a reference on the same machine
 */
export async function lighthouseLines(portal: string, people: People, control: string): Promise<Line[]> {
  const found: { name: string; scores: Scores }[] = []
  for (const screen of screens.filter(({ name }) => sample(measuredScreens).includes(name))) {
    const { "user-agent": _agent, ...headers } = (await people.visitor(screen)).browserHeaders()
    found.push({ name: screen.name, scores: await bestScores(screen.name, portal + pathOf(screen), headers) })
  }
  if (found.length !== sample(measuredScreens).length) throw new Error("a screen of P22 has another name now")
  const plain = await withControlPage(control, (url) => bestScores("control", url, {}))
  return categories.map((category) => {
    const worst = found.reduce((one, other) => (other.scores[category] < one.scores[category] ? other : one))
    return {
      id: "P22",
      what: `Lighthouse, ${category}`,
      figure: worst.scores[category],
      limits: { pass: limits[category], moonshot: 100, is: "least" as const },
      note: `${worst.name} of ${found.length}; plain Remix ${plain[category]}`,
    }
  })
}
