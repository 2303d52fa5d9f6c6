import type { Page } from "@playwright/test"
import { isAsked } from "#tests/support/left-form.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { field } from "./form-steps.ts"

/** What an extension does to a document before its scripts run. */
const extensions: Record<string, () => void> = {
  "no extension": () => undefined,
  "an element in the body": () => document.body.prepend(document.createElement("aside")),
  "an element after the body": () => document.documentElement.append(document.createElement("aside")),
  "a text in a heading": () => document.querySelector("h1")?.append("!"),
}

/** Opens a page whose scripts wait until `start` is called. */
async function openPaused(page: Page, path: string): Promise<() => void> {
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  await page.locator(".bar button[type=submit]").waitFor()
  return start
}

test.describe("what is typed before the scripts have come", () => {
  test.use({ expectedTrouble: /Minified React error|ydrat/, hasOwnContext: true })

  for (const [name, change] of Object.entries(extensions))
    test(`FORM-08 @js stays: ${name}`, async ({ page, enterAs, t }) => {
      page.on("dialog", (question) => void question.accept())
      await enterAs("chair")
      const start = await openPaused(page, "/a/aurora/wg/COPT/task/task-aurora-1/edit")
      await page.evaluate(change)
      await field(page, "subject").fill("Typed early 早")
      const texts = page.locator("form textarea[name]")
      await texts.first().fill("A text that replaces another")
      await page.locator("select[name=priority]").selectOption({ index: 0 })
      const priority = await page.locator("select[name=priority]").inputValue()
      await field(page, "subject").focus()
      start()
      await untilHydrated(page)
      await expect(field(page, "subject")).toHaveValue("Typed early 早")
      await expect(page.locator("form textarea[name]").first()).toHaveValue("A text that replaces another")
      await expect(page.locator("select[name=priority]")).toHaveValue(priority)
      await expect(field(page, "subject")).toBeFocused()
      expect(await isAsked(page, t("ui.unsaved.title"))).toBe(true)
    })
})
