import { randomUUID } from "node:crypto"
import { expect, test } from "#tests/support/test.ts"

const address = () => `${process.env.MOCK_URL}/__mock/`

test.use({ expectedTrouble: /status of 400/ })

test.beforeEach(async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ "x-mock-store": randomUUID() })
  await page.goto(address())
})

test("the mock's control page works by forms alone @nojs", async ({ page }) => {
  await page.getByLabel("Time (UTC)").fill("2026-11-20T07:30")
  await page.getByRole("button", { name: "Set, and stand still" }).click()
  await page.getByLabel("Forward by").fill("2")
  await page.getByRole("button", { name: "Move forward" }).click()
  await expect(page.getByText("2026-11-20T09:30:00Z, standing still")).toBeVisible()

  await page.getByLabel("Operation").fill("notice.list")
  await page.getByLabel("What happens").selectOption("hang")
  await page.getByLabel("How often").fill("1")
  await page.getByRole("button", { name: "Add the fault" }).click()
  await expect(page.getByRole("row", { name: "notice.list hang 1 more" })).toBeVisible()

  await page.getByLabel("Operation").fill("no.such")
  await page.getByRole("button", { name: "Add the fault" }).click()
  await expect(page.getByText('The contract has no operation "no.such".')).toBeVisible()
  await page.getByRole("link", { name: "Back to the mock backend" }).click()

  await page.getByRole("button", { name: "Reset to the seed" }).click()
  await expect(page.getByText("None: every call is answered as it should be.")).toBeVisible()
  await expect(page.getByText(", the real time.")).toBeVisible()
})

test("the mock's control page is no wider than a phone @nojs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.locator("html").evaluate((element) => element.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
