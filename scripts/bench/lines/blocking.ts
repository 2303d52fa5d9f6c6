import { chromium, type Browser, type BrowserContextOptions } from "playwright"
import { livingScreens } from "#scripts/alive/measure.ts"
import { browserFlags, ensureBrowser } from "#scripts/lib/browser.mjs"
import { untilSettled } from "#tests/support/left-form.ts"
import { pathOf } from "#tests/support/screens.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { blockingOf, type Blocking } from "../blocking-time.ts"
import { withControlPage } from "../control-page.ts"
import { isQuick, repetitions, sample, slowdown } from "../effort.ts"
import type { People } from "../screens.ts"
import { median } from "../statistics.ts"
import type { TraceEvent } from "../until-frame.ts"
import type { Line } from "../table.ts"

/** What the browser records: tasks, and when a page is shown first. */
const categories = ["toplevel", "loading", "devtools.timeline", "disabled-by-default-devtools.timeline"]

const limits = { blocking: 150, longest: 100 }

/** Other load on the machine only adds time: a page above the limits is opened up to three times, and its best times count. */
const tries = 3

type Cookies = ReturnType<Visitor["browserCookies"]>

/** Opens a page as somebody does who comes for the first time, and stays until it is quiet. */
async function visit(browser: Browser, url: string, extraHTTPHeaders = {}, cookies: Cookies = []): Promise<Blocking> {
  const phone: BrowserContextOptions = { viewport: { width: 412, height: 915 }, extraHTTPHeaders }
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await browser.startTracing(page, { categories })
    await page.goto(url)
    await untilSettled(page)
    await page.waitForTimeout(1_500) // widgets come when the browser is idle
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return blockingOf(traceEvents, slowdown)
  } finally {
    await context.close()
  }
}

const isGood = (time: Blocking) => time.blocking <= limits.blocking && time.longest <= limits.longest

async function bestOf(open: () => Promise<Blocking>): Promise<Blocking> {
  let best = await open()
  for (let tried = 1; tried < repetitions(tries) && !isGood(best); tried += 1) {
    const { blocking, longest } = await open()
    best = { blocking: Math.min(best.blocking, blocking), longest: Math.min(best.longest, longest) }
  }
  return best
}

type Measured = Blocking & { name: string }

async function measureScreens(browser: Browser, portal: string, people: People): Promise<Measured[]> {
  const found: Measured[] = []
  for (const screen of sample(livingScreens.filter(({ faults }) => !faults))) {
    const visitor = await people.visitor(screen)
    const headers = { "x-mock-store": visitor.mock.store }
    const cookies = visitor.browserCookies(screen.alliance)
    const best = await bestOf(() => visit(browser, portal + pathOf(screen), headers, cookies))
    found.push({ name: screen.name, ...best })
  }
  return found
}

/** The worst pages, e.g. "profile 120, task 98". */
const worst = (found: readonly Measured[], figure: keyof Blocking) =>
  found
    .toSorted((one, other) => other[figure] - one[figure])
    .slice(0, isQuick ? 1 : 8)
    .map((screen) => `${screen.name} ${Math.round(screen[figure])}`)
    .join(", ")

/**
 * P28: how long pages keep the processor of a cheap phone busy after they are shown: every registered screen that sends scripts.
 * @param portal origin of the portal
 * @param control HTML of the stock peer's page, a reference on the same machine
 */
export async function blockingLines(portal: string, people: People, control: string): Promise<Line[]> {
  const program = await ensureBrowser("measures")
  const browser = await chromium.launch({ args: browserFlags, ...(program ? { executablePath: program } : {}) })
  const found = await measureScreens(browser, portal, people)
  const plain = await withControlPage(control, (url) => bestOf(() => visit(browser, url)))
  await browser.close()
  const lineOf = (figure: keyof Blocking, what: string): Line => {
    const times = found.map((screen) => screen[figure])
    return {
      id: "P28",
      what,
      figure: Math.max(...times),
      unit: "ms",
      limits: { pass: limits[figure], moonshot: limits[figure] / 2 },
      spread: { low: Math.min(...times), high: Math.max(...times) },
      note: `median ${Math.round(median(times))} of ${found.length}; stock ${Math.round(plain[figure])}; ${worst(found, figure)}`,
    }
  }
  return [lineOf("blocking", "blocked after the first picture"), lineOf("longest", "the longest task after it")]
}
