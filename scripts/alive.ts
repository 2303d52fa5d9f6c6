import { writeFileSync } from "node:fs"
import type { Screen } from "#tests/support/domain.ts"
import { startServers, wholePages } from "#tests/support/servers.ts"
import { excesses, excessiveMedians, limits, limitsFile, lowerOf, rangeOf, type Ranges } from "./alive/limits.ts"
import { type Awakening, type Figures, figuresOf, hydratedIn } from "./alive/figures.ts"
import { livingScreens, Phone } from "./alive/measure.ts"
import { ensureBrowser } from "./lib/browser.mjs"
import { runMain, say } from "./lib/say.mjs"

/**
 * `npm run alive`: counts how every registered screen of the built portal comes alive (quality P27), which no busy machine can change: the
 * components that React renders for each element, its commits until the page is quiet, and what it renders again. Prints a table; a screen
 * above the limits (`alive/limits.json`) fails. Names after `--` select screens, with what each commit began at; `-- --keep` lowers the
 * limits to what is measured. The last line is `N passed, N failed`.
 */
const names = process.argv.slice(2).filter((name) => !name.startsWith("--"))
const isKeeping = process.argv.includes("--keep")

type Kind = keyof Ranges
type Measured = { name: string; kind: Kind; awakening: Awakening; figures: Figures }

const kindOf = ({ kind }: Screen): Kind => (kind === "form" ? "form" : "read")

/** A commit may be divided by a late script: a screen above the limits is opened up to three times. */
const attempts = 3

/** @returns undefined if the screen sends no scripts */
async function measure(phone: Phone, screen: Screen): Promise<Measured | undefined> {
  const kind = kindOf(screen)
  let best: Measured | undefined
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const awakening = await phone.open(screen)
    if (!awakening) return undefined
    const figures = figuresOf(awakening)
    if (!best || figures.commits < best.figures.commits || figures.again < best.figures.again)
      best = { name: screen.name, kind, awakening, figures }
    if (excesses(best.figures, kind).length === 0) break
  }
  return best
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6)

function line({ name, kind, awakening, figures }: Measured): string {
  const hydrated = hydratedIn(awakening)
  const [first] = awakening.commits
  const excess = excesses(figures, kind)
  const cells = [
    String(awakening.elements).padStart(8),
    String(hydrated).padStart(10),
    figures.components.toFixed(2).padStart(6),
    percent((first?.passive ?? 0) / hydrated).padStart(8),
    String(figures.commits).padStart(7),
    String(awakening.commits.length - figures.commits).padStart(7),
    percent(figures.again),
  ]
  return `${excess.length > 0 ? "✗" : "✓"} ${name.padEnd(34)} ${cells.join(" ")} ${excess.join(", ")}`
}

/** What each commit did, and where it began. */
const commitLines = ({ awakening: { commits } }: Measured) =>
  commits.map(
    ({ hydrated, again, isArrival, sources }) =>
      `    ${isArrival ? "widgets" : "page"}: ${hydrated} new, ${again} again ${sources.map((source) => `\n        ${source}`).join("")}`,
  )

function ranges(measured: readonly Measured[]): Ranges {
  const of = (wanted: Kind) => rangeOf(measured.filter(({ kind }) => kind === wanted).map(({ figures }) => figures))
  return { read: of("read"), form: of("form") }
}

/** Prints the ranges of all screens. @returns the number of medians above their limits */
function tellRanges(found: Ranges): number {
  const kinds = Object.keys(found) as Kind[]
  const excessive = kinds.flatMap((kind) => excessiveMedians(found[kind], kind).map((name) => `${kind}: ${name}`))
  for (const kind of kinds) {
    const { components, commits, again } = found[kind]
    say(`${kind}: components for an element ${components.median}, worst ${components.worst}`)
    say(`  commits ${commits.median}, worst ${commits.worst}; again ${again.median}, worst ${again.worst}`)
  }
  if (excessive.length > 0) say(`✗ medians above their limits: ${excessive.join(", ")}`)
  return excessive.length
}

/** Tells the ranges of all screens, and lowers the limits to them if that is wanted. @returns the number of medians above their limits */
function tellAll(measured: readonly Measured[]): number {
  const found = ranges(measured)
  const lower = { read: lowerOf(found.read, limits.read), form: lowerOf(found.form, limits.form) }
  if (isKeeping) writeFileSync(limitsFile, `${JSON.stringify(lower, undefined, 2)}\n`)
  return tellRanges(found)
}

await runMain(async () => {
  const servers = await startServers("alive", wholePages)
  const phone = await Phone.start(servers, await ensureBrowser())
  const chosen = livingScreens.filter(({ name }) => names.length === 0 || names.includes(name))
  say(`  ${"".padEnd(34)} elements components  ratio  passive commits widgets  again`)
  const measured: Measured[] = []
  let failed = 0
  for (const screen of chosen) {
    try {
      const one = await measure(phone, screen)
      if (!one) continue
      measured.push(one)
      if (excesses(one.figures, one.kind).length > 0) failed += 1
      say(line(one))
      if (names.length > 0) say(commitLines(one).join("\n"))
    } catch (error) {
      failed += 1
      say(`✗ ${screen.name.padEnd(34)} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await phone.stop()
  await servers.stop()
  if (names.length === 0) failed += tellAll(measured)
  say(`${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 && !isKeeping ? 1 : 0
})
