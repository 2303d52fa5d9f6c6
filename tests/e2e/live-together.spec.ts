import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { field } from "./form-steps.ts"
import { limit, secondBrowser, seen, spoken, untilLive } from "./live-steps.ts"

const task = { module: "task", key: "task-aurora-7" }
const ballot = "/a/aurora/wg/LINK/vote/ballot-aurora-3"
const running = "/a/aurora/meeting/meeting-aurora-1"
const status = (page: Page) => page.locator("main .head .tag").first()

/** Expects something within the time of live pages. */
const inTime = async (what: string, look: () => Promise<void>) => expect(await seen(what, look)).toBeLessThan(limit)

test.describe("LIVE-01 what is done in one browser is seen in another @js", () => {
  test.use({ hasOwnContext: true })

  test("MEET-05 a meeting that the chair ends has ended for a member within 5 s, who hears it", async ({
    page,
    browser,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(running)
    await untilLive(page)
    const [other, context] = await secondBrowser(browser, mock, "chair")
    await other.goto(`${running}/confirm/end`)
    await untilHydrated(other)
    await other.locator("main form[method=post] button[type=submit]").last().click()
    await expect(status(other)).toHaveText(t("status.ended"))
    await inTime("a meeting that ends", () => expect(status(page)).toHaveText(t("status.ended"), { timeout: limit }))
    await expect(spoken(page)).toContainText(t("status.ended"))
    await context.close()
  })

  test("a meeting and a ballot that begin open by themselves within 5 s", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("member")
    const chair = await backendAs(mock, "chair")
    type List = { items: { id: string; start_time: string }[] }
    for (const kind of ["ballot", "meeting"]) {
      const { items } = await chair.get<List>(`/${kind}?status=not_started&group_acronym=COPT&size=200`)
      const [first] = items.sort((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time))
      if (!first) throw new Error(`no ${kind} begins later`)
      const { id, start_time } = first
      await open(`/a/aurora/${kind === "ballot" ? "vote" : kind}/${id}`)
      await untilLive(page)
      await mock.setClock(new Date(Date.parse(start_time) + 1_000).toISOString())
      const look = () => expect(status(page)).toHaveText(t("status.ongoing"), { timeout: limit })
      await inTime(`a ${kind} that begins`, look)
    }
  })

  test("DISC-01 a comment stands in the discussion and the bell counts it within 5 s", async ({
    page,
    browser,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const chair = await backendAs(mock, "chair")
    await chair.put("/thread/following", { ...task, is_following: true })
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/task/task-aurora-7")
    const section = page.locator("#discussion")
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator("article").first()).toBeVisible()
    await untilLive(page)
    const bell = page.locator("header .bell .badge")
    const count = await bell.allInnerTexts()
    const [other, context] = await secondBrowser(browser, mock, "member")
    await other.goto("/a/aurora/thread/task/task-aurora-7")
    await untilHydrated(other)
    await field(other, "content.text").fill("From the other browser 来自另一个浏览器")
    const button = other.getByRole("main").getByRole("button", { name: t("thread.start"), exact: true })
    await button.click()
    await expect(other.locator("article", { hasText: "From the other browser" })).toBeVisible()
    await inTime("a comment", () => expect(section).toContainText("From the other browser", { timeout: limit }))
    await inTime("the bell", () => expect.poll(() => bell.allInnerTexts(), { timeout: limit }).not.toEqual(count))
    await context.close()
  })

  test("DASH-08 what is done in one browser waits no longer in the person's other one within 5 s", async ({
    page,
    browser,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/account/needs-my-action")
    await untilLive(page)
    const waiting = page.locator("header summary .badge").first()
    const count = await waiting.innerText()
    const [other, context] = await secondBrowser(browser, mock, "chair")
    await other.goto(ballot)
    await untilHydrated(other)
    await other.locator("[name=option_id]").first().check()
    await other.locator("[name=step][value=review]").click()
    await other.locator("[name=step][value=cast]").click()
    await expect(other.locator('.note a[href$="/receipt"]')).toBeVisible()
    await inTime("the badge", () => expect(waiting).not.toHaveText(count, { timeout: limit }))
    await context.close()
  })
})

test("LIVE-01 without scripts the pages of ballots, meetings, proposals and threads say when they were made, and look again @nojs", async ({
  page,
  enterAs,
  open,
  t,
}) => {
  await enterAs("chair")
  const pages = [
    ballot,
    running,
    "/a/aurora/wg/COPT/meeting/meeting-aurora-1/agenda",
    "/a/aurora/proposal/AIA-P-2026-001",
    "/a/aurora/thread/task/task-aurora-7",
  ]
  for (const path of pages) {
    await open(path)
    const note = page.locator("main p.hint", { has: page.getByRole("link", { name: t("live.look") }) })
    const made = (await note.locator("time").getAttribute("datetime")) ?? ""
    expect(Math.abs(Date.now() - Date.parse(made)), path).toBeLessThan(60_000)
    await note.getByRole("link").click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(note).toBeVisible()
  }
})
