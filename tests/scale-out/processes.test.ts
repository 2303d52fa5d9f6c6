import { chromium, type Browser, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { browserFlags, ensureBrowser } from "#scripts/lib/browser.mjs"
import { eventually } from "#tests/support/eventually.ts"
import { startFleet, type Fleet } from "#tests/support/scale-out/fleet.ts"
import { steadyLoad, type Outcome, type Task } from "#tests/support/scale-out/steady-load.ts"
import { twoBuilds, type TwoBuilds } from "#tests/support/scale-out/two-builds.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import type { Visitor } from "#tests/support/visitor.ts"

let builds: TwoBuilds
let fleet: Fleet
let browser: Browser
beforeAll(async () => {
  builds = await twoBuilds()
  fleet = await startFleet("processes", { build: builds.present, env: { BUILDS_FOLDER: builds.folder } })
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
}, 600_000)
afterAll(async () => {
  await browser.close()
  await fleet.stop()
})

const pages: Task[] = ["meeting", "dashboard?whole", "thanks", "calendar"].map((path) => ({
  path: `/a/aurora/${path}`,
}))
const form: Task = { path: "/a/aurora/kit/session", form: { version: "1", text: "sent" } }
const expected = ({ form: sent }: Task) => (sent ? 303 : 200)
const failures = (outcomes: readonly Outcome[]) => outcomes.filter((one) => one.status !== expected(one))

async function signedIn(person = "member"): Promise<Visitor> {
  const visitor = fleet.newVisitor()
  await visitor.signIn(person)
  return visitor
}

/** Waits for the given number of further responses. */
const untilAnswered = async (outcomes: readonly Outcome[], more: number) => {
  const before = outcomes.length
  await vi.waitFor(() => expect(outcomes.length - before).toBeGreaterThan(more), { timeout: 60_000, interval: 20 })
}

describe("one process is killed under load", () => {
  test("only forms and half-sent pages on that process fail; the others take over, and it can be started again", async () => {
    const visitor = await signedIn()
    await visitor.mock.fault({ operation: "*", kind: "delay", delay_ms: 400 })
    const load = steadyLoad(visitor, [...pages, form], 24)
    await untilAnswered(load.outcomes, 60)
    const port = fleet.processes[1]?.port
    const killed = performance.now()
    await fleet.kill(1)
    await untilAnswered(load.outcomes, 120)
    await fleet.start(1, { build: builds.present, env: { BUILDS_FOLDER: builds.folder } })
    const back = performance.now()
    const isBack = ({ asked, begun }: Outcome) => asked.at(-1) === port && begun > back
    await vi.waitFor(() => expect(load.outcomes.some(isBack)).toBe(true), { timeout: 30_000 })
    const outcomes = await load.stop()
    const failed = failures(outcomes)
    const inFlight = outcomes.filter(({ asked, begun, ended }) => asked[0] === port && begun < killed && ended > killed)
    console.log(
      `killed under load: ${inFlight.length} were in flight on it, ${failed.length} of ${outcomes.length} failed, ${slowest(outcomes, killed)}`,
    )
    const goneOn = inFlight.filter(({ form: sent, status, asked }) => !sent && status === 200 && asked.length > 1)
    expect(goneOn.length, "pages it was in the middle of were asked for elsewhere").toBeGreaterThan(0)
    expect(failed.filter((one) => !inFlight.includes(one))).toEqual([])
    expect(failed.filter((one) => !one.form && one.status !== 0)).toEqual([])
  })
})

/** The longest response time after the process was killed, as text. */
function slowest(outcomes: readonly Outcome[], killed: number): string {
  const after = outcomes.filter(({ begun }) => begun > killed).map(({ begun, ended }) => ended - begun)
  return `the slowest answer afterwards took ${Math.round(Math.max(...after))} ms`
}

describe("all processes are replaced by the next release, one after the other, under load", () => {
  test("no page and no form fails; a tab of the old release keeps working until it is reloaded", async () => {
    const visitor = await signedIn("chair")
    const tab = await newTab(visitor, "/a/aurora/meeting")
    const load = steadyLoad(await signedIn(), [...pages, form])
    await untilAnswered(load.outcomes, 30)
    for (const [at, name, address] of [
      [0, "Calendar", /\/calendar/],
      [1, "Dashboard", /\/dashboard/],
      [2, "Proposals", /\/proposal/],
    ] as const) {
      await fleet.replace(at, { build: builds.next, env: { BUILDS_FOLDER: builds.folder } })
      await follow(tab.page, name, address)
    }
    const outcomes = await load.stop()
    console.log(`replaced under load: ${failures(outcomes).length} of ${outcomes.length} failed`)
    expect(failures(outcomes)).toEqual([])
    expect([tab.documents(), await releaseOf(tab.page)]).toEqual([1, undefined])
    await tab.page.goto(`${fleet.origin}/a/aurora/meeting`)
    await eventually(async () => expect(await releaseOf(tab.page)).toBe("next"))
    expect(await tab.page.title()).toContain("Meetings of the next release")
    expect(tab.trouble).toEqual([])
  })

  test("Redis restarts meanwhile without an effect", async () => {
    const load = steadyLoad(await signedIn(), [...pages, form])
    await untilAnswered(load.outcomes, 30)
    await fleet.redis.kill()
    await untilAnswered(load.outcomes, 60)
    await fleet.redis.startAgain()
    await untilAnswered(load.outcomes, 60)
    expect(failures(await load.stop())).toEqual([])
  })
})

describe("quality row 60: the files of the old release are deleted", () => {
  test("its tab reloads the page once and continues in the new release", async () => {
    for (const at of [0, 1, 2]) await fleet.replace(at, { build: builds.next })
    const tab = await newTab(await signedIn("chair"), "/a/aurora/meeting")
    expect(await releaseOf(tab.page)).toBe("next")
    for (const at of [0, 1, 2]) await fleet.replace(at, { build: builds.present })
    await tab.page.getByRole("link", { name: "Calendar", exact: true }).first().click()
    await vi.waitFor(() => expect(tab.documents()).toBe(2), { timeout: 20_000 })
    await eventually(async () => expect(await releaseOf(tab.page)).toBeUndefined())
    await untilHydrated(tab.page)
    expect(await releaseOf(tab.page)).toBeUndefined()
    await follow(tab.page, "Calendar", /\/calendar/)
    expect(tab.documents()).toBe(2)
  })
})

/** The release whose scripts run in a tab. */
const releaseOf = (page: Page) =>
  page
    .evaluate(() => (globalThis as typeof globalThis & { portalRelease?: string }).portalRelease)
    .catch(() => "loading")

/** Opens a tab with working scripts; counts its document loads and collects browser errors. */
async function newTab(visitor: Visitor, path: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-mock-store": visitor.mock.store } })
  await context.addCookies([...visitor.browserCookies(), { name: "locales", value: "en", url: fleet.origin }])
  const page = await context.newPage()
  const trouble: string[] = []
  let documents = 0
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()))
  page.on("pageerror", (error) => trouble.push(error.message))
  page.on("response", (answer) => (documents += Number(answer.request().resourceType() === "document")))
  await page.goto(fleet.origin + path)
  await untilHydrated(page)
  return { page, trouble, documents: () => documents }
}

/** Navigates within the tab by a link. */
async function follow(page: Page, name: string, address: RegExp): Promise<void> {
  await page.getByRole("link", { name, exact: true }).first().click()
  await page.waitForURL(address)
}
