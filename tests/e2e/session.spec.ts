import { expect, signOn, test } from "#tests/support/test.ts"
import { addressOf, loginOf } from "./steps.ts"

test.describe("login and logout", () => {
  test("SES-01 the login page leads to the login host, to a login request and to an application", async ({
    page,
    open,
    baseURL,
    t,
  }) => {
    await open("/a/aurora/login")
    const href = await page.getByRole("link", { name: t("session.login.submit") }).getAttribute("href")
    const address = new URL(href ?? "")
    expect(address.pathname).toBe("/sso/login")
    expect(address.searchParams.get("org")).toBe("aurora-interconnect")
    expect(address.searchParams.get("app")).toBe("portal")
    expect(address.searchParams.get("goto")).toContain(`${baseURL}/a/aurora/callback?state=`)

    await expect(page.getByRole("link", { name: t("session.apply.link") })).toHaveAttribute("href", "/a/aurora/apply")
    await page.getByRole("link", { name: t("session.request.link") }).click()
    await expect(page).toHaveURL("/a/aurora/login/request")
    await expect(page.getByRole("heading", { name: t("login-request.title"), level: 2 })).toBeVisible()
  })

  for (const alliance of ["aurora", "harbor"]) {
    test(`SES-02 SES-05 SES-08 SES-09 a member of ${alliance} logs in, sees the dashboard, logs out @everywhere`, async ({
      page,
      signIn,
      mock,
      open,
      t,
    }) => {
      await signIn("member", alliance)
      await expect(page).toHaveURL(addressOf(`/a/${alliance}/dashboard`))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard.title"))

      await page.locator("details.person summary").click()
      await page
        .locator("details.person")
        .getByRole("button", { name: t("session.logout.submit") })
        .click()
      await expect(page).toHaveURL(loginOf(alliance))
      await expect(page.getByText(t("session.logged-out"))).toBeVisible()
      expect((await mock.calls()).filter(({ operation }) => operation === "token.revoke")).toHaveLength(1)

      await open(`/a/${alliance}/dashboard`)
      await expect(page).toHaveURL(loginOf(alliance))
    })
  }

  test("SES-09 logging out works at its own address and while the backend is down", async ({
    page,
    signIn,
    open,
    mock,
    t,
  }) => {
    await signIn("member")
    await open("/a/aurora/logout")
    await mock.fault({ operation: "*", kind: "reset" })
    await page
      .getByRole("main")
      .getByRole("button", { name: t("session.logout.submit") })
      .click()
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("session.logged-out"))).toBeVisible()
    await mock.clearFaults()
    await open("/a/aurora/dashboard")
    await expect(page).toHaveURL(loginOf())
  })

  test("SES-08 after the login a person is sent to the page that they opened before, once", async ({
    page,
    signIn,
    open,
  }) => {
    await open("/a/aurora/dashboard?from=mail")
    await expect(page).toHaveURL(loginOf())
    await signOn(page, "chair")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard?from=mail"))

    await page.goto("about:blank") // the live page would be refused the news when its session is gone
    await page.context().clearCookies({ name: "session" })
    await signIn("chair")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
  })

  test("SES-11 SES-12 the session is sealed in its cookie, and backend calls carry the person's identity", async ({
    page,
    context,
    signIn,
    mock,
  }) => {
    await signIn("secretary")
    const session = (await context.cookies()).find(({ name }) => name === "session")
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/a/aurora" })
    // a token of the mock starts with the name of its store
    expect(session?.value).not.toContain(mock.store)
    expect(await page.content()).not.toContain(`${mock.store}.`)

    // the mock responds only if token, alliance-id, member-id and the (Chinese) username belong to one session
    const calls = (await mock.calls()).filter(({ operation }) => operation.startsWith("dashboard."))
    expect(calls.length).toBeGreaterThanOrEqual(3)
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

test.describe("logins that do not succeed", () => {
  test("SES-02 a login that began in another browser is refused before the ticket is used", async ({
    page,
    request,
    open,
    mock,
    baseURL,
    t,
  }) => {
    // an attacker's browser gets the URL with a valid ticket and passes it on
    const login = await (await request.get("/a/aurora/login")).text()
    const href = /href="([^"]*\/sso\/login[^"]*)"/.exec(login)?.[1]?.replaceAll("&amp;", "&") ?? ""
    const form = Object.fromEntries(new URL(href).searchParams)
    const back = await request.post(href, { form: { ...form, person: "member" }, maxRedirects: 0 })
    const { location = "" } = back.headers()
    expect(location).toContain(`${baseURL}/a/aurora/callback?state=`)

    await open("/a/aurora/login")
    await page.goto(location)
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("session.not-begun")).first()).toBeVisible()
    expect((await mock.calls()).filter(({ operation }) => operation === "ticket.exchange")).toEqual([])
    await open("/a/aurora/dashboard")
    await expect(page).toHaveURL(loginOf())
  })

  for (const { what, person, ticket, message } of [
    { what: "an expired ticket", person: "member", ticket: "expired", message: "session.ticket-invalid" },
    { what: "a disabled member", person: "disabled", ticket: "valid", message: "session.member-disabled" },
  ] as const) {
    test(`SES-02 ${what} returns to the login page with the reason`, async ({ page, open, t }) => {
      await open("/a/aurora/login")
      await signOn(page, person, ticket)
      await expect(page).toHaveURL(loginOf())
      await expect(page.getByText(t(message)).first()).toBeVisible()
    })
  }

  test("SES-02 ERR-02 a backend failure during the ticket exchange is reported, and the next login works", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open("/a/aurora/login")
    await mock.fault({ operation: "ticket.exchange", kind: "status", status: 500, times: 1 })
    await signOn(page, "member")
    await expect(page).toHaveURL(loginOf())
    await expect(page.getByText(t("error.server")).first()).toBeVisible() // in the page, and for a moment in a toast as well
    await signOn(page, "member")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
  })
})

test.describe("the messenger's own browser", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.49" })

  test("SES-10 a banner and one alert ask to open another browser; the portal still works", async ({
    page,
    open,
    signIn,
    javaScriptEnabled,
    t,
  }) => {
    const alerts: string[] = []
    page.on("dialog", async (dialog) => {
      alerts.push(dialog.message())
      await dialog.accept()
    })
    await open("/a/aurora/login")
    await expect(page.getByRole("alert").getByText(t("shell.messenger"))).toBeVisible()
    await signIn("member")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
    await expect(page.getByRole("alert").getByText(t("shell.messenger"))).toBeVisible()
    expect(alerts).toEqual(javaScriptEnabled === false ? [] : [t("shell.messenger")])
  })
})
