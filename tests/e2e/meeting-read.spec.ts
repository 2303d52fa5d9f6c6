import ICAL from "ical.js"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]
const ids = { ongoing: "meeting-aurora-1", ended: "meeting-aurora-2", cancelled: "meeting-aurora-4" }

test.describe("the list of meetings", () => {
  test("SHELL-06 MEET-01 search, status, days, sorting and pages are in the URL", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const list = (query: string) => backend.get<Schemas["MeetingList"]>(`/meeting?${query}`)
    const subjects = page.getByRole("table").getByRole("rowheader")
    const expectRows = async ({ items, total }: Schemas["MeetingList"]) => {
      await expect(subjects).toHaveText(items.map(({ subject }) => subject))
      const to = items.length
      if (total > 10)
        await expect(page.locator(".pager")).toContainText(t("ui.pager.range", { from: Math.min(1, to), to, total }))
    }
    await open("/a/aurora/meeting")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting.list.title"))
    await expectRows(await list("sort=upcoming&size=25"))

    const counts = page.getByRole("navigation", { name: t("ui.counts") })
    await counts.getByRole("link", { name: t("status.ended") }).click()
    await expect(page).toHaveURL(/status=ended/)
    await expectRows(await list("sort=upcoming&size=25&status=ended"))

    await page
      .getByRole("columnheader")
      .getByRole("link", { name: t("event.subject") })
      .click()
    await expect(page).toHaveURL(/status=ended&sort=subject/)
    await expectRows(await list("size=25&status=ended&sort=subject"))

    await page.getByLabel(t("ui.pager.size")).selectOption("10")
    if (!javaScriptEnabled) await page.getByRole("button", { name: t("ui.pager.show") }).click()
    await expect(page).toHaveURL(/size=10/)
    await expectRows(await list("size=10&status=ended&sort=subject"))

    await page.getByRole("main").getByRole("searchbox").fill("nothing-like-it")
    await applyFilters({ page, t })
    await expect(page.getByText(t("ui.list.no-match"))).toBeVisible()
    if (javaScriptEnabled !== false) {
      await page.goBack()
      await expectRows(await list("size=10&status=ended&sort=subject"))
      await page.goForward()
      await expect(page.getByText(t("ui.list.no-match"))).toBeVisible()
    }
    await page
      .getByRole("main")
      .locator(".empty")
      .getByRole("link", { name: t("ui.filter.clear") })
      .click()
    await expectRows(await list("size=10&sort=subject"))
  })

  test("SHELL-06 @js filters are applied as they change: the focus stays, Back takes back, chips remove", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const totalOf = async (query: string) => (await backend.get<Schemas["MeetingList"]>(`/meeting?${query}`)).total
    const main = page.getByRole("main")
    const group = main.getByLabel(t("event.group"), { exact: true })
    const words = main.getByRole("searchbox")
    const found = main.getByRole("status")
    await open("/a/aurora/meeting")
    await group.focus()
    await group.selectOption("COPT")
    await expect(page).toHaveURL(/\?group=COPT$/)
    await expect(group).toBeFocused()
    const inGroup = await totalOf("group_acronym=COPT")
    await expect(found).toContainText(t("ui.pager.total", { total: inGroup }).match(/\d+/)?.[0] ?? "")

    await words.pressSequentially("skew")
    await expect(page).toHaveURL(/q=skew&group=COPT$/)
    await expect(words).toBeFocused()
    await expect(words).toHaveValue("skew")
    await words.pressSequentially(" budget")
    await expect(page).toHaveURL(/q=skew\+budget&group=COPT$/)
    await expect(found).toHaveText(t("ui.pager.total", { total: await totalOf("group_acronym=COPT&q=skew+budget") }))
    await page.goBack()
    await expect(page, "the words are one entry of the history").toHaveURL(/\?group=COPT$/)
    await expect(words).toHaveValue("")
    await page.goForward()
    await expect(words).toHaveValue("skew budget")

    const chips = main.locator(".facets")
    await chips.getByRole("link", { name: t("ui.filter.chip", { label: t("event.group"), text: "COPT" }) }).click()
    await expect(page).toHaveURL(/\?q=skew\+budget$/)
    await expect(group).toHaveValue("")
    await chips.getByRole("link", { name: t("ui.filter.clear") }).click()
    await expect(chips).toHaveCount(0)
    await expect(words).toHaveValue("")
  })

  test("SHELL-06 @js a link that is clicked right after typing in the search leads where it says", async ({
    page,
    open,
    enterAs,
    mock,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/meeting")
    const link = page.getByRole("main").getByRole("rowheader").getByRole("link").first()
    const to = (await link.getAttribute("href")) ?? ""
    // longer than the pause after which words are applied
    await mock.fault({ operation: "meeting.get", kind: "delay", delay_ms: 1_500, times: 1 })
    await page.getByRole("main").getByRole("searchbox").press("s")
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  })

  test("SHELL-06 @js Back right after typing in the search leads back", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("chair")
    await open("/a/aurora/meeting")
    const main = page.getByRole("main")
    await main.getByRole("rowheader").getByRole("link").first().click()
    await expect(main.getByRole("searchbox")).toHaveCount(0)
    const meeting = page.url()
    await page
      .getByRole("navigation", { name: t("ui.nav") })
      .getByRole("link", { name: t("meeting.list.title") })
      .click()
    await expect(main.getByRole("searchbox")).toBeVisible()
    // longer than the pause after which words are applied
    await mock.fault({ operation: "meeting.get", kind: "delay", delay_ms: 1_500, times: 1 })
    await main.getByRole("searchbox").press("s")
    await page.evaluate(() => window.history.back())
    await expect(main.getByRole("searchbox")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(meeting)
  })

  test("SHELL-06 the days of a filter are those of the person's zone, both included", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const { items } = await backend.get<Schemas["MeetingList"]>("/meeting?status=not_started&sort=start_time&size=25")
    const [first] = items
    await open("/a/aurora/meeting?status=not_started&sort=start_time:asc")
    const when = await page.getByRole("row").nth(1).locator("time").getAttribute("datetime")
    expect(when).toBe(first?.start_time)
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" }).format(new Date(when ?? ""))
    await page.getByLabel(t("event.from"), { exact: true }).fill(day)
    await page.getByLabel(t("event.to"), { exact: true }).fill(day)
    await applyFilters({ page, t })
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`))
    const sameDay = items.filter(({ start_time }) => {
      return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" }).format(new Date(start_time)) === day
    })
    await expect(page.getByRole("rowheader")).toHaveCount(sameDay.length)
  })

  test("MEET-01 WG-02 a group's list has only its own meetings and links into the group", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/wg/COPT/meeting")
    for (const text of await page.locator("td .ref").filter({ hasText: "-M-" }).allTextContents())
      expect(text).toMatch(/^COPT-M-\d+$/)
    await page.getByRole("rowheader").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/wg\/COPT\/meeting\/meeting-aurora-\d+$/)
    const crumbs = page.getByRole("navigation", { name: t("ui.crumbs") })
    await crumbs.getByRole("link", { name: t("meeting.list.title") }).click()
    await expect(page).toHaveURL(/\/wg\/COPT\/meeting$/)
  })
})

test.describe("the page of a meeting", () => {
  test("MEET-01 MEET-06 MEET-08 the page of a meeting shows all its fields", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const meeting = await backend.get<Schemas["Meeting"]>(`/meeting/${ids.ongoing}`)
    await open(`/a/aurora/meeting/${ids.ongoing}?whole`)
    const main = page.getByRole("main")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(meeting.subject)
    await expect(page).toHaveTitle(new RegExp(`^COPT-M-${meeting.group_number} `))
    await expect(main.locator(".kicker")).toContainText(`M-${meeting.number}`)
    await expect(main.locator(".kicker")).toContainText(t("status.ongoing"))
    await expect(main.locator(".keys time").first()).toHaveAttribute("datetime", meeting.start_time)
    expect(meeting.timezone).toBe("Asia/Shanghai")
    await expect(main.locator(".keys")).toContainText(/Shanghai \(UTC\+8\)|中国标准时间（UTC\+8）/)
    const facts = page.getByRole("region", { name: t("event.facts") })
    await expect(facts).toContainText(meeting.proposal?.draft_code ?? "-")
    const head = page.getByRole("main").locator(".keys")
    await expect(head.getByRole("link", { name: meeting.location ?? "-" })).toBeVisible()

    const topics = page.getByRole("region", { name: t("meeting.topics") })
    await expect(topics.getByRole("heading", { level: 3 })).toHaveCount(meeting.topics.length)
    for (const { subject, feedbacks } of meeting.topics) {
      await expect(topics).toContainText(subject)
      for (const { text } of feedbacks) await expect(topics).toContainText(text)
    }
    const documents = page.getByRole("region", { name: t("meeting.documents") })
    const [file] = meeting.documentation
    const href = await documents.getByRole("link", { name: file?.name }).getAttribute("href")
    const download = await page.request.get(href ?? "", { headers: { "x-mock-store": mock.store } })
    expect([download.status(), (await download.body()).length]).toEqual([200, file?.size])

    const ballots = page.getByRole("region", { name: t("meeting.ballots") })
    await expect(ballots.getByRole("listitem")).toHaveCount(meeting.ballots.length)
    const log = page.getByRole("region", { name: t("operation-log.title") })
    await expect(log.getByRole("row").last()).toContainText(t("meeting.logged.create"))
  })

  test("DASH-07 an operation log that fails does not affect the rest of the page", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await mock.fault({ operation: "operation-log.list", kind: "status", status: 500 })
    await open(`/a/aurora/meeting/${ids.ongoing}?whole`)
    await expect(page.getByRole("region", { name: t("operation-log.title") })).toContainText(t("error.server"))
    await expect(page.getByRole("region", { name: t("meeting.topics") })).toBeVisible()
  })

  test("MEET-03 a cancelled meeting says why", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const { cancel_reason } = await backend.get<Schemas["Meeting"]>(`/meeting/${ids.cancelled}`)
    await open(`/a/aurora/meeting/${ids.cancelled}`)
    const note = page.getByRole("main").locator(".note")
    await expect(note).toContainText(t("event.cancelled"))
    await expect(note).toContainText(cancel_reason ?? "-")
  })

  test("MEET-05 MEET-08 MEET-09 the summary, and minutes without the shell", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const meeting = await backend.get<Schemas["Meeting"]>(`/meeting/${ids.ended}`)
    await open(`/a/aurora/meeting/${ids.ended}`)
    await page
      .getByRole("main")
      .locator(".note")
      .getByRole("link", { name: t("meeting.summary.read") })
      .click()
    await expect(page).toHaveURL(/\/summary$/)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(meeting.subject)
    const [, item = "-"] = /\*\*(.+?)\*\*/.exec(meeting.summary?.text ?? "") ?? []
    await expect(page.locator(".prose strong", { hasText: item }).first()).toBeVisible()
    const attendance = page.getByRole("region", { name: t("meeting.attendance") })
    await expect(attendance.getByRole("listitem")).toHaveCount(meeting.attendees.length)

    await page.getByRole("link", { name: t("meeting.action.minutes") }).click()
    await expect(page).toHaveURL(/\/minutes$/)
    await expect(page.getByRole("navigation", { name: t("ui.nav") })).toHaveCount(0)
    for (const { subject } of meeting.topics)
      await expect(page.getByRole("region", { name: t("meeting.topics") })).toContainText(subject)
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(t("meeting-summary.decisions"))
    const rows = page.getByRole("region", { name: t("meeting.attendance") }).getByRole("row")
    await expect(rows).toHaveCount(meeting.attendees.length + 1)
    for (const [at, { name }] of meeting.attendees.entries()) await expect(rows.nth(at + 1)).toContainText(name)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("link", { name: t("meeting.minutes.back") })).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("CAL-03 an event as a calendar file; a cancelled one is marked as cancelled", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(`/a/aurora/meeting/${ids.cancelled}`)
    await page.getByText(t("event.more"), { exact: true }).click()
    const link = page.getByRole("link", { name: t("event.calendar") })
    await expect(link).toBeVisible()
    const answer = await page.request.get((await link.getAttribute("href")) ?? "", {
      headers: { "x-mock-store": mock.store },
    })
    expect(answer.headers()["content-type"]).toContain("text/calendar")
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined)
    const subject = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    expect(event.summary).toBe(t("calendar-file.cancelled", { subject }))
    const start = await page.getByRole("main").locator(".keys time").first().getAttribute("datetime")
    expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(start ?? ""))
  })
})

test.describe("people without permission", () => {
  test.use({ expectedTrouble: /status of 403/ })
})

test("TEN-05 @js each meeting that is opened starts with empty forms", async ({ page, open, enterAs, t }) => {
  await enterAs("chair")
  await open("/a/aurora/wg/COPT/meeting")
  const heading = page.getByRole("heading", { level: 1 })
  const titleOf = async (id: string) => (await page.locator(`a[href$="/meeting/${id}"]`).textContent()) ?? ""
  const [first, second] = [await titleOf(ids.ongoing), await titleOf("meeting-aurora-6")]
  await page.getByRole("link", { name: first, exact: true }).click()
  await expect(heading).toHaveText(first)
  const crumbs = page.getByRole("navigation", { name: t("ui.crumbs") })
  await crumbs.getByRole("link", { name: t("meeting.list.title") }).click()
  await page.getByRole("link", { name: second, exact: true }).click()
  await expect(heading).toHaveText(second)
  const menu = page.getByRole("main").locator("details.pop")
  await menu.getByText(t("event.more")).click()
  await expect(menu).toHaveAttribute("open")
  await page.evaluate(() => window.history.go(-2)) // from one meeting directly to the other, skipping the list
  await expect(heading).toHaveText(first)
  await expect(menu).not.toHaveAttribute("open")
})
