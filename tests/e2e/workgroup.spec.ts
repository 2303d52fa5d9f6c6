import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]
type List<Item> = { items: Item[]; total: number }

const main = (page: Page) => page.getByRole("main")
const rowsOf = (page: Page) => main(page).getByRole("table").getByRole("row")
const acronyms = (page: Page) => main(page).locator("tbody .ref")

const openExports = (page: Page) => page.locator("main details.pop > summary.btn").first().click()

test.describe("the list of groups", () => {
  test("WG-01 all groups of the alliance are listed, mine first, each with its facts and a link @everywhere", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    await open("/a/aurora/group")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("workgroup.list.title"))
    const { items, total } = await backend.get<List<Schemas["WorkgroupRow"]>>("/workgroup?mine_first=true")
    await expect(acronyms(page)).toHaveText(items.map(({ acronym }) => acronym))
    expect(items.findIndex((group) => group.is_accessible && group.my_roles.length === 0)).toBe(2)
    expect(items).toHaveLength(total)
    await expect(main(page).locator(".pager"), "one page has no pager").toHaveCount(0)
    for (const [at, group] of items.entries()) {
      const row = rowsOf(page).nth(at + 1)
      await expect(row).toContainText(language === "en" ? group.name_english : group.name)
      await expect(row).toContainText(t(`workgroup.type.${group.type}`))
      await expect(row).toContainText(t(`workgroup.status.${group.status}`))
      if (group.is_accessible) await expect(row).toContainText(String(group.member_total))
      if (group.is_accessible) await expect(row.getByRole("link")).toHaveCount(1)
    }
    await rowsOf(page).nth(1).getByRole("link").click()
    await expect(page).toHaveURL(/\/wg\/COPT\/about$/)
  })

  test("SHELL-06 state, words, type and owner filter the list, all in the URL; an empty list says so", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/group")
    const counts = page.getByRole("navigation", { name: t("ui.counts") })
    await counts.getByRole("link", { name: t("workgroup.status.disband") }).click()
    await expect(page).toHaveURL(/\/group\?status=disband$/)
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(counts.locator("[aria-current]")).toContainText(t("workgroup.status.disband"))
    await main(page)
      .getByRole("link", { name: t("ui.filter.clear") })
      .click()
    await expect(page).toHaveURL(/\/group\??$/)
    await expect(rowsOf(page)).toHaveCount(9)

    const filter = async (label: string, value: string) => {
      await main(page).getByLabel(label, { exact: true }).selectOption(value)
      await applyFilters({ page, t })
    }
    await filter(t("workgroup.type"), "restricted")
    await expect(page).toHaveURL(/type=restricted/)
    await expect(rowsOf(page)).toHaveCount(2)
    await filter(t("workgroup.type"), "")
    await expect(rowsOf(page)).toHaveCount(9)
    await filter(t("workgroup.list.whose"), "mine")
    await expect(page).toHaveURL(/whose=mine/)
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(acronyms(page)).toHaveText(["COPT", "LINK"])

    await main(page).getByLabel(t("ui.filter.search")).fill("coherent 光学")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/q=coherent/)
    await expect(rowsOf(page)).toHaveCount(2)
    await main(page).getByLabel(t("ui.filter.search")).fill("no such group")
    await page.keyboard.press("Enter")
    await expect(main(page)).toContainText(t("ui.list.no-match"))
    await expect(main(page).getByRole("table")).toHaveCount(0)
  })

  test("SHELL-06 sorting and page size are in the URL; mine stay first", async ({ page, open, enterAs, t }) => {
    await enterAs("chair")
    await open("/a/aurora/group")
    const members = page.getByRole("columnheader", { name: t("workgroup.members") })
    await members.getByRole("link").click()
    await expect(members).toHaveAttribute("aria-sort", "descending")
    await expect(page).toHaveURL(/sort=member_total/)
    await expect(rowsOf(page)).toHaveCount(9)
    const numbers = (await rowsOf(page).locator("td.end").allTextContents()).map(Number)
    expect(numbers.slice(0, 2)).toEqual([...numbers.slice(0, 2)].sort((a, b) => b - a))
    expect((await acronyms(page).allTextContents()).slice(0, 2).sort()).toEqual(["COPT", "LINK"])
  })

  test("SHELL-06 WG-01 the CSV file has the filtered rows", async ({ page, open, enterAs, t }) => {
    await enterAs("chair")
    await open("/a/aurora/group?whose=mine")
    const started = page.waitForEvent("download")
    await openExports(page)
    await main(page)
      .getByRole("link", { name: t("event.csv") })
      .click()
    const download = await started
    expect(download.suggestedFilename()).toBe(`${t("workgroup.list.file")}.csv`)
    const stream = await download.createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString("utf8")
    const lines = text.trimEnd().split("\r\n")
    expect(lines[0]).toContain(t("workgroup.acronym"))
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["COPT", "LINK"])
  })

  test.describe("when its file cannot be given", () => {
    test.use({ expectedTrouble: /status of 502/ })

    test("ERR-04 SHELL-06 the page says that the download failed", async ({ page, open, enterAs, mock, t }) => {
      await enterAs("chair")
      await open("/a/aurora/group?whose=mine")
      await mock.fault({ operation: "workgroup.list", kind: "status", status: 500, times: 1 })
      await openExports(page)
      await main(page)
        .getByRole("link", { name: t("event.csv") })
        .click()
      await expect(main(page).getByText(t("file.failed.title"))).toBeVisible()
      await expect(page).toHaveURL(/\/group\?whose=mine$/)
      await expect(acronyms(page)).toHaveText(["COPT", "LINK"])
    })
  })
})

test.describe("the shell of a group", () => {
  test("WG-02 SHELL-02 the shell of a group has its names, breadcrumbs and tabs with their numbers @everywhere", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    await enterAs("chair")
    const group = await (await backendAs(mock, "chair")).get<Schemas["Workgroup"]>("/workgroup/COPT")
    await open("/a/aurora/wg/COPT")
    await expect(page).toHaveURL(/\/wg\/COPT\/about$/)
    const [name, other] = language === "en" ? [group.name_english, group.name] : [group.name, group.name_english]
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    await expect(main(page)).toContainText(other)
    const tabs = page.getByRole("navigation", { name, exact: true })
    await expect(tabs.getByRole("link", { name: t("workgroup.about.title") })).toHaveAttribute("aria-current", "page")
    const members = tabs.getByRole("link", { name: t("workgroup.member.title") })
    await expect(members).toContainText(String(group.counts.member))
    await members.click()
    await expect(page).toHaveURL(/\/wg\/COPT\/member$/)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("workgroup.member.title"))
    await expect(page).toHaveTitle(new RegExp(`^${t("workgroup.member.title")} · COPT · `))
    const meetings = tabs.getByRole("link", { name: t("meeting.list.title") })
    await expect(meetings).toContainText(String(group.counts.meeting))
    await meetings.click()
    await expect(page).toHaveURL(/\/wg\/COPT\/meeting$/)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    const crumbs = page.getByRole("navigation", { name: t("ui.crumbs") })
    await crumbs.getByRole("link", { name: "COPT" }).click()
    await expect(page).toHaveURL(/\/wg\/COPT\/about$/)
    await crumbs.getByRole("link", { name: t("workgroup.list.title") }).click()
    await expect(page).toHaveURL(/\/a\/aurora\/group$/)
  })

  test("WG-02 the about page shows the purpose of the group, its officers and what comes next", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const group = await backend.get<Schemas["Workgroup"]>("/workgroup/COPT")
    await open("/a/aurora/wg/COPT/about?whole")
    const [, emphasised = "-"] = /\*\*(.+?)\*\*/.exec(group.description.text) ?? []
    await expect(main(page).locator(".prose strong", { hasText: emphasised })).toBeVisible()
    const region = (id: string) => page.getByRole("region", { name: t(id), exact: true })
    for (const { name, real_name } of [...group.chairs, ...group.vice_chairs, ...group.secretaries])
      await expect(region("workgroup.officers")).toContainText(name || real_name)
    const facts = region("workgroup.facts")
    await expect(facts).toContainText(
      t("workgroup.members-from", { memberTotal: group.member_total, organizationTotal: group.organization_total }),
    )
    const meetings = await backend.get<List<Schemas["MeetingRow"]>>(
      "/meeting?group_acronym=COPT&status=not_started&status=ongoing&sort=start_time&size=10",
    )
    expect(meetings.items.length).toBeGreaterThan(0)
    for (const [at, { subject, status }] of meetings.items.slice(0, 5).entries()) {
      const row = region("workgroup.about.meetings")
        .getByRole("row")
        .nth(at + 1)
      await expect(row).toContainText(subject)
      await expect(row).toContainText(t(`status.${status}`))
    }
    const proposals = await backend.get<List<Schemas["ProposalRow"]>>(
      "/proposal?group_acronym=COPT&status=ongoing&sort=-updated_time&size=10",
    )
    for (const { draft_code: code, title } of proposals.items.slice(0, 5))
      await expect(region("workgroup.about.proposals").getByRole("row", { name: code })).toContainText(title)
    expect(language).toBe(
      await page
        .locator("html")
        .getAttribute("lang")
        .then((lang) => lang?.slice(0, 2)),
    )
  })

  test("WG-02 DASH-07 a list of the about page that fails does not affect the rest", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await mock.fault({ operation: "meeting.list", kind: "status", status: 500 })
    await open("/a/aurora/wg/COPT/about?whole")
    const meetings = page.getByRole("region", { name: t("workgroup.about.meetings") })
    await expect(meetings.getByRole("status")).toContainText(t("error.server"))
    await expect(page.getByRole("region", { name: t("workgroup.officers") })).toBeVisible()
    await mock.clearFaults()
    await meetings.getByRole("link", { name: t("error.retry") }).click()
    await expect(meetings.getByRole("table")).toBeVisible()
  })

  test("WG-04 SHELL-06 members: officers first, words, role and order in the address", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    await open("/a/aurora/wg/COPT/member")
    const { items } = await backend.get<List<Schemas["GroupMember"]>>("/workgroup/COPT/member?sort=role")
    await expect(rowsOf(page)).toHaveCount(items.length + 1)
    for (const [at, role] of ["chair", "vice_chair", "secretary"].entries())
      await expect(rowsOf(page).nth(at + 1)).toContainText(t(`workgroup.role.${role}`))
    await main(page).getByLabel(t("workgroup.member.role"), { exact: true }).selectOption("secretary")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/role=secretary/)
    await expect(rowsOf(page)).toHaveCount(2)
    await main(page)
      .getByRole("link", { name: t("ui.filter.clear") })
      .click()
    await expect(rowsOf(page)).toHaveCount(items.length + 1)
    await main(page).getByLabel(t("ui.filter.search")).fill("Brekkhus")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/q=Brekkhus/)
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(rowsOf(page).nth(1)).toContainText("Jonas Brekkhus")
    await open("/a/aurora/wg/COPT/member?sort=name")
    const byName = await backend.get<List<Schemas["GroupMember"]>>("/workgroup/COPT/member?sort=name")
    for (const [at, { name }] of byName.items.entries()) await expect(rowsOf(page).nth(at + 1)).toContainText(name)
  })

  test("TEN-05 @js text that was typed in one group does not appear in the next", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/member")
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    await nav.getByRole("link", { name: "LINK" }).click()
    const crumbs = page.getByRole("navigation", { name: t("ui.crumbs") })
    await expect(page).toHaveURL(/\/wg\/LINK\/about$/)
    await main(page).locator('.tabs a[href$="/wg/LINK/member"]').click()
    await expect(page).toHaveURL(/\/wg\/LINK\/member$/)
    const search = main(page).getByLabel(t("ui.filter.search"))
    await search.fill("Cao")
    await page.evaluate(() => window.history.go(-2))
    await expect(page).toHaveURL(/\/wg\/COPT\/member$/)
    await expect(crumbs).toContainText("COPT")
    await expect(search).toHaveValue("")
  })
})

test.describe("restricted and disbanded groups", () => {
  test.use({ expectedTrouble: /status of 40[34]/ })

  test("WG-03 an unknown group says so and has a Go Home button", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    for (const address of ["NONE/about", "NONE/member", "no_such_acronym", "NONE"]) {
      const answer = await open(`/a/aurora/wg/${address}`)
      expect(answer?.status(), address).toBe(404)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.no-group.title"))
      await expect(main(page)).toContainText(t("error.no-group.message"))
    }
    await expect(main(page).getByRole("link", { name: t("error.groups") })).toHaveAttribute("href", "/a/aurora/group")
    await main(page)
      .getByRole("link", { name: t("error.home") })
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard.title"))
  })

  test("ROLE-07 people outside a restricted group see its name and its chair, without a link", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("lone-member")
    const backend = await backendAs(mock, "lone-member")
    const { items } = await backend.get<List<Schemas["WorkgroupRow"]>>("/workgroup?type=restricted")
    const chair = items[0]?.chairs[0]?.name ?? ""
    expect(chair).not.toBe("")
    await open("/a/aurora/group")
    const row = rowsOf(page).filter({ hasText: "STEER" })
    await expect(row).toContainText(t("workgroup.list.closed"))
    await expect(row).toContainText(chair)
    await expect(row.getByRole("link")).toHaveText([t("join-request.ask.link")])
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    const entry = nav.getByRole("listitem").filter({ hasText: "STEER" })
    await nav.getByText(t("shell.other-groups")).click()
    await expect(entry).toContainText(t("shell.group.closed"))
    await expect(entry.getByRole("link")).toHaveCount(0)

    for (const tab of ["", "/about", "/member"]) {
      const answer = await open(`/a/aurora/wg/STEER${tab}`)
      expect(answer?.status()).toBe(403)
      await expect(main(page)).toContainText(t("error.restricted.message"))
      await expect(main(page)).toContainText(chair)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.restricted.title"))
    }
  })
})

test("TEN-07 ACC-02 SHELL-02 the person's menu leads to their meetings", async ({ page, open, enterAs, mock, t }) => {
  await enterAs("member")
  const mine = await (await backendAs(mock, "member")).get<List<Schemas["MeetingRow"]>>("/meeting?mine=true&size=10")
  await open("/a/aurora/dashboard")
  await page.getByRole("banner").locator("details.person summary").click()
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("account.meetings") })
    .click()
  await expect(page).toHaveURL(/\/account\/meeting$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account.meetings"))
  const tabs = page.getByRole("navigation", { name: t("account.title") })
  await expect(tabs.getByRole("link", { name: t("account.meetings") })).toHaveAttribute("aria-current", "page")
  expect(mine.items.length).toBeGreaterThan(0)
  for (const { subject } of mine.items) await expect(main(page).getByRole("table")).toContainText(subject)
  await open("/a/aurora/account")
  await expect(page).toHaveURL(/\/account\/profile$/)
})

test("SHELL-01 the navigation links to the groups and marks the current one", async ({ page, open, enterAs, t }) => {
  await enterAs("chair")
  await open("/a/aurora/dashboard")
  const nav = page.getByRole("navigation", { name: t("ui.nav") })
  await nav.getByRole("link", { name: t("workgroup.list.title"), exact: true }).click()
  await expect(page).toHaveURL(/\/group$/)
  await nav.getByRole("link", { name: "COPT" }).click()
  await expect(page).toHaveURL(/\/wg\/COPT\/about$/)
  await expect(nav.locator("[aria-current=page]")).toHaveText(/COPT/)
  await main(page)
    .getByRole("link", { name: t("workgroup.member.title") })
    .click()
  await expect(page).toHaveURL(/\/wg\/COPT\/member$/)
  await expect(nav.locator("[aria-current=page]")).toHaveText(/COPT/)
  await open("/a/aurora/wg/FIBR/member")
  await expect(nav.locator("[aria-current=page]")).toHaveText(/FIBR/)
  await expect(nav.locator("[aria-current=page]")).toContainText(t("shell.group.disbanded"))
  await expect(nav.locator("[aria-current=page]")).toBeVisible()
})
