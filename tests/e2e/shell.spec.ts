import type { components } from "#openapi/generated/schema.d.ts"
import { layoutShift, untilSettled } from "#tests/support/left-form.ts"
import { startPausedPages } from "#tests/support/paused-page.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { addressOf, loginOf } from "./steps.ts"

test.describe("the frame of a page", () => {
  // nothing listens at the hasty portal's statistics host
  test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED/ })

  test("SHELL-01 ROLE-05 the navigation has the dashboard and the groups, mine first, and every link works", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const grouped = await backend.get<components["schemas"]["GroupedWorkgroups"]>("/workgroup/grouped")
    await open("/a/aurora/dashboard")
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    const dashboard = nav.getByRole("link", { name: t("dashboard.title") })
    await expect(dashboard).toHaveAttribute("aria-current", "page")
    const nameOf = (group: { name: string; name_english: string }) =>
      language === "en" ? group.name_english : group.name
    expect(grouped.my_groups.length).toBeGreaterThan(0)
    const groups = [...grouped.my_groups, ...grouped.other_groups]
    const shown = nav.getByRole("listitem").filter({ has: page.locator(".ref") })
    await nav.getByText(t("shell.other-groups")).click()
    await expect(shown).toHaveCount(groups.length)
    for (const [at, group] of groups.entries()) {
      await expect(shown.nth(at)).toContainText(nameOf(group))
      await expect(shown.nth(at).getByRole("link")).toHaveCount(group.is_accessible ? 1 : 0)
    }
    await expect(nav.getByRole("link", { name: t("workgroup.list.title"), exact: true })).toBeVisible()
  })

  for (const [part, cut] of Object.entries({
    "right side of its header": /(?<=<\/search>)/,
    "last part of its header": /(?=<details class="pop person")/,
    navigation: /(?=<nav class="nav")/,
    "second action of its head": /(?<=<div class="acts"><details[^]*?<\/details>)/,
    "second column of its grid": /(?<=<th scope="col"[^]*?<\/th>)/,
    "second filter": /(?<=<select [^>]*name="group"[^]*?<\/select>)/,
  }))
    test(`SHELL-01 CAL-01 no part of the calendar's page moves when the ${part} arrives late @js`, async ({
      page,
      enterAs,
      baseURL,
    }) => {
      await enterAs("chair")
      const paused = await startPausedPages(baseURL ?? "", cut)
      await page.goto(`${paused.origin}/a/aurora/calendar`)
      await expect(page.locator("header .person")).toBeVisible()
      await untilSettled(page)
      const { score, moved } = await layoutShift(page)
      await page.goto("about:blank") // the live page would lose its news
      await paused.stop()
      expect(score, moved.join("\n")).toBe(0)
    })

  test("SHELL-01 hovering an entry moves nothing @js", async ({ page, enterAs, open, t }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    const last = nav.locator("li a:visible").last()
    const before = await last.boundingBox()
    await nav.getByRole("link", { name: t("calendar.title") }).hover()
    await expect(page.locator('body link[rel="prefetch"]').first()).toBeAttached()
    expect(await last.boundingBox()).toEqual(before)
  })

  test("SHELL-08 I18N-03 the switches of zone and appearance leave the page where it was @js", async ({
    page,
    enterAs,
    open,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard?whole")
    await page.getByRole("button", { name: "UTC", exact: true }).focus()
    await page.evaluate(() => scrollTo(0, 300))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: "UTC", exact: true })).toHaveAttribute("aria-pressed", "true")
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test("SHELL-04 a message after a redirect is a banner that stays, is announced, and comes once", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/logout")
    await page
      .getByRole("main")
      .getByRole("button", { name: t("session.logout.submit") })
      .click()
    const banner = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: t("session.logged-out") })
    await expect(banner).toBeVisible()
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("session.login.heading"))
    await expect(banner).toHaveCount(0)
  })

  test("SHELL-07 nothing is wider than its page, from 320 px on @everywhere", async ({ page, enterAs, open }) => {
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const expectFitting = async (path: string) => {
      await open(path)
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(tooWide), `${path} at ${width} px`).toBe(0)
      }
    }
    await expectFitting("/a/aurora/login/request")
    await expectFitting("/a/aurora/thanks")
    await enterAs("chair")
    await expectFitting("/a/aurora/dashboard?whole")
  })

  test("SHELL-07 on a narrow page the navigation is a drawer", async ({ page, enterAs, open, t }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    const link = page.getByRole("navigation", { name: t("ui.nav") }).getByRole("link", { name: t("dashboard.title") })
    await expect(link).toBeHidden()
    await page.getByText(t("ui.menu"), { exact: true }).click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(link).toBeHidden()
  })

  test("SHELL-09 without configuration there is no statistics script; a failing host has no effect", async ({
    page,
    open,
    baseURL,
    shortTimeoutPortal,
    t,
  }) => {
    const hosts = new Set<string>()
    page.on("request", (request) => hosts.add(new URL(request.url()).origin))
    await open("/a/aurora/login")
    expect([...hosts]).toEqual([baseURL])
    await expect(page.locator("script[data-website-id]")).toHaveCount(0)
    await open("/a/aurora/thanks")
    expect([...hosts]).toEqual([baseURL])
    await page.goto("about:blank")

    await open(`${shortTimeoutPortal}/a/aurora/login`)
    await expect(page.locator("script[data-website-id=portal-under-test]")).toHaveCount(1)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("session.login.heading"))
    await page.getByRole("link", { name: t("session.request.link") }).click()
    await expect(page.getByRole("heading", { name: t("login-request.title"), level: 2 })).toBeVisible()
  })
})

test.describe("by keyboard", () => {
  test("the first Tab stop skips the header", async ({ page, enterAs, open, t }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: t("ui.skip") })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main")).toBeFocused()
  })

  test("SHELL-01 the person's menu opens and its links work; with scripts Escape closes it and returns the focus", async ({
    page,
    enterAs,
    open,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    const menu = page.locator("details.person")
    const summary = menu.locator("summary")
    const logout = menu.getByRole("button", { name: t("session.logout.submit") })
    await summary.focus()
    await page.keyboard.press("Enter")
    await expect(logout).toBeVisible()
    if (javaScriptEnabled !== false) {
      await page.keyboard.press("Tab")
      await page.keyboard.press("Escape")
      await expect(logout).toBeHidden()
      await expect(summary).toBeFocused()
      await page.keyboard.press("Enter")
    }
    await expect(logout).toBeVisible()
    while (!(await logout.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(loginOf())
  })

  test("SES-01 a login works with the keyboard alone", async ({ page, open, t }) => {
    await open("/a/aurora/login")
    const login = page.getByRole("link", { name: t("session.login.submit") })
    await login.focus()
    await page.keyboard.press("Enter")
    await page.locator('form:has([name=person][value="member"]):has([name=ticket][value=valid]) button').press("Enter")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
  })
})
