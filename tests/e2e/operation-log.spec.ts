import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

const names = { name: '=HYPERLINK("x")', name_english: "Formula House", acronym: "甲", acronym_english: "A" }

test.describe("the log of the alliance", () => {
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
    await expect(rows).toContainText(t("operation-log.entity.create"))
    await expect(rows).toContainText("Ingrid Solheim")
    await expect(rows).toContainText(/127\.0\.0\.1|::1/)
    await expect(rows.getByRole("link", { name: /Formula House/ })).toBeVisible()

    const href = await page.getByRole("link", { name: t("event.csv") }).getAttribute("href")
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
    const file = await (await request.get(href ?? "", { headers: { cookie } })).text()
    expect(file.split("\r\n")[0]).toContain(t("operation-log.ip"))
    expect(file).toContain(`"'=HYPERLINK(""x"") Formula House"`)

    await open("/a/aurora/admin/log?q=ingrid")
    await expect(rows.first()).toContainText("ingrid.solheim")
    await open("/a/aurora/admin/log?q=ingrid&to=2020-01-01")
    await expect(rows).toHaveCount(0)
  })

  test("ADM-08 ROLE-02 nobody but alliance and member administrators opens it", async ({ page, open, enterAs }) => {
    await enterAs("chair")
    await open("/a/aurora/admin/log")
    await expect(page).toHaveURL(/\/a\/aurora\/dashboard/)
  })
})
