import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { questionOn } from "./form-steps.ts"

const name = "Oskar Lindqvist"

/** A person without a login signs on and requests one, with the email domain of an entity. */
async function askForLogin(page: Page, t: (id: string) => string): Promise<void> {
  await page.goto("/a/aurora/login")
  await signOn(page, "non-member")
  await page.locator("#login-request-name").fill(name)
  await page.locator("#login-request-email").fill("oskar.lindqvist@skerry-test.example")
  await page.locator("#login-request-company").fill("Skerry Test House")
  await page.getByRole("button", { name: t("login-request.submit") }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("login-request.sent.title"))
}

test.describe("login requests", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-06 SES-03 SES-04 a stranger requests a login, is approved and logs in as a member", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await askForLogin(page, t)

    await enterAs("member-admin")
    await open("/a/aurora/admin/apply?status=pending")
    await page.getByRole("link", { name, exact: true }).click()
    await expect(page.locator("#login-request-approve-entity_id option:checked")).toContainText(
      /Skerry Test House|石礁实验室/,
    )
    await page.locator("#login-request-approve-real_name").fill("")
    await page.getByRole("button", { name: t("login-request.approve.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("login-request.real-name") }))
    await page.locator("#login-request-approve-real_name").fill(name)
    await page.getByRole("button", { name: t("login-request.approve.submit") }).click()
    await expect(page.getByText(t("login-request.approve.done", { name }))).toBeVisible()
    const mails = (await mock.outbox()).filter(({ to }) => String(to).startsWith("oskar.lindqvist@"))
    expect(mails).toHaveLength(2)

    await forgetSession(page)
    await open("/a/aurora/login")
    await signOn(page, "non-member")
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test("ADM-06 a request is corrected; the slower of two administrators is warned and can save anyway", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    type LoginRequest = components["schemas"]["LoginRequest"]
    await enterAs("member-admin")
    await open("/a/aurora/admin/apply/login-request-aurora-1")
    await page.getByRole("link", { name: t("login-request.edit.link"), exact: true }).click()
    const form = page.locator("#login-request-edit")
    await form.locator('[name="name"]').fill("")
    await form.locator('[name="email"]').fill("nobody")
    await page.getByRole("button", { name: t("login-request.edit.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("login-request.name") }))
    await expect(page.getByRole("main")).toContainText(t("form.email_format"))
    await form.locator('[name="name"]').fill("Mended 已更正")
    await form.locator('[name="email"]').fill("mended@skerry-test.example")

    const backend = await backendAs(mock, "admin")
    const { version, company } = await backend.get<LoginRequest>("/login-request/login-request-aurora-1")
    const quicker = { version, company, name: "Quicker", memo: "by somebody else" }
    await backend.put("/login-request/login-request-aurora-1", quicker)
    await page.getByRole("button", { name: t("login-request.edit.submit") }).click()
    await expect(page.getByText(t("form.stale.again"))).toBeVisible()
    await expect(form.locator('[name="name"]')).toHaveValue("Mended 已更正")
    await page.getByRole("button", { name: t("login-request.edit.submit") }).click()
    await expect(page.getByText(t("login-request.edit.done"))).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mended 已更正")
    const saved = await backend.get<LoginRequest>("/login-request/login-request-aurora-1")
    expect(saved).toMatchObject({ name: "Mended 已更正", email: "mended@skerry-test.example", status: "pending" })
    await open("/a/aurora/admin/log?operation=login-request.update")
    await expect(page.locator("tbody tr").first()).toContainText("Quicker → Mended 已更正")
    expect((await page.goto("/a/aurora/admin/apply/login-request-aurora-5/edit"))?.status()).toBe(403)
  })

  test("ADM-06 a request is approved in the queue; the next page is the request that has waited longest", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await askForLogin(page, t)
    await enterAs("member-admin")
    const backend = await backendAs(mock, "member-admin")
    type Pending = { items: { name: string }[]; total: number }
    const pending = () => backend.get<Pending>("/login-request?status=pending&sort=apply_time&size=10")
    const before = await pending()
    await open("/a/aurora/admin/apply?status=pending")
    const row = page.getByRole("row").filter({ hasText: name })
    await row.getByRole("button", { name }).click()
    await expect(page.getByText(t("login-request.approve.done", { name }))).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(before.items[0]?.name ?? "-")
    expect((await pending()).total).toBe(before.total - 1)
  })

  test("ADM-06 FORM-06 a request is rejected with a reason, which is final", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/apply/login-request-aurora-1")
    await page.getByRole("link", { name: t("login-request.reject.link"), exact: true }).click()
    const question = questionOn(page, javaScriptEnabled)
    await question.getByRole("textbox", { name: t("confirm.reason") }).fill("Not yet 尚未入会")
    await question.getByRole("button", { name: t("login-request.reject.link") }).click()
    await expect(page.getByRole("main")).toContainText("Not yet 尚未入会")
    await expect(page.getByRole("button", { name: t("login-request.approve.submit") })).toHaveCount(0)
    expect((await mock.outbox()).filter(({ text }) => String(text).includes("Not yet 尚未入会"))).toHaveLength(1)
  })
})
