import { test as base, expect, type Page } from "@playwright/test"
import { mockControl, newStore, type MockControl } from "./mock.ts"
import { text } from "./texts.ts"
import { watchPage } from "./watch.ts"

/** What a project sets. */
export type TestOptions = { language: "en" | "zh" }

/** What a test gets beside Playwright's own. */
type Fixtures = {
  /** the store of this test in the mock */
  mock: MockControl
  /** signs on as a person of the sign-on page, through the page, and lands on the dashboard */
  signIn: (person: string, alliance?: string) => Promise<void>
  /** a text of the portal in the language of this run: `t("dashboard.title")` */
  t: (id: string, values?: Record<string, string | number>) => string
  /** what a test expects to go wrong in the browser, e.g. /status of 502/; everything else fails the test */
  expectedTrouble: RegExp[]
}

function address(name: "PORTAL_URL" | "MOCK_URL"): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; the global set-up starts the servers`)
  return value
}

/** Playwright's test, joined to the portal and a mock store of its own; trouble in the browser fails it. */
export const test = base.extend<Fixtures & TestOptions>({
  language: ["en", { option: true }],
  baseURL: async ({}, use) => use(address("PORTAL_URL")),
  mock: async ({}, use) => use(mockControl(address("MOCK_URL"), newStore())),
  extraHTTPHeaders: async ({ mock }, use) => use({ "x-mock-store": mock.store }),
  expectedTrouble: [],
  page: async ({ page, expectedTrouble }, use) => {
    const trouble = await watchPage(page)
    await use(page)
    const unexpected = trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)))
    expect(unexpected, "trouble in the browser (console, errors, content security policy, hydration)").toEqual([])
  },
  signIn: async ({ page }, use) => use((person, alliance = "aurora") => signIn(page, person, alliance)),
  t: async ({ language }, use) => use((id, values) => text(language, id, values)),
})

async function signIn(page: Page, person: string, alliance: string): Promise<void> {
  await page.goto(`/a/${alliance}/login`)
  await page.locator('a[href*="/sso/login"]').first().click()
  await page.locator(`form:has([name=person][value="${person}"]):has([name=ticket][value=valid]) button`).click()
  await page.waitForURL(`**/a/${alliance}/**`)
}

export { expect }
