import { expect, signOn, test } from "#tests/support/test.ts"

const name = "Oskar Lindqvist"

test.describe("login requests", () => {
  // a form that is refused comes back with 400 or 422, and the browser says so
  test.use({ expectedTrouble: /status of (400|422)/ })

  test("ADM-06 SES-03 SES-04 from the sign-on page of a stranger to a signed-in member", async ({
    page,
    open,
    context,
    enterAs,
    mock,
    t,
  }) => {
    await open("/a/aurora/login")
    await signOn(page, "non-member")
    await page.locator("#login-request-name").fill(name)
    await page.locator("#login-request-email").fill("oskar.lindqvist@skerry-test.example")
    await page.locator("#login-request-company").fill("Skerry Test House")
    await page.getByRole("button", { name: t("login-request.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("login-request.sent.title"))

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

    await context.clearCookies({ name: /session/ })
    await open("/a/aurora/login")
    await signOn(page, "non-member")
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test("ADM-06 FORM-06 rejected with a reason, decided for good", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/apply/login-request-aurora-1")
    await page.getByRole("link", { name: t("login-request.reject.link"), exact: true }).click()
    await page.getByRole("textbox", { name: t("confirm.reason") }).fill("Not yet 尚未入会")
    await page.getByRole("button", { name: t("login-request.reject.submit") }).click()
    await expect(page.getByRole("main")).toContainText("Not yet 尚未入会")
    await expect(page.getByRole("button", { name: t("login-request.approve.submit") })).toHaveCount(0)
    expect((await mock.outbox()).filter(({ text }) => String(text).includes("Not yet 尚未入会"))).toHaveLength(1)
  })
})
