import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { ballotOf, step } from "./ballot-steps.ts"
import { backendAs } from "./backend.ts"
import { choice } from "./form-steps.ts"
import { press, tabTo } from "./keyboard-steps.ts"

test.describe("the focus after a navigation without a document @js", () => {
  const heading = (page: Page) => page.getByRole("heading", { level: 1 })

  test("SHELL-08 quality row 65: after a navigation the focus is on the heading, or on the part that the link names", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    const main = page.getByRole("navigation", { name: t("ui.nav") })
    await main.locator('a[href$="/aurora/meeting"]').press("Enter")
    await expect(page).toHaveURL(/\/meeting$/)
    await expect(heading(page)).toHaveText(t("meeting.list.title"))
    await expect(heading(page)).toBeFocused()

    await page.getByRole("rowheader").getByRole("link").first().press("Enter")
    await expect(page).toHaveURL(/\/meeting-aurora-/)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(heading(page)).toHaveText(t("meeting.list.title"))
    await expect(heading(page)).toBeFocused()
  })

  test("quality row 65: a field that the URL names gets it, and stays in the tab order", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/vote/create")
    await page.locator(".bar .primary").press("Enter")
    const subject = page.locator("[name=subject]")
    await page.locator('.summary a[href$="-subject"]').press("Enter")
    await expect(subject).toBeFocused()
    await page
      .getByRole("navigation", { name: t("ui.nav") })
      .locator('a[href$="/aurora/meeting"]')
      .press("Enter")
    await expect(heading(page)).toHaveText(t("meeting.list.title"))
    await page.goBack()
    await expect(subject).toBeFocused()
    expect(await subject.evaluate((field: HTMLElement) => field.tabIndex)).toBe(0)
  })

  test("SHELL-06 quality row 65: a search keeps the focus and announces the number of rows; the next page begins at the top", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/member")
    const list = page.getByRole("main")
    const found = list.getByRole("status")
    const words = list.getByRole("searchbox", { name: t("ui.filter.search") })
    await words.fill("Solheim")
    await words.press("Enter")
    await expect(found).toHaveText(t("ui.pager.total", { total: 1 }))
    await expect(words).toBeFocused()
    await list.getByRole("link", { name: t("ui.filter.clear") }).press("Enter")
    await expect(words).toHaveValue("")
    await expect(found).toHaveText(t("ui.pager.range", { from: 1, to: 25, total: 80 }))
    await expect(heading(page)).toBeFocused() // the link is gone
    await list.getByRole("link", { name: t("ui.pager.next") }).press("Enter")
    await expect(found).toHaveText(t("ui.pager.range", { from: 26, to: 50, total: 80 }))
    await expect(heading(page)).toBeFocused() // the link is at the bottom, and the page is at its top again
  })
})

test.describe("links to parts of the page @js", () => {
  test("FORM-02 quality row 65: each of several errors leads to its field, which is in view", async ({
    page,
    enterAs,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/vote/create")
    await page.locator(".bar .primary").press("Enter")
    const links = page.getByRole("alert").getByRole("link")
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) {
      await link.press("Enter")
      const field = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`)
      await expect(field).toBeFocused()
      await page.evaluate(() => new Promise(requestAnimationFrame)) // by then the router has restored its scroll position
      await expect(field).toBeInViewport()
    }
  })

  test("SHELL-08 quality row 65: the tabs of a long page lead to its sections, one after the other", async ({
    page,
    enterAs,
    open,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-5")
    for (const id of ["topics", "people", "log", "topics"]) {
      await page.locator(`.tabs a[href="#${id}"]`).press("Enter")
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(page.locator(`#${id} h2`)).toBeInViewport()
    }
  })
})

test.describe("in forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } })

  test("SHELL-08 quality row 65: the focus is visible on current items, too", async ({ page, enterAs, open }) => {
    await enterAs("chair")
    await open("/a/aurora/meeting")
    const current = page.locator(".nav [aria-current]")
    const ring = () => current.evaluate((link) => getComputedStyle(link).outlineWidth)
    expect(await ring()).toBe("1px")
    await tabTo(page, current)
    expect(await ring()).toBe("3px")
    await expect(page.locator(".top [aria-pressed=true]").first()).toHaveCSS("outline-style", "solid")
    await expect(page.locator(".pager select")).toHaveCSS("appearance", "auto")
  })
})

test.describe("keyboard only, with visible focus", () => {
  // the browser logs the status of a vote without an option
  test.use({ expectedTrouble: /status of (400|422)/ })

  test("VOTE-03 quality row 65: from the dashboard to a recorded vote", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard?whole")
    await press(page, page.locator('main a[href$="/vote/ballot-aurora-3"]').first())
    await expect(page).toHaveURL(/\/vote\/ballot-aurora-3$/)
    await expect(choice(page, "option_id", "approve")).toBeVisible()

    await press(page, step(page, "review"))
    await expect(page.getByRole("alert")).toContainText(t("form.option_required"))
    await press(page, page.getByRole("alert").getByRole("link").first())
    await press(page, choice(page, "option_id", "approve"), "Space")
    await press(page, step(page, "review"))
    await expect(step(page, "cast")).toBeVisible()
    await press(page, step(page, "cast"))
    await expect(page.locator('.note a[href$="/receipt"]')).toBeVisible()
    expect((await ballotOf(mock, "ballot-aurora-3")).my_vote?.option?.id).toBe("approve")
  })

  test("MEET-03 FORM-06 quality row 65: a meeting is cancelled with a reason", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-5")
    const link = page.locator('a[href$="/confirm/cancel"]')
    if (!(await link.isVisible())) await press(page, page.locator("details.pop > summary.btn"))
    await press(page, link)
    await expect(page.locator("#meeting-cancel")).toBeVisible()
    await tabTo(page, page.locator("#meeting-cancel [name=reason]"))
    await page.keyboard.type("The draft is not ready.")
    await press(page, page.locator("#meeting-cancel button[type=submit]"))
    await expect(page.locator("#meeting-cancel")).toHaveCount(0)
    const { status } = await (await backendAs(mock, "chair")).get<{ status: string }>("/meeting/meeting-aurora-5")
    expect(status).toBe("cancelled")
  })

  test("SHELL-06 quality row 65: a list is searched, sorted and paged", async ({ page, enterAs, open, t }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/member")
    await press(page, page.locator(".pager a").last())
    const range = page.getByRole("main").getByRole("status")
    await expect(range).toHaveText(t("ui.pager.range", { from: 26, to: 50, total: 80 }))
    const column = page.getByRole("columnheader").filter({ has: page.getByRole("link") })
    await press(page, column.first().getByRole("link"))
    await expect(page).toHaveURL(/sort=/)
    await expect(column.first()).toHaveAttribute("aria-sort", /ending$/)
    await tabTo(page, page.getByRole("main").getByRole("searchbox", { name: t("ui.filter.search") }))
    await page.keyboard.type("Solheim")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/Solheim/)
    await expect(page.getByRole("row").filter({ hasText: "Solheim" }).first()).toBeVisible()
  })

  test("SHELL-08 quality row 65: in a narrow window the current tab is in view and does not cover a focused one", async ({
    page,
    enterAs,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs("member-admin")
    await open("/a/aurora/admin/log")
    await expect(page.locator(".tabs [aria-current]")).toBeInViewport({ ratio: 1 })
    const tabs = await page.locator(".tabs a").all()
    expect(tabs.length).toBeGreaterThan(4)
    for (const tab of tabs) {
      await tabTo(page, tab)
      const covered = await tab.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const found = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        )
        return found.some((element) => element !== null && !link.contains(element) && !element.contains(link))
      })
      expect(covered, await tab.innerText()).toBe(false)
    }
  })
})
