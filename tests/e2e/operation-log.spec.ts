import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

const names = { name: '=HYPERLINK("x")', name_english: "Formula House", acronym: "甲", acronym_english: "A" }

test.describe("the log of the alliance", () => {
  // the browser logs the 403 of a page that is not offered
  test.use({ expectedTrouble: /status of 403/ })

  test("ADM-08 who did what, when and from where; by person, operation and day; the same as a file without formulas", async ({
    page,
    open,
    enterAs,
    mock,
    request,
    context,
    t,
  }) => {
    const backend = await backendAs(mock, "admin")
    await backend.post("/entity", names)
    await enterAs("member-admin")
    await open("/a/aurora/admin/log?operation=entity.create")
    const rows = page.locator("tbody tr")
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(t("entity.logged.create"))
    await expect(rows).toContainText("Ingrid Solheim")
    await expect(rows).toContainText(/127\.0\.0\.1|::1/)
    await expect(rows.getByRole("link", { name: /Formula House/ })).toBeVisible()

    const href = await page
      .locator("details.pop a")
      .filter({ hasText: t("event.csv") })
      .getAttribute("href")
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
    const file = await (await request.get(href ?? "", { headers: { cookie } })).text()
    expect(file.split("\r\n")[0]).toContain(t("operation-log.ip"))
    expect(file).toContain(`"'=HYPERLINK(""x"") Formula House"`)

    await page
      .locator("details.pop > summary.btn")
      .filter({ hasText: t("export.menu") })
      .click()
    await page.getByRole("link", { name: t("export.link") }).click()
    await page.getByRole("button", { name: t("export.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("export.list.title"))
    const packages = await backendAs(mock, "member-admin")
    type Packages = components["schemas"]["ExportPackageList"]
    const { items } = await packages.get<Packages>("/export-package?module=operation_log")
    expect(items).toMatchObject([{ module: "operation_log", format: "csv" }])

    await open("/a/aurora/admin/log?q=ingrid")
    await expect(rows.first()).toContainText("ingrid.solheim")
    await open("/a/aurora/admin/log?q=ingrid&to=2020-01-01")
    await expect(rows).toHaveCount(0)
  })

  test("WG-02 only officers see the operation log of a group, without IP addresses", async ({
    page,
    open,
    enterAs,
    request,
    context,
    t,
  }) => {
    const tab = page.getByRole("main").getByRole("link", { name: t("operation-log.title"), exact: true })
    await enterAs("secretary")
    await open("/a/aurora/wg/COPT/about")
    await tab.click()
    await expect(page).toHaveURL(/\/a\/aurora\/wg\/COPT\/log$/)
    const table = page.getByRole("table", { name: t("operation-log.title") })
    await expect(table.locator("tbody tr").first()).toBeVisible()
    await expect(table).not.toContainText("链路训练采用 12 毫秒恢复时限")
    await expect(page.getByRole("columnheader", { name: t("operation-log.from") })).toHaveCount(0)
    const href = await page
      .locator("details.pop a")
      .filter({ hasText: t("event.csv") })
      .getAttribute("href")
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
    const file = await (await request.get(href ?? "", { headers: { cookie } })).text()
    expect(file.split("\r\n").length).toBeGreaterThan(3)
    expect(file).not.toContain(t("operation-log.ip"))

    await enterAs("member-admin")
    await open("/a/aurora/wg/COPT/log")
    await expect(page.getByRole("columnheader", { name: t("operation-log.from") })).toHaveCount(1)
    await enterAs("member")
    await open("/a/aurora/wg/COPT/about")
    await expect(page.getByRole("link", { name: t("workgroup.member.title") }).first()).toBeVisible()
    await expect(tab).toHaveCount(0)
    expect((await page.goto("/a/aurora/wg/COPT/log"))?.status()).toBe(403)
  })
})
