import { chromium, type Browser, type Page } from "playwright"
import { browserFlags, ensureBrowser } from "#scripts/lib/browser.mjs"
import { untilSettled } from "#tests/support/left-form.ts"
import { newStore } from "#tests/support/mock.ts"
import type { Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { repetitions, sample, slowdown } from "../effort.ts"
import { longestUntilFrame, type TraceEvent } from "../until-frame.ts"
import type { Line } from "../table.ts"

/** What the browser records: tasks, events and frames. */
const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

type Interaction = {
  name: string
  person: string
  path: string
  /** What somebody does on the page; all of it is measured. */
  act: (page: Page) => Promise<void>
}

const pause = (page: Page) => page.waitForTimeout(150)

async function type(page: Page, words: string): Promise<void> {
  for (const letter of words) {
    await page.keyboard.type(letter)
    await pause(page)
  }
}

/** Drags what the selectors find, in steps like those of a hand. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const dragged = page.locator(from).first()
  await dragged.hover()
  await page.locator(`${from}[draggable=true]`).first().waitFor()
  const [start, end] = [await dragged.boundingBox(), await page.locator(to).first().boundingBox()]
  if (!start || !end) throw new Error(`nothing to drag from ${from} to ${to}`)
  await page.mouse.move(start.x + 12, start.y + 8)
  await page.mouse.down()
  await page.mouse.move(start.x + 24, start.y + 16, { steps: 4 })
  await page.mouse.move(end.x + 24, end.y + 24, { steps: 8 })
  await page.mouse.up()
}

/** What people do many times a day, and what is applied as it changes. */
const interactions: readonly Interaction[] = [
  {
    name: "open a menu",
    person: "chair",
    path: "/a/aurora/meeting",
    act: (page) => page.locator("main .pop > summary").last().click(),
  },
  {
    name: "choose a filter",
    person: "chair",
    path: "/a/aurora/meeting",
    async act(page) {
      await page.locator(".filters select[name=group]").focus()
      await page.keyboard.press("ArrowDown")
      await page.waitForURL(/group=/)
    },
  },
  {
    name: "type words into a filter",
    person: "chair",
    path: "/a/aurora/meeting",
    async act(page) {
      await page.locator(".filters input[name=q]").click()
      await type(page, "plenary")
    },
  },
  {
    name: "open the search and type",
    person: "chair",
    path: "/a/aurora/dashboard",
    async act(page) {
      await page.keyboard.press("Control+k")
      await page.locator("dialog input").waitFor()
      await type(page, "plenary")
    },
  },
  {
    name: "drag a meeting in the week",
    person: "chair",
    path: "/a/aurora/calendar?view=week",
    act: (page) => drag(page, ".timetable [data-form]", ".timetable section:last-of-type .slots"),
  },
  {
    name: "drag a task on the board",
    person: "chair",
    path: "/a/aurora/wg/COPT/task?view=board",
    act: (page) => drag(page, '[data-task][data-to*="in_progress"]', '[data-status="in_progress"]'),
  },
  {
    name: "change a value in a row",
    person: "chair",
    path: "/a/aurora/wg/COPT/task",
    async act(page) {
      await page.locator("table a.change[id^=priority]").first().click()
      const form = page.locator(".row-form form")
      await form.locator("select, [type=radio]").first().waitFor()
      await form.locator("[type=submit]").first().click()
    },
  },
  {
    name: "type into a long form",
    person: "chair",
    path: "/a/aurora/wg/COPT/meeting/create",
    async act(page) {
      await page.locator("[name=subject]").click()
      await type(page, "Lane skew")
      await page.locator("[name=location]").click()
    },
  },
]

/** Runs an interaction on a new page with a new store. @returns the milliseconds of its slowest event */
async function delayOf(browser: Browser, servers: Servers, { person, path, act }: Interaction): Promise<number> {
  const visitor = new Visitor(servers, newStore())
  await visitor.signIn(person)
  const context = await browser.newContext({
    baseURL: servers.portal,
    viewport: { width: 1440, height: 1200 },
    extraHTTPHeaders: { "x-mock-store": visitor.mock.store },
  })
  try {
    await context.addCookies(visitor.browserCookies())
    const page = await context.newPage()
    await page.goto(path)
    await untilSettled(page)
    await browser.startTracing(page, { categories })
    await act(page)
    await page.waitForTimeout(500)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return slowdown * longestUntilFrame(traceEvents)
  } finally {
    await context.close()
  }
}

/**
 * P30: the time until what somebody does is painted (INP), at a processor four times slower. Counted is the processor time of the page's main
 * thread from the event to the next frame: other load on the machine does not change it much. Each interaction is tried several times; the
 * best time counts.
 */
export async function interactionLines(servers: Servers): Promise<Line[]> {
  const program = await ensureBrowser("measures")
  const browser = await chromium.launch({ args: browserFlags, ...(program ? { executablePath: program } : {}) })
  const lines: Line[] = []
  for (const interaction of sample(interactions)) {
    const delays: number[] = []
    for (let tried = 0; tried < repetitions(3); tried += 1) delays.push(await delayOf(browser, servers, interaction))
    lines.push({
      id: "P30",
      what: `INP: ${interaction.name}`,
      figure: Math.min(...delays),
      unit: "ms",
      limits: { pass: 200, moonshot: 100 },
      spread: { low: Math.min(...delays), high: Math.max(...delays) },
    })
  }
  await browser.close()
  return lines
}
