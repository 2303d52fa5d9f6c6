import { expect, test } from "#tests/support/test.ts"
import { untilQuiet } from "#tests/support/until-quiet.ts"

declare global {
  interface Window {
    /** Set by a test: is gone when another document has been loaded. */
    isFirstDocument?: true
  }
}

test.describe("links", () => {
  test("SHELL-01 a link is followed without loading a document, and Back returns; a link to the page itself adds no entry @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.evaluate(() => void (window.isFirstDocument = true))
    const nav = page.getByRole("navigation", { name: t("ui.nav") })
    const entries = () => page.evaluate(() => history.length)
    await nav.getByRole("link", { name: t("meeting.list.title") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting.list.title"))
    const before = await entries()
    await nav.getByRole("link", { name: t("meeting.list.title") }).click()
    await untilQuiet(page)
    expect(await entries()).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(/dashboard$/)
    expect(await page.evaluate(() => window.isFirstDocument)).toBe(true)
  })

  test("SHELL-01 a link with a modifier key and a link that loads a document are the browser's @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.evaluate(() => void (window.isFirstDocument = true))
    const entry = page
      .getByRole("navigation", { name: t("ui.nav") })
      .getByRole("link", { name: t("meeting.list.title") })
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      entry.click({ modifiers: ["ControlOrMeta"] }),
    ])
    await expect(tab).toHaveURL(/meeting$/)
    await tab.close()
    await expect(page).toHaveURL(/dashboard$/)
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("thanks.title") })
      .click()
    await expect(page).toHaveURL(/thanks$/)
    expect(await page.evaluate(() => window.isFirstDocument)).toBeUndefined()
  })
})
