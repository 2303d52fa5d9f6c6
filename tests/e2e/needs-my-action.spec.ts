import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { applyFilters } from "./steps.ts"

type List = components["schemas"]["NeedsMyActionList"]

test.describe("needs my action", () => {
  test("DASH-08 the dashboard shows the items that are due first and links to all of them", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    const { items, total } = await (await backendAs(mock, "admin")).get<List>("/needs-my-action?size=200")
    expect(total).toBeGreaterThan(5)
    await open("/a/aurora/dashboard?whole")
    const widget = page.getByRole("region", { name: t("waiting.title") })
    await expect(widget.getByRole("listitem")).toHaveCount(5)
    await expect(widget.getByRole("listitem").first()).toContainText(items[0]?.record.title ?? "")
    await expect(widget.getByRole("listitem").first()).toContainText(t("waiting.why.voter"))

    await widget.getByRole("link", { name: t("waiting.all") }).click()
    await expect(page).toHaveURL(/\/account\/needs-my-action$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("waiting.title"))
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(total)
  })

  test("DASH-08 on a phone no line of the widget begins or ends with the dot between two parts", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await enterAs("chair")
    await open("/a/aurora/dashboard?whole")
    const rows = page.getByRole("region", { name: t("waiting.title") }).getByRole("listitem")
    await expect(rows).toHaveCount(5)
    const parts = await rows.locator("small > *").evaluateAll((all) =>
      all.map((part) => {
        part.scrollIntoView({ block: "center" })
        const { left, top, height } = part.getBoundingClientRect()
        const previous = part.previousElementSibling?.getBoundingClientRect()
        const dot = Number.parseFloat(getComputedStyle(part, "::before").width)
        return {
          beginsLine: !previous || previous.bottom <= top,
          showsDot: document.elementFromPoint(left + dot / 2, top + height / 2) === part,
        }
      }),
    )
    expect(parts.filter(({ beginsLine }) => beginsLine).length).toBeGreaterThan(5)
    expect(parts.filter(({ beginsLine, showsDot }) => beginsLine === showsDot)).toEqual([])
  })

  test("DASH-08 each row says what, why me, and until when; kinds and words filter them", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member-admin")
    const backend = await backendAs(mock, "member-admin")
    await open("/a/aurora/account/needs-my-action?kind=login_request")
    const { items } = await backend.get<List>("/needs-my-action?kind=login_request&size=200")
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") })
    await expect(rows).toHaveCount(items.length)
    for (const [at, { record }] of items.entries()) {
      await expect(rows.nth(at)).toContainText(record.title)
      await expect(rows.nth(at).getByRole("link", { name: t("waiting.do.approve") })).toHaveAttribute("href", /apply/)
      await expect(rows.nth(at)).toContainText(t("waiting.why.member_admin"))
      await expect(rows.nth(at)).toContainText(t("waiting.none"))
    }
    const kinds = page.getByRole("navigation", { name: t("ui.counts") }).getByRole("link")
    for (const kind of await kinds.all()) await expect(kind).not.toHaveText(/ 0$/)
    await page
      .getByRole("main")
      .getByRole("searchbox")
      .fill(items[0]?.record.title ?? "")
    await applyFilters({ page, t })
    await expect(rows).toHaveCount(1)
  })

  test("DASH-08 an item that is due within a day says so and disappears when it is over", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("lone-member")
    const backend = await backendAs(mock, "lone-member")
    const { items } = await backend.get<List>("/needs-my-action?kind=ballot")
    expect(items).toHaveLength(1)
    const [ballot] = items
    const end = Date.parse(ballot?.until_time ?? "")
    const at = (before: number) => mock.setClock(new Date(end - before).toISOString())
    const row = page.getByRole("row").filter({ hasText: ballot?.record.title })
    await at(25 * 3_600_000)
    await open("/a/aurora/account/needs-my-action")
    await expect(row).toContainText(t("waiting.why.voter"))
    await expect(row).not.toContainText(t("waiting.soon"))
    await at(1_000)
    await open("/a/aurora/account/needs-my-action")
    await expect(row).toContainText(t("waiting.soon"))
    await at(0)
    await open("/a/aurora/account/needs-my-action")
    await expect(row).toHaveCount(0)
    await expect(page.getByText(t("waiting.empty-why"))).toBeVisible()
  })

  test("DASH-08 SHELL-01 the number of items is shown in the person's menu", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const { total } = await (await backendAs(mock, "chair")).get<List>("/needs-my-action")
    await open("/a/aurora/account/profile")
    await page.locator("details.person > summary").click()
    const entry = page.locator("details.person").getByRole("link", { name: t("waiting.title") })
    await expect(entry).toContainText(String(total))
    await entry.click()
    await expect(page).toHaveURL(/needs-my-action$/)
  })
})
