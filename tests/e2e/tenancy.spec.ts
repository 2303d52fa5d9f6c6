import { expect, test } from "#tests/support/test.ts"
import { addressOf, expectNoScripts } from "./steps.ts"

const names = {
  aurora: { en: "Aurora Interconnect Alliance", zh: "极光互联联盟" },
  harbor: { en: "Harbor Sensing Alliance", zh: "港湾传感联盟" },
}
const product = { en: "Alliance Portal", zh: "联盟门户" }

test.describe("unknown addresses", () => {
  test.use({ expectedTrouble: /status of (404|503)/ })

  for (const path of ["/", "/a/nowhere/dashboard", "/a/aurora/no-such-page", "/no/such/page"]) {
    test(`TEN-02 ${path} is the 404 screen, with the alliances to choose from`, async ({ page, open, language, t }) => {
      const answer = await open(path)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle(/^404 · /)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.not-found.title"))
      await expect(page.getByText(t("error.not-found.message"))).toBeVisible()
      await expectNoScripts(page)
      for (const url of ["aurora", "harbor"] as const) {
        const link = page.getByRole("main").getByRole("link", { name: names[url][language] })
        await expect(link).toHaveAttribute("href", `/a/${url}/dashboard`)
      }
      await page.getByRole("main").getByRole("link", { name: names.harbor[language] }).click()
      await expect(page).toHaveURL("/a/harbor/login?to=%2Fa%2Fharbor%2Fdashboard")
    })
  }

  test("TEN-06 TEN-01 until the alliances are loaded the portal answers 503, and it recovers by itself", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await mock.fault({ operation: "alliance.list", kind: "status", status: 500 })
    const answer = await open("/a/aurora/login")
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()["retry-after"]).toBeTruthy()
    await expect(page.getByText(t("error.unavailable.message"))).toBeVisible()
    await expectNoScripts(page)

    await mock.clearFaults()
    await expect(async () => {
      await page.getByRole("link", { name: t("error.retry") }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("session.login.heading"), { timeout: 100 })
    }).toPass()

    // from here on the process uses its cached list, so that a backend that is down does not matter
    await mock.clearCalls()
    await mock.fault({ operation: "alliance.list", kind: "reset" })
    await open("/a/harbor/login")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("session.login.heading"))
    expect((await mock.calls()).filter(({ operation }) => operation === "alliance.list")).toEqual([])
  })
})

test.describe("alliances", () => {
  test("TEN-03 the window says page, alliance and product", async ({ page, open, enterAs, language, t }) => {
    await open("/a/aurora/login")
    await expect(page).toHaveTitle([t("session.login.title"), names.aurora[language], product[language]].join(" · "))
    await open("/a/harbor/thanks")
    await expect(page).toHaveTitle([t("thanks.title"), names.harbor[language], product[language]].join(" · "))
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await expect(page).toHaveTitle([t("dashboard.title"), names.aurora[language], product[language]].join(" · "))
  })

  test("TEN-04 a session of one alliance is not valid in another", async ({ page, open, signIn, language, t }) => {
    await signIn("chair")
    const groups = page.getByRole("navigation", { name: t("ui.nav") })
    await expect(groups).toContainText("COPT")
    await open("/a/harbor/dashboard")
    await expect(page).toHaveURL("/a/harbor/login?to=%2Fa%2Fharbor%2Fdashboard")
    await expect(page.getByRole("banner")).toContainText(names.harbor[language])

    await signIn("chair", "harbor")
    await expect(page).toHaveURL(addressOf("/a/harbor/dashboard"))
    await expect(groups).toContainText("LIDAR")
    await expect(groups).not.toContainText("COPT")

    await page.locator("details.person summary").click()
    await page.getByRole("button", { name: t("session.logout.submit") }).click()
    await expect(page).toHaveURL("/a/harbor/login")
    await open("/a/aurora/dashboard")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
    await expect(groups).toContainText("COPT")
  })

  test("SHELL-01 every alliance has its own colour", async ({ page, open }) => {
    for (const [alliance, hue] of [
      ["aurora", "205"],
      ["harbor", "28"],
    ]) {
      await open(`/a/${alliance}/login`)
      const found = await page.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--hue"))
      expect(found.trim(), alliance).toBe(hue)
    }
  })

  test("TEN-07 the alliance's root, and the login page of a logged-in person, lead to the dashboard", async ({
    page,
    open,
    enterAs,
  }) => {
    await enterAs("member")
    for (const path of [
      "/a/aurora",
      "/a/aurora/",
      "/a/aurora/login",
      "/a/aurora/login/request",
      "/a/aurora/callback",
    ]) {
      await open(path)
      await expect(page, path).toHaveURL(addressOf("/a/aurora/dashboard"))
    }
  })
})
