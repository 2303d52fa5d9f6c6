import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { questionOn } from "./form-steps.ts"
import { applyFilters } from "./steps.ts"

const person = "/a/aurora/admin/member/member-aurora-member"
const name = "Jonas Brekkhus"

test.describe("members", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-01 FORM-06 FORM-10 a member is found, disabled with a reason and informed, cannot log in, and is enabled again @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/dashboard")
    const menu = page.locator("header details.menu > summary")
    if (await menu.isVisible()) await menu.click()
    await page.locator('nav a[href*="/admin"]').first().click()
    await expect(page).toHaveURL(/\/admin\/apply\?status=pending$/) // there are pending requests
    await open("/a/aurora/admin")
    await expect(page).toHaveURL(/\/admin\/member$/)
    await page
      .getByRole("main")
      .getByRole("searchbox", { name: t("ui.filter.search") })
      .fill("jonas")
    await applyFilters({ page, t })
    await page.getByRole("link", { name, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)

    await page.getByRole("link", { name: t("member.disable.link"), exact: true }).click()
    const question = questionOn(page, javaScriptEnabled)
    await expect(question).toContainText(t("member.disable.text", { name }))
    await question.getByRole("button", { name: t("member.disable.submit") }).click()
    await expect(question).toContainText(t("form.required", { field: t("confirm.reason") }))
    const [summary, field] = await Promise.all([
      question.locator(".summary").boundingBox(),
      question.locator(".field").boundingBox(),
    ])
    expect(summary?.x, "the list of errors stands where the fields stand").toBe(field?.x)
    await question.getByRole("textbox", { name: t("confirm.reason") }).fill("Left in November 十一月离职")
    await question.getByRole("button", { name: t("member.disable.submit") }).click()
    await expect(page.getByText(t("member.disable.done", { name }))).toBeVisible()
    await expect(page.getByText(t("member.disabled.title"))).toBeVisible()
    const mails = (await mock.outbox()).filter((mail) => String(mail.text).includes("Left in November"))
    expect(mails).toHaveLength(1)

    await page.getByRole("button", { name: t("member.enable.submit"), exact: true }).click()
    await expect(page.getByText(t("member.enable.done", { name }))).toBeVisible()
    await expect(page.getByRole("link", { name: t("member.disable.link"), exact: true })).toBeVisible()
  })

  test("ADM-01 SHELL-06 the list of members is filtered by a group", async ({ page, open, enterAs, mock, t }) => {
    type Members = components["schemas"]["MemberList"]
    const backend = await backendAs(mock, "admin")
    const { total } = await backend.get<Members>("/member?group_acronym=COPT")
    const all = await backend.get<Members>("/member")
    expect([total > 0, total < all.total]).toEqual([true, true])
    await enterAs("member-admin")
    await open("/a/aurora/admin/member")
    await page.locator('select[name="group"]').selectOption("COPT")
    await expect(
      page.locator('select[name="group"] option[value="STEER"]'),
      "who administers groups filters by each of them",
    ).toHaveCount(1)
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/group=COPT/)
    await expect(page.locator("tbody tr")).toHaveCount(total)
  })

  test("ADM-01 ERR-07 a member administrator is not offered the last alliance administrator", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/member/member-aurora-admin")
    await expect(page.getByRole("link", { name: t("member.disable.link"), exact: true })).toHaveCount(0)
    const answer = await open("/a/aurora/admin/member/member-aurora-admin/disable")
    expect(answer?.status()).toBe(403)
    await expect(page.getByText(t("refusal.last_administrator"))).toBeVisible()
  })

  test("ROLE-03 a person who is not an administrator is warned and sent to the dashboard", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open(person)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText(t("session.no-admin"), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(t("session.no-admin.who")).first()).toBeVisible()
    await expect(page.locator('nav a[href*="/admin"]')).toHaveCount(0)
  })

  test("SHELL-06 the CSV file has the filtered rows @js", async ({ page, open, enterAs, t }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/member?status=disabled")
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("event.csv") }).click(),
    ])
    const stream = await download.createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString("utf8")
    expect(text).toContain("Emeka Abernath")
    expect(text).not.toContain(name)
  })
})
