import type { Page } from "@playwright/test"
import { expect, signOn, test } from "#tests/support/test.ts"
import { textPattern } from "./steps.ts"

const sent = "/a/aurora/login/request/sent"
const someone = {
  email: "ada.north@halden.example",
  name: "Ada North 北",
  phone: "+47 912 34 567",
  company: "Halden Lightworks",
  memo: "Coherent Optics\nMara Ellingsen knows me.",
}

const field = (page: Page, name: string) => page.locator(`#login-request-${name}`)

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function expectKept(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

test.describe("a login request", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|409|422)/ })

  test("SES-03 SES-04 a person who is not a member requests a login; a second request says that there is one @everywhere", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open("/a/aurora/login")
    await signOn(page, "non-member")
    await expect(page.getByText(t("session.not-a-member.title"))).toBeVisible()
    await expect(field(page, "username")).toHaveValue("oskar.lindqvist")

    await fillIn(page, { name: "Oskar Lindqvist", company: "Skerry Test House" })
    await page.getByRole("button", { name: t("login-request.submit") }).click()
    await expect(page).toHaveURL(`${sent}?email=none`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("login-request.sent.title"))
    await expect(page.getByText(t("login-request.sent.next-no-email"))).toBeVisible()
    const subjects = (await mock.outbox()).map((mail) => String(mail.subject))
    expect(subjects.some((subject) => subject.includes("Oskar Lindqvist"))).toBe(true)

    await page.getByRole("link", { name: t("login-request.sent.back") }).click()
    await page.getByRole("link", { name: t("session.request.link") }).click()
    await fillIn(page, { name: "Oskar Lindqvist", company: "Skerry Test House" })
    await page.getByRole("button", { name: t("login-request.submit") }).click()
    await expect(page.getByRole("alert")).toContainText(textPattern(t("refusal.already_submitted", { time: "§" })))
    await expectKept(page, { username: "oskar.lindqvist", name: "Oskar Lindqvist", company: "Skerry Test House" })
  })

  test("FORM-01 FORM-02 ERR-06 wrong and missing values get errors at the top and at the field; what was typed stays @everywhere", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open("/a/aurora/login/request")
    const submit = page.getByRole("button", { name: t("login-request.submit") })
    const summary = page.getByRole("alert").filter({ has: page.getByRole("listitem") })
    await submit.click()
    await expect(summary.getByRole("heading")).toHaveText(t("form.problems", { count: 2 }))
    await expect(summary.getByRole("listitem")).toHaveText([
      t("form.required", { field: t("login-request.name") }),
      t("form.required", { field: t("login-request.company") }),
    ])
    await expect(field(page, "name")).toBeFocused()

    await fillIn(page, { email: "ada(at)halden", phone: "12-ab", company: "Halden", memo: "two\nlines" })
    await submit.click()
    await expect(summary.getByRole("listitem")).toHaveCount(3)
    await expect(summary).toContainText(t("form.email_format"))
    await expect(summary).toContainText(t("form.phone_format"))
    await expect(field(page, "email")).toBeFocused()
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true")
    const described = `${t("login-request.email-hint")} ${t("form.email_format")}`
    await expect(field(page, "email")).toHaveAccessibleDescription(described)
    await summary.getByRole("link", { name: t("login-request.phone") }).click()
    await expect(field(page, "phone")).toBeFocused()
    await expectKept(page, { email: "ada(at)halden", phone: "12-ab", company: "Halden", memo: "two\nlines" })

    await fillIn(page, someone)
    expect((await mock.calls()).filter(({ operation }) => operation === "login-request.create")).toEqual([])
    await submit.click()
    await expect(page).toHaveURL(sent)
  })

  test("SES-04 FORM-07 a double click sends one login request", async ({ page, open, mock, t }) => {
    await open("/a/aurora/login/request")
    await fillIn(page, someone)
    await page.getByRole("button", { name: t("login-request.submit") }).dblclick()
    await expect(page).toHaveURL(sent)
    expect((await mock.outbox()).filter((mail) => mail.to === someone.email)).toHaveLength(1)
  })

  test("SES-01 the request opens as a dialog over the login page @js", async ({ page, open, t }) => {
    await open("/a/aurora/login")
    const link = page.getByRole("link", { name: t("session.request.link") })
    await link.click()
    const dialog = page.getByRole("dialog", { name: t("login-request.title") })
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL("/a/aurora/login")
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })
})

test.describe("a login request that fails", () => {
  test.use({ expectedTrouble: /status of (400|50[0-4])|ERR_CONNECTION_REFUSED/ })

  for (const { what, fault, message } of [
    {
      what: "ERR-01 a refusal by the backend",
      fault: { kind: "status", status: 400 },
      message: "refusal.validation_failed",
    },
    { what: "ERR-02 a server error", fault: { kind: "status", status: 500 }, message: "form.server_error" },
    { what: "ERR-02 a backend that is down", fault: { kind: "reset" }, message: "form.server_error" },
    { what: "ERR-07 an answer against the contract", fault: { kind: "contract" }, message: "form.server_error" },
  ] as const) {
    test(`${what} is shown at the top, nothing typed is lost, and a retry does it once`, async ({
      page,
      open,
      mock,
      t,
    }) => {
      await open("/a/aurora/login/request")
      await fillIn(page, someone)
      await mock.fault({ operation: "login-request.create", times: 1, ...fault })
      const submit = page.getByRole("button", { name: t("login-request.submit") })
      await submit.click()
      const isUnknown = message === "form.server_error"
      await expect(page.getByRole("alert")).toHaveText(t(message) + (isUnknown ? t("form.unknown") : ""))
      await expectKept(page, someone)
      await submit.click()
      await expect(page).toHaveURL(sent)
      expect((await mock.outbox()).filter((mail) => mail.to === someone.email)).toHaveLength(1)
    })
  }

  test("ERR-03 FORM-07 quality row 14: a time-out says that the outcome is unknown; nothing typed is lost, and the request is done once", async ({
    page,
    open,
    mock,
    shortTimeoutPortal,
    t,
  }) => {
    await open(`${shortTimeoutPortal}/a/aurora/login/request`)
    await fillIn(page, someone)
    await mock.fault({ operation: "login-request.create", kind: "hang", times: 1 })
    const submit = page.getByRole("button", { name: t("login-request.submit") })
    await submit.click()
    await expect(page.getByRole("alert")).toHaveText(t("form.timeout") + t("form.unknown"))
    await expectKept(page, someone)
    await submit.click()
    await expect(page).toHaveURL(shortTimeoutPortal + sent)

    const asked = (await mock.calls()).filter(({ operation }) => operation === "login-request.create")
    expect(asked).toHaveLength(2)
    expect(asked[0]?.idempotency_key).toMatch(/^[\da-f-]{36}$/)
    expect(asked[1]?.idempotency_key).toBe(asked[0]?.idempotency_key)
    expect((await mock.outbox()).filter((mail) => mail.to === someone.email)).toHaveLength(1)
  })
})
