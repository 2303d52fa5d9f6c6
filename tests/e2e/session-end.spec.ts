import { expect, signOn, test } from "#tests/support/test.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { addressOf, loginOf } from "./steps.ts"

test.describe("a session that ends", () => {
  test("SES-06 a token that was revoked elsewhere ends the session at the next page; after login one is back there", async ({
    page,
    context,
    enterAs,
    open,
    mock,
    baseURL,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    const elsewhere = new Visitor({ portal: baseURL ?? "", mock: process.env.MOCK_URL ?? "" }, mock.store)
    for (const { name, value } of await context.cookies()) elsewhere.cookies.set(name, value)
    await elsewhere.post("/a/aurora/logout")

    await open("/a/aurora/dashboard?from=calendar")
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("session.timed-out"), { exact: true }).first()).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("session")
    await signOn(page, "chair")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard?from=calendar"))
  })

  test("SES-06 the token is checked once for a page, in parallel with the page's calls", async ({
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("member")
    await mock.clearCalls()
    await open("/a/aurora/dashboard")
    const calls = (await mock.calls()).map(({ operation }) => operation)
    expect(calls.filter((operation) => operation === "token.verify")).toHaveLength(1)
    expect(new Set(calls).size, `each call once: ${calls.join(", ")}`).toBe(calls.length)
  })

  test.describe(() => {
    test.use({ expectedTrouble: /status of 503/ })

    test("SES-06 a token check that the backend cannot answer does not end the session", async ({
      page,
      enterAs,
      open,
      mock,
      t,
    }) => {
      await enterAs("member")
      await mock.fault({ operation: "token.verify", kind: "status", status: 500 })
      await open("/a/aurora/dashboard")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.unavailable.title"))
      await mock.clearFaults()
      await page.getByRole("link", { name: t("error.retry") }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard.title"))
    })
  })

  for (const operation of ["workgroup.grouped", "notice.list"]) {
    test(`SES-07 a 401 of ${operation} leads to the login page and back afterwards`, async ({
      page,
      enterAs,
      open,
      mock,
      t,
    }) => {
      await enterAs("member")
      await mock.fault({ operation, kind: "status", status: 401 })
      await open("/a/aurora/dashboard?zone=mine")
      await expect(page).toHaveURL(loginOf())
      await expect(page.getByText(t("session.unauthorized")).first()).toBeVisible()
      await mock.clearFaults()
      await signOn(page, "member")
      await expect(page).toHaveURL(addressOf("/a/aurora/dashboard?zone=mine"))
    })
  }

  test("SES-07 DASH-07 a late 401 of a widget leads to the login page, too", async ({ page, enterAs, mock, t }) => {
    await enterAs("member")
    await mock.fault({ operation: "notice.list", kind: "status", status: 401, delay_ms: 600 })
    await page.goto("/a/aurora/dashboard?zone=mine", { waitUntil: "commit" })
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("session.unauthorized")).first()).toBeVisible()
    await mock.clearFaults()
    await signOn(page, "member")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard?zone=mine"))
  })

  test("SES-07 FORM-08 a form that got a 401 is restored after the login", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("member")
    await open("/a/aurora/kit/session")
    const text = page.getByRole("textbox", { name: t("kit.session.text") })
    await text.fill("Line one\nline two")
    await mock.fault({ operation: "workgroup.grouped", kind: "status", status: 401 })
    await page.getByRole("button", { name: t("kit.session.submit") }).click()
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("session.unauthorized")).first()).toBeVisible()
    await expect(page.getByText(t("session.typed-kept")).first()).toBeVisible()
    await mock.clearFaults()
    await signOn(page, "member")
    await expect(page).toHaveURL("/a/aurora/kit/session")
    await expect(text).toHaveValue("Line one\nline two")
  })
})
