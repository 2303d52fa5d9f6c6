import { readFileSync } from "node:fs"
import type { ContractDocument } from "#scripts/contract/document.ts"
import { renderPage } from "#scripts/contract/page/page.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import { expect, test } from "#tests/support/test.ts"

/** Renders the contract's documentation page as `npm run contract` writes it; no server is needed. */
function pageOfContract(): string {
  const text = readFileSync(new URL("../../openapi/generated/openapi.json", import.meta.url), "utf8")
  return renderPage(JSON.parse(text) as ContractDocument, readStateTables())
}

test("the search finds operations by words, paths and codes @js", async ({ page }) => {
  await page.setContent(pageOfContract())
  const navigation = page.getByRole("navigation", { name: "Operations" })
  const field = navigation.getByRole("searchbox")
  await page.keyboard.press("/")
  await expect(field).toBeFocused()
  await field.fill("meeting /cancel")
  await expect(navigation.getByRole("status")).toHaveText("1 found")
  await expect(navigation.getByRole("link", { name: "POST Cancel a meeting" })).toBeVisible()
  await field.press("Enter")
  await expect(page.locator(":target")).toHaveAttribute("id", "meeting.cancel")
  await field.fill("reminder_too_soon")
  await expect(navigation.getByRole("link", { name: "POST Remind" }).first()).toBeVisible()
  await field.fill("no such thing as qzxq")
  await expect(navigation.getByRole("status")).toHaveText("0 found")
  await field.fill("")
  await expect(navigation.locator("summary", { hasText: /^meeting \d/ })).toBeVisible()
})

test("the search also finds fields, standard codes and Chinese words in the sections @js", async ({ page }) => {
  await page.setContent(pageOfContract())
  const navigation = page.getByRole("navigation", { name: "Operations" })
  const field = navigation.getByRole("searchbox")
  await field.fill("planned_end_time")
  await expect(navigation.getByRole("status")).toHaveText(/^[1-9]\d* found in the text$/)
  await expect(navigation.getByRole("link", { name: "Meeting", exact: true })).toBeVisible()
  await field.fill("发送提醒")
  await expect(navigation.getByRole("link", { name: "POST Remind" }).first()).toBeVisible()
})

test("the navigation follows a link, and samples can be copied @js", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setContent(pageOfContract())
  const navigation = page.getByRole("navigation", { name: "Operations" })
  await page.evaluate(() => (location.hash = "#notice.list"))
  const entry = navigation.getByRole("link", { name: "GET List notices" })
  await expect(entry).toBeInViewport()
  await expect(entry).toHaveAttribute("aria-current", "true")
  const article = page.locator('[id="notice.list"]')
  await expect(article.getByRole("button", { name: "Copy" }).first()).toBeVisible()
})

test("the documentation page works without JavaScript and is not wider than a phone @nojs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(pageOfContract())
  const navigation = page.getByRole("navigation", { name: "Operations" })
  await expect(navigation.getByRole("searchbox")).toBeHidden()
  await navigation.locator("summary", { hasText: /^notice \d/ }).click()
  await navigation.getByRole("link", { name: "GET List notices" }).click()
  const article = page.locator('[id="notice.list"]')
  await expect(article.getByRole("heading", { name: "List notices" })).toBeInViewport()
  for (const cell of await article.locator("td").all()) {
    const box = await cell.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})
