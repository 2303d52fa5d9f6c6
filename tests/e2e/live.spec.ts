import type { Page, Route } from "@playwright/test"
import type { MockControl } from "#tests/support/mock.ts"
import { liveHeader } from "#app/lib/live.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { ballotOf } from "./ballot-steps.ts"
import { field } from "./form-steps.ts"
import { limit, secondBrowser, seen, spoken, untilLive } from "./live-steps.ts"

const id = "ballot-aurora-3"
const at = `/a/aurora/wg/LINK/vote/${id}`

const turnout = (page: Page) => page.locator("main dl.keys")
const waitingNote = (page: Page) => page.locator("body > [role=status] .toast")
const streams = async (mock: Pick<MockControl, "calls">) =>
  (await mock.calls()).filter(({ operation }) => operation === "changes.get").length

/** Somebody votes, without a browser. */
async function vote(mock: MockControl, person: string) {
  const { options } = await ballotOf(mock, id)
  await (await backendAs(mock, person)).post(`/ballot/${id}/vote`, { option_id: options[0]?.id })
}

/** A ballot that members of COPT are told about. */
const ballotToVote = {
  subject: "Live",
  start_time: new Date(Date.now() + 86_400_000).toISOString(),
  timezone: "UTC",
  duration: 1,
  options: [{ text: "Yes" }, { text: "No" }],
  description: { format: "markdown", text: "Question" },
  group_acronym: "COPT",
}

/** How far what is in the middle of the window has moved since. */
async function placeOfRead(page: Page): Promise<() => Promise<number>> {
  const read = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2))
  const top = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? Number.NaN)
  const before = await top()
  return async () => (await top()) - before
}

test.describe("LIVE-01 two browsers beside each other @js", () => {
  test.use({ hasOwnContext: true })

  test("a vote in one is the turnout in the other within 5 s; it is announced, and nothing moves", async ({
    page,
    browser,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("member")
    await open(at)
    await untilLive(page)
    const [other, context] = await secondBrowser(browser, mock, "chair")
    await other.goto(at)
    await untilHydrated(other)
    const before = await turnout(page).innerText()
    await page.evaluate(() => scrollTo(0, 120))
    const place = await placeOfRead(page)
    await other.locator("[name=option_id]").first().check()
    await other.locator("[name=step][value=review]").click()
    await other.locator("[name=step][value=cast]").click()
    await expect(other.locator('.note a[href$="/receipt"]')).toBeVisible()
    const look = () => expect.poll(() => turnout(page).innerText(), { timeout: limit }).not.toBe(before)
    expect(await seen("a vote", look)).toBeLessThan(limit)
    await expect(spoken(page)).toContainText(/\d+/)
    expect(Math.abs(await place())).toBeLessThan(2)
    await context.close()
  })

  test("what is typed stays, and the page waits for it", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("chair")
    await open(at)
    await untilLive(page)
    const before = await turnout(page).innerText()
    await field(page, "reason").fill("Not finished 还没写完")
    await (await backendAs(mock, "admin")).post(`/ballot/${id}/remind`)
    await expect(waitingNote(page)).toHaveText(t("live.waiting"), { timeout: limit })
    expect(await turnout(page).innerText()).toBe(before)
    await expect(field(page, "reason")).toHaveValue("Not finished 还没写完")
    await expect(field(page, "reason")).toBeFocused()
  })

  test("a meeting that ends and a badge are seen within 5 s, and the focus stays", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("member")
    const chair = await backendAs(mock, "chair")
    const { items } = await chair.get<{ items: { id: string; version: number }[] }>(
      "/meeting?status=ongoing&group_acronym=COPT&size=200",
    )
    const [meeting] = items
    if (!meeting) throw new Error("no meeting is going on")
    await open(`/a/aurora/meeting/${meeting.id}`)
    await untilLive(page)
    const link = page.locator("header a.bell")
    await link.focus()
    const [status, bell] = [page.locator("main .head .tag").first(), page.locator("header .bell .badge")]
    const [was, count] = [await status.innerText(), await bell.allInnerTexts()]
    await chair.post(`/meeting/${meeting.id}/end`, { version: meeting.version })
    await seen("a meeting that ends", () => expect(status).not.toHaveText(was, { timeout: limit }))
    await chair.post("/ballot", ballotToVote)
    await seen("the bell", () => expect.poll(() => bell.allInnerTexts(), { timeout: limit }).not.toEqual(count))
    await expect(link).toBeFocused()
  })

  test("the question whether to leave what was typed stays while a badge changes (SHELL-05)", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    const chair = await backendAs(mock, "chair")
    await open("/a/aurora/account/profile")
    await untilLive(page)
    const bell = page.locator("header .bell .badge")
    const count = await bell.allInnerTexts()
    await field(page, "address1").fill("Harbour Street 1")
    await page.locator("nav a[href$='/meeting']").first().click()
    const question = page.getByRole("dialog", { name: t("ui.unsaved.title") })
    await expect(question).toBeVisible()
    await chair.post("/ballot", ballotToVote)
    const isGone = await question.waitFor({ state: "hidden", timeout: limit }).then(
      () => true,
      () => false,
    )
    expect(isGone).toBe(false)
    await question.getByRole("button", { name: t("ui.unsaved.stay") }).click()
    await expect.poll(() => bell.allInnerTexts(), { timeout: limit }).not.toEqual(count)
    await expect(field(page, "address1")).toHaveValue("Harbour Street 1")
  })

  test("a dialog opened while the page reads itself again gets its question (FORM-06)", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open(at)
    await untilLive(page)
    const held: Route[] = []
    await page.route(/\.data\?/, async (route) => {
      if (route.request().headers()[liveHeader]) held.push(route)
      else await route.continue()
    })
    await (await backendAs(mock, "admin")).post(`/ballot/${id}/remind`)
    await expect.poll(() => held.length, { timeout: limit }).toBe(1)
    await page.locator('main a[href$="/extend"]').click()
    await expect(page.getByRole("dialog").getByRole("button").nth(1)).toBeVisible()
    await held[0]?.continue()
    await expect(page.getByRole("dialog")).not.toContainText(t("ui.loading"))
  })

  test("somebody who scrolls while the page reads itself again stays where they have come", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("member")
    await open(at)
    await untilLive(page)
    const held: Route[] = []
    await page.route(/\.data\?/, async (route) => {
      if (route.request().headers()[liveHeader]) held.push(route)
      else await route.continue()
    })
    const before = await turnout(page).innerText()
    await vote(mock, "chair")
    await expect.poll(() => held.length, { timeout: limit }).toBe(1)
    await page.evaluate(() => scrollTo(0, 150))
    await held[0]?.continue()
    await expect.poll(() => turnout(page).innerText(), { timeout: limit }).not.toBe(before)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(150)
  })

  test("one stream for all windows of a person, and none after logging out", async ({ page, enterAs, open, mock }) => {
    await enterAs("member")
    await open(at)
    await untilLive(page)
    const second = await page.context().newPage()
    await second.goto("/a/aurora/account/inbox")
    await untilHydrated(second)
    await untilLive(second)
    expect(await streams(mock)).toBe(1)
    await second.locator("form[action$='/logout'] button").evaluate((button: HTMLButtonElement) => button.click())
    await second.waitForURL(/login/)
    const before = await turnout(page).innerText()
    await vote(mock, "chair")
    await page.waitForTimeout(4_000)
    expect(await turnout(page).innerText(), "the page stays, and is told nothing").toBe(before)
  })

  test("a backend without changes is asked once; the page looks again when somebody returns", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await mock.fault({ operation: "changes.get", kind: "status", status: 501 })
    await enterAs("member")
    await open(at)
    await untilLive(page)
    const before = await turnout(page).innerText()
    await vote(mock, "chair")
    await page.waitForTimeout(11_000)
    expect(await turnout(page).innerText()).toBe(before)
    await page.evaluate(() => dispatchEvent(new Event("focus")))
    await expect.poll(() => turnout(page).innerText(), { timeout: limit }).not.toBe(before)
    expect(await streams(mock)).toBe(1)
  })
})

test("LIVE-01 without scripts a page says when it was made and offers to look again @nojs", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("member")
  await open(at)
  const before = await turnout(page).innerText()
  await vote(mock, "chair")
  await page.getByRole("link", { name: t("live.look") }).click()
  await expect.poll(() => turnout(page).innerText()).not.toBe(before)
})
