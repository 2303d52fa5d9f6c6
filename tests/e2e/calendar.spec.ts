import ICAL from "ical.js"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { text } from "#tests/support/texts.ts"
import { backendAs } from "./backend.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]
type Feeds = Schemas["CalendarFeeds"]

const noon = "2026-11-20T07:30:00Z"

test.describe("the calendar", () => {
  test("CAL-01 MEET-02 a free hour of the week and of the day is a link to a new meeting then", async ({
    page,
    open,
    enterAs,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("chair")
    for (const view of ["week", "day"]) {
      await open(`/a/aurora/calendar?view=${view}&date=2027-03-03`)
      const region = page.getByRole("region", { name: /^(Wed 3 Mar|3 月 3 日 周三)$/ })
      await region.getByRole("link", { name: t("calendar.slot", { time: "09:00" }) }).focus()
      if (javaScriptEnabled) {
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
      } else await region.getByRole("link", { name: t("calendar.slot", { time: "11:00" }) }).focus()
      await page.keyboard.press("Enter")
      await expect(page.locator('[name="start.time"]')).toHaveValue("11:00")
      await expect(page.locator('[name="start.date"]')).toHaveValue(/^(3 Mar 2027|2027-03-03)$/)
    }
    await open("/a/aurora/calendar?view=week&date=2020-03-03")
    await expect(page.locator(".slots a")).toHaveCount(0)
  })

  test("CAL-01 the current month, its neighbours, week and agenda are links", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("member")
    await open("/a/aurora/dashboard")
    const main = page.getByRole("main")
    await main.getByRole("link", { name: t("dashboard.calendar.whole") }).click()
    const title = page.getByRole("heading", { level: 1 })
    const month = main.locator("table.cal.month")
    await expect(month.locator("[aria-current=date]")).toHaveCount(1)
    const today = (await title.textContent()) ?? ""
    await main.getByRole("link", { name: t("calendar.next.month"), exact: true }).click()
    await expect(title).not.toHaveText(today)
    await expect(
      title.locator("[aria-live=polite]"),
      "the link keeps the focus, so the month is announced",
    ).toBeVisible()
    // the first week of a month may begin in the month before it
    await expect(month.locator("[aria-current=date]:not([data-out])")).toHaveCount(0)
    await main.getByRole("link", { name: t("calendar.previous.month"), exact: true }).click()
    await expect(title).toHaveText(today)
    await main
      .getByRole("navigation")
      .getByRole("link", { name: t("calendar.view.week"), exact: true })
      .click()
    await expect(page).toHaveURL(/view=week/)
    const hours = main.locator(".timetable .hours span")
    await expect(hours.filter({ hasText: "08:00" }), "a week has its hours").toBeVisible()
    await expect(hours.filter({ hasText: "17:00" })).toBeVisible()
    await main
      .getByRole("navigation")
      .getByRole("link", { name: t("calendar.view.agenda"), exact: true })
      .click()
    await expect(page).toHaveURL(/view=agenda/)
    await expect(hours).toHaveCount(0)
    await main.getByRole("link", { name: t("calendar.today"), exact: true }).click()
    await expect(page).toHaveURL(/view=agenda$/)
  })

  test("CAL-01 the agenda lists all entries from a day on and marks cancelled ones", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    await open("/a/aurora/calendar?view=agenda")
    const days = await page.locator(".agenda section").all()
    const first = await page.locator(".agenda time[datetime]").first().getAttribute("datetime")
    const to = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const { items } = await backend.get<Schemas["CalendarEvents"]>(`/calendar?from=${first}T00:00:00Z&to=${to}`)
    expect(days.length).toBeGreaterThan(3)
    const cancelled = items.find(({ module, status }) => module === "schedule" && status === "cancelled")
    expect(cancelled).toBeDefined()
    const row = page.locator(".agenda li", { hasText: cancelled?.subject ?? "" }).filter({ has: page.locator(".tag") })
    await expect(row.first()).toContainText(t("status.cancelled"))
    for (const { subject } of items.filter(({ module }) => module === "meeting").slice(0, 5))
      await expect(page.locator(".agenda")).toContainText(subject)
  })

  test("CAL-01 on a phone the month opens on today, without filters; links show earlier days and the filters", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs("chair")
    await mock.setClock("2026-11-20T09:00:00Z")
    await open("/a/aurora/calendar")
    const days = page.locator(".cal td:has(.ev)").filter({ visible: true })
    const day = days.first().locator("[data-day]")
    expect(String(await day.getAttribute("data-day")) >= "2026-11-20").toBe(true)
    await expect(day).toBeInViewport()
    const group = page.locator('main select[name="group"]')
    await expect(group).toBeHidden()
    const count = await days.count()
    await page.getByRole("link", { name: t("calendar.earlier") }).click()
    expect(await days.count()).toBeGreaterThan(count)
    await expect(page.getByRole("link", { name: t("calendar.earlier") })).toBeHidden()
    await page
      .getByRole("main")
      .getByRole("link", { name: t("ui.filter.submit"), exact: true })
      .click()
    await group.selectOption("COPT")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/group=COPT/)
    await expect(group).toBeVisible()
  })

  test("CAL-01 the calendar is filtered by kind, group and mine; the view stays, and the filter can be cleared", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("lone-member")
    await open("/a/aurora/calendar?view=agenda")
    const main = page.getByRole("main")
    await main.locator("[name=module]").selectOption("meeting")
    await main.getByLabel(t("calendar.filter.group")).selectOption("COPT")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/view=agenda.*group=COPT.*module=meeting/)
    const kinds = page.locator(".agenda .ev")
    await expect(kinds.filter({ hasNotText: t("calendar.module.meeting") })).toHaveCount(0)
    await expect(page.locator(".agenda .ref").filter({ hasNotText: "COPT" })).toHaveCount(0)
    await expect(kinds).not.toHaveCount(0)
    await main.getByLabel(t("calendar.filter.mine")).check()
    await applyFilters({ page, t })
    await expect(page.getByText(t("calendar.none"))).toBeVisible()
    await main.getByRole("link", { name: t("ui.filter.clear") }).click()
    await expect(page).toHaveURL(/view=agenda$/)
    await expect(kinds.first()).toBeVisible()
  })

  test("CAL-01 I18N-03 the switch to UTC moves an entry to its day in UTC", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon) // the same date in both time zones
    await enterAs("member")
    await open("/a/aurora/calendar?view=agenda")
    const times = page.locator(".agenda .when time")
    const before = (await times.first().textContent()) ?? ""
    await page.getByRole("banner").locator("[name=zone][value=utc]:visible").first().click()
    await expect(page.getByRole("main")).toContainText(t("calendar.zone.utc"))
    await expect(times.first()).not.toHaveText(before)
    await expect(page).toHaveURL(/calendar\?view=agenda/)
  })

  test("CAL-01 a day with more entries than fit links to that day", async ({ page, open, enterAs }) => {
    await enterAs("admin")
    await open("/a/aurora/calendar")
    const more = page.locator(".cal .more").first()
    const cell = page.locator("td:has(.more)").first()
    const count = Number(/\d+/.exec((await more.textContent()) ?? "")?.[0])
    const shown = await cell.locator(".ev:visible").count()
    const day = await cell.locator(".day").getAttribute("data-day")
    await more.click()
    await expect(page).toHaveURL(new RegExp(`view=agenda&date=${day}`))
    await expect(page.locator(`section:has(#day-${day}) li`)).toHaveCount(shown + count)
  })

  test("CAL-01 the arrow keys go from day to day without loading a document @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/calendar?date=2026-11-18")
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const day = (date: string) => page.locator(`[data-day="${date}"]`)
    await day("2026-11-18").focus()
    await page.keyboard.press("ArrowRight")
    await expect(day("2026-11-19")).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(day("2026-11-26")).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/view=agenda&date=2026-11-26/)
    await page
      .getByRole("main")
      .getByRole("link", { name: t("calendar.view.month"), exact: true })
      .click()
    await expect(page.locator("table.cal")).toBeVisible()
    expect(await page.evaluate(() => "isSame" in window)).toBe(true)
  })
})

test.describe("calendar feeds", () => {
  test("CAL-03 a feed is created, read by a program, renewed and revoked; its address is shown once", async ({
    page,
    open,
    enterAs,
    mock,
    playwright,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    await open("/a/aurora/calendar")
    await page.getByRole("link", { name: t("calendar-feed.title") }).click()
    const make = page.getByRole("button", { name: t("calendar-feed.make.submit") })
    await page.getByLabel(t("calendar-feed.what")).selectOption("group COPT")
    await make.click()
    const address = page.getByLabel(t("calendar-feed.address"), { exact: true })
    const first = await address.inputValue()
    expect(first).toMatch(/\/a\/aurora\/feed\/[\w-]{43}\/calendar\.ics$/)
    const row = page.getByRole("row", { name: "COPT" })
    await expect(row).toContainText(t("calendar-feed.never-read"))

    const program = await playwright.request.newContext({ extraHTTPHeaders: { "x-mock-store": mock.store } })
    const read = async (url: string) => {
      const answer = await program.get(url)
      return { answer, status: answer.status(), content: await answer.text() }
    }
    const feed = await read(first)
    expect(feed.answer.headers()["content-type"]).toContain("text/calendar")
    const events = new ICAL.Component(ICAL.parse(feed.content) as unknown[]).getAllSubcomponents("vevent")
    const { items } = await backend.get<Schemas["MeetingList"]>("/meeting?size=200&group_acronym=COPT")
    const summaries = events.map((event) => String(event.getFirstPropertyValue("summary")))
    // a calendar program has no interface language: the feed uses its owner's language
    for (const { subject, status } of items)
      expect(summaries).toContain(status === "cancelled" ? text("en", "calendar-file.cancelled", { subject }) : subject)
    const tag = feed.answer.headers().etag ?? ""
    for (const known of [tag, `W/${tag}`, `"older", ${tag}`])
      expect((await program.get(first, { headers: { "if-none-match": known } })).status()).toBe(304)
    expect((await program.get(first, { headers: { "if-none-match": '"older"' } })).status()).toBe(200)

    await open("/a/aurora/calendar/feed")
    await expect(address).toHaveCount(0)
    await expect(page.getByRole("main")).not.toContainText("/feed/")
    await expect(row).not.toContainText(t("calendar-feed.never-read"))
    await row.getByRole("button", { name: t("calendar-feed.renew", { name: "" }).trim() }).click()
    const second = await address.inputValue()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])

    await open("/a/aurora/calendar/feed")
    await row.getByRole("button", { name: t("calendar-feed.revoke", { name: "" }).trim() }).click()
    await expect(page.getByText(t("calendar-feed.revoked"))).toBeVisible()
    await expect(row).toHaveCount(0)
    expect((await read(second)).status).toBe(404)
    const { items: left } = await backend.get<Feeds>("/calendar/feed")
    expect(left).toEqual([])
    await program.dispose()
  })
})
