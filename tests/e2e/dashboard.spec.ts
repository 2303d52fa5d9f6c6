import type { components } from "#openapi/generated/schema.d.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type Schemas = components["schemas"]
type List<Item> = { items: Item[] }

const widgetCalls = [
  "dashboard.recent",
  "calendar.list",
  "dashboard.statistics",
  "dashboard.activity",
  "notice.list",
  "proposal.list",
]

const widgets = [
  "dashboard.recent.title",
  "dashboard.calendar.title",
  "dashboard.activity.title",
  "dashboard.notices.title",
  "dashboard.public-notice.title",
  "dashboard.statistics.title",
]

/** The subject of a notice in a reader's language (NOTICE-04). */
const subjectFor = (language: string, { subject, subject_english: english }: Schemas["NoticeRow"]) =>
  language === "en" ? (english ?? subject) : subject

test.describe("the dashboard shows what the backend has for this person", () => {
  const people = { chair: " @everywhere", "lone-member": "", "restricted-member": "", admin: "" }

  for (const [person, tag] of Object.entries(people)) {
    test(`DASH-01 DASH-02 DASH-03 DASH-04 DASH-05 DASH-06 ${person}${tag}`, async ({
      page,
      open,
      enterAs,
      mock,
      t,
      language,
    }) => {
      await enterAs(person)
      const backend = await backendAs(mock, person)
      const region = (title: string) => page.getByRole("region", { name: t(title) })
      await open("/a/aurora/dashboard?whole")
      for (const title of widgets) await expect(region(title)).toBeVisible()

      const recent = await backend.get<List<Schemas["RecentItem"]>>("/dashboard/recent?size=6")
      const rows = region("dashboard.recent.title").getByRole("row")
      await expect(rows).toHaveCount(recent.items.length === 0 ? 0 : recent.items.length + 1)
      for (const [at, { subject, group }] of recent.items.entries()) {
        await expect(rows.nth(at + 1)).toContainText(subject)
        if (group) await expect(rows.nth(at + 1)).toContainText(group.acronym)
      }

      const { proposal, group, meeting, ballot } = await backend.get<Schemas["Statistics"]>("/dashboard/statistics")
      const statistics = region("dashboard.statistics.title")
      for (const [title, { total }] of Object.entries({
        proposals: proposal,
        groups: group,
        meetings: meeting,
        ballots: ballot,
      }))
        await expect(
          statistics.locator("div:has(> dt)", { hasText: t(`dashboard.statistics.${title}`) }),
        ).toContainText(String(total))
      await expect(statistics).toContainText(t("dashboard.statistics.yours", { total: group.mine_total }))
      await expect(statistics).toContainText(t("dashboard.statistics.in-progress", { total: proposal.ongoing_total }))

      const notices = await backend.get<List<Schemas["NoticeRow"]>>("/notice?status=sent&sort=-sent_time&size=10")
      const noticeRows = region("dashboard.notices.title").getByRole("listitem")
      await expect(noticeRows).toHaveCount(Math.min(5, notices.items.length))
      for (const [at, notice] of notices.items.slice(0, 5).entries())
        await expect(noticeRows.nth(at)).toContainText(subjectFor(language, notice))

      const query = "phase=public_notice&status=ongoing&sort=deadline&size=10"
      const proposals = await backend.get<List<Schemas["ProposalRow"]>>(`/proposal?${query}`)
      const publicNotice = region("dashboard.public-notice.title")
      for (const { title, draft_code: code } of proposals.items.slice(0, 5))
        await expect(publicNotice.getByRole("row", { name: code })).toContainText(title)
      if (proposals.items.length === 0) await expect(publicNotice).toContainText(t("dashboard.public-notice.empty"))

      const month = region("dashboard.calendar.title").getByRole("table")
      await expect(month.locator("[aria-current=date]")).toHaveCount(1)
      expect(await month.locator(".day").count()).toBeGreaterThanOrEqual(28)
    })
  }

  test("DASH-03 the activity chart has a table with its numbers", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    await open("/a/aurora/dashboard?whole")
    const activity = page.getByRole("region", { name: t("dashboard.activity.title") })
    await expect(activity.locator("polyline")).toHaveCount(3)
    await activity.getByText(t("dashboard.activity.show-numbers")).click()
    const { items } = await backend.get<Schemas["Activity"]>("/dashboard/activity?step=day")
    const rows = activity.getByRole("table").getByRole("row")
    await expect(rows).toHaveCount(items.length + 1)
    // all except today, which is still going on
    for (const [at, day] of items.slice(0, 3).entries()) {
      const cells = rows.nth(at + 1).getByRole("cell")
      const numbers = [day.operation_total, day.login_total, day.login_member_total]
      expect((await cells.allTextContents()).slice(-3).map((text) => Number(text.replaceAll(",", "")))).toEqual(numbers)
    }
  })

  test("DASH-06 ROLE-07 only members of a restricted group see its records on the dashboard", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    await enterAs("restricted-member")
    await open("/a/aurora/dashboard")
    await expect(nav.getByRole("list", { name: t("shell.my-groups") })).toContainText("STEER")
    await enterAs("lone-member")
    await open("/a/aurora/dashboard?whole")
    await expect(nav.getByText(t("shell.my-groups"))).toBeHidden()
    await expect(page.getByRole("main")).not.toContainText("STEER")
  })
})

test.describe("widgets fail and wait on their own", () => {
  // nothing listens at the hasty portal's statistics host
  test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED/ })

  const operations = {
    "dashboard.recent.title": "dashboard.recent",
    "dashboard.calendar.title": "calendar.list",
    "dashboard.notices.title": "notice.list",
    "dashboard.public-notice.title": "proposal.list",
  }

  test("DASH-07 ERR-02 ERR-07 a widget that fails says so and can be retried; the others are shown", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    for (const [at, [failing, operation]] of Object.entries(operations).entries()) {
      await mock.fault({ operation, kind: at % 2 === 0 ? "status" : "broken-json" })
      await open("/a/aurora/dashboard?whole")
      const error = page.getByRole("status").filter({ hasText: t("error.server") })
      await expect(error).toHaveCount(1)
      const widget = page.getByRole("region", { name: t(failing) })
      await expect(widget.getByRole("status")).toContainText(t("error.server"))
      await mock.clearFaults()
      await widget.getByRole("link", { name: t("error.retry") }).click()
      await expect(error).toHaveCount(0)
      await expect(widget).toBeVisible()
    }
  })

  test("DASH-07 the page is shown when all widgets fail, and when the navigation fails", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/calendar") // the portal caches the groups
    for (const operation of [...widgetCalls, "workgroup.grouped"])
      await mock.fault({ operation, kind: "status", status: 500 })
    await open("/a/aurora/dashboard?whole")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard.title"))
    await expect(page.getByRole("status").filter({ hasText: t("error.server") })).toHaveCount(widgets.length)
    await expect(page.getByRole("navigation", { name: t("ui.nav") })).toContainText("COPT") // from the cache
  })

  test("DASH-07 a slow widget does not hold back the others; without scripts the whole page loads by itself", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    const address = `${shortTimeoutPortal}/a/aurora/dashboard`
    const notices = page.getByRole("region", { name: t("dashboard.notices.title") }).getByRole("listitem")
    const recent = page.getByRole("region", { name: t("dashboard.recent.title") }).getByRole("row")
    if (javaScriptEnabled !== false) {
      await mock.fault({ operation: "notice.list", kind: "hang" })
      await page.goto(address, { waitUntil: "commit" })
      await expect(recent.first()).toBeVisible()
      await expect(notices).toHaveCount(0)
      await mock.clearFaults()
    }
    await mock.fault({ operation: "notice.list", kind: "delay", delay_ms: 1000 })
    await page.goto(address, { waitUntil: "commit" })
    await expect(notices).toHaveCount(5)
    await expect(recent.first()).toBeVisible()
  })

  test("DASH-07 @js a page does not wait for the list of groups; its button appears with them", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    t,
  }) => {
    await enterAs("chair")
    await mock.fault({ operation: "workgroup.grouped", kind: "delay", delay_ms: 3_000 })
    await page.goto(`${shortTimeoutPortal}/a/aurora/meeting`, { waitUntil: "commit" })
    const create = page.getByRole("main").getByText(t("meeting.list.create"))
    await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible()
    await expect(create).toHaveCount(0)
    await untilHydrated(page)
    await page.getByRole("searchbox").first().fill("typed meanwhile")
    await expect(create).toBeVisible()
    await expect(page.getByRole("searchbox").first()).toHaveValue("typed meanwhile")
  })

  // React reports an error, which fails the test, if it has to discard a widget that is still streamed
  test("DASH-07 @js a late list of groups does not disturb a widget that is still loading", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    t,
  }) => {
    await enterAs("chair")
    await mock.fault({ operation: "workgroup.grouped", kind: "delay", delay_ms: 1_200 })
    await mock.fault({ operation: "notice.list", kind: "delay", delay_ms: 2_500 })
    await page.goto(`${shortTimeoutPortal}/a/aurora/dashboard`, { waitUntil: "commit" })
    const notices = page.getByRole("region", { name: t("dashboard.notices.title") }).getByRole("listitem")
    await expect(notices).toHaveCount(5)
    await expect(page.getByRole("main").getByText(t("event.create"), { exact: true }).first()).toBeVisible()
  })

  test("DASH-07 ERR-03 a widget whose request times out says so", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    t,
  }) => {
    await enterAs("chair")
    await mock.fault({ operation: "notice.list", kind: "hang" })
    await page.goto(`${shortTimeoutPortal}/a/aurora/dashboard`, { waitUntil: "commit" })
    const notices = page.getByRole("region", { name: t("dashboard.notices.title") })
    await expect(notices.getByRole("status")).toContainText(t("error.timeout"))
    await expect(page.getByRole("region", { name: t("dashboard.recent.title") }).getByRole("table")).toBeVisible()
  })
})
