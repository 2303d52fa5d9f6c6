import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type Schemas = components["schemas"]

test.describe("the dashboard of a group", () => {
  test("WG-02 DASH-07 the dashboard of a group shows its activity, its numbers and links to its lists", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/about")
    await page
      .getByRole("link", { name: t("dashboard.title"), exact: true })
      .last()
      .click()
    await expect(page).toHaveURL(/\/wg\/COPT\/dashboard/)
    const chair = await backendAs(mock, "chair")
    const { counts } = await chair.get<Schemas["Workgroup"]>("/workgroup/COPT")
    const numbers = page.getByRole("region", { name: t("dashboard.statistics.title") })
    await expect(numbers).toContainText(String(counts.member))
    const lists = [
      ["workgroup.dashboard.ballots", "/ballot?group_acronym=COPT&status=ongoing&sort=end_time"],
      ["workgroup.dashboard.tasks", "/task?group_acronym=COPT&status=1&status=2&status=3&sort=deadline"],
      ["dashboard.notices.title", "/notice?group_acronym=COPT&status=sent&sort=-sent_time"],
    ] as const
    for (const [title, path] of lists) {
      const { items } = await chair.get<{ items: { subject: string }[] }>(path)
      expect(items.length, path).toBeGreaterThan(0)
      await expect(page.getByRole("region", { name: t(title), exact: true })).toContainText(items[0]?.subject ?? "")
    }
    await expect(page.getByRole("region", { name: t("topic-call.list.title"), exact: true })).toBeVisible()
    await page.getByRole("link", { name: t("workgroup.dashboard.all-tasks") }).click()
    await expect(page).toHaveURL(/\/wg\/COPT\/task/)
  })

  test("WG-05 DASH-07 the dashboard of a disbanded group lists no open topic call", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/wg/FIBR/dashboard?whole")
    const calls = page.getByRole("region", { name: t("topic-call.list.title"), exact: true })
    await expect(calls).toContainText(t("workgroup.dashboard.no-calls"))
    await expect(calls.getByRole("listitem")).toHaveCount(0)
  })

  test("TASK-01 TOPIC-01 DASH-07 the dashboard of the alliance: topic calls, and new tasks and calls for whoever may", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    const calls = page.getByRole("region", { name: t("topic-call.list.title"), exact: true })
    await expect(calls.getByRole("listitem").first()).toBeVisible()
    await expect(page.locator('a[href$="/wg/COPT/task/create"]')).toHaveCount(1)
    await expect(page.locator('a[href$="/wg/COPT/topic/create"]')).toHaveCount(1)
    await expect(page.locator('a[href$="/a/aurora/topic/create"]')).toHaveCount(0)
  })
})
