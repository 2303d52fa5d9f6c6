import { test as base, expect, type Page, type Response } from "@playwright/test"
import { mockControl, newStore, type MockControl } from "./mock.ts"
import { text } from "./texts.ts"
import { untilHydrated } from "./until-hydrated.ts"
import { Visitor } from "./visitor.ts"
import { watchPage } from "./watch.ts"

/** What a project sets. */
export type TestOptions = {
  /** the language the reader has chosen */
  language: "en" | "zh"
  /** what a test expects to go wrong in the browser, e.g. /status of 502/; everything else fails it */
  expectedTrouble: RegExp | undefined
}

/** What a test gets beside Playwright's own. */
type Fixtures = {
  /** the store of this test in the mock */
  mock: MockControl
  /** the same portal with a short patience (1.5 s) and with statistics, before the same mock: for time-outs */
  hastyPortal: string
  /** opens a page of the portal and, where there are scripts, waits until they answer */
  open: (path: string) => Promise<Response | null>
  /** signs on as a person of the sign-on page, through the page, and ends where the portal then leads */
  signIn: (person: string, alliance?: string) => Promise<void>
  /** gives the browser a session made over plain HTTP: for tests that are not about signing in */
  enterAs: (person: string, alliance?: string) => Promise<void>
  /** a text of the portal in the language of this run: `t("dashboard.title")` */
  t: (id: string, values?: Record<string, string | number>) => string
}

function address(name: "PORTAL_URL" | "HASTY_PORTAL_URL" | "MOCK_URL"): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; the global set-up starts the servers`)
  return value
}

/**
 * Playwright's test, joined to the portal and a mock store of its own, in the language of the run; trouble in the browser fails it.
 * Without the cookie `locales` a portal page is English and a member's page in the language of their profile.
 */
export const test = base.extend<Fixtures & TestOptions>({
  language: ["en", { option: true }],
  baseURL: async ({}, use) => use(address("PORTAL_URL")),
  mock: async ({}, use) => use(mockControl(address("MOCK_URL"), newStore())),
  extraHTTPHeaders: async ({ mock }, use) => use({ "x-mock-store": mock.store }),
  hastyPortal: async ({}, use) => use(address("HASTY_PORTAL_URL")),
  expectedTrouble: [undefined, { option: true }],
  context: async ({ context, baseURL, language }, use) => {
    if (baseURL) await context.addCookies([{ name: "locales", value: language, url: baseURL }])
    await use(context)
  },
  page: async ({ page, expectedTrouble, javaScriptEnabled }, use) => {
    const trouble = await watchPage(page)
    await use(page)
    // without scripts nobody uses what is preloaded for them
    const usual = javaScriptEnabled === false ? /was preloaded using link preload but not used/ : undefined
    const unexpected = trouble.filter((line) => !expectedTrouble?.test(line) && !usual?.test(line))
    expect(unexpected, "trouble in the browser (console, errors, content security policy, hydration)").toEqual([])
  },
  open: async ({ page, javaScriptEnabled }, use) =>
    use(async (path) => {
      const response = await page.goto(path)
      await (javaScriptEnabled === false ? untilWhole(page) : untilHydrated(page))
      return response
    }),
  signIn: async ({ page, open, javaScriptEnabled }, use) =>
    use(async (person, alliance = "aurora") => {
      await open(`/a/${alliance}/login`)
      await signOn(page, person)
      await (javaScriptEnabled === false ? untilWhole(page) : untilHydrated(page))
    }),
  enterAs: async ({ context, mock }, use) =>
    use(async (person, alliance) => {
      const portal = address("PORTAL_URL")
      const visitor = new Visitor({ portal, mock: address("MOCK_URL") }, mock.store)
      await visitor.signIn(person, alliance)
      await context.addCookies(visitor.browserCookies(alliance))
    }),
  t: async ({ language }, use) => use((id, values) => text(language, id, values)),
})

/**
 * From a login page through the sign-on page and back, to the page that the portal then leads to.
 * @param person id on the sign-on page
 * @param ticket "expired": the sign-on page's own button for a ticket whose time is over
 */
export async function signOn(page: Page, person: string, ticket: "valid" | "expired" = "valid"): Promise<void> {
  const { origin } = new URL(page.url())
  await page.locator('a[href*="/sso/login"]').click()
  await page.locator(`form:has([name=person][value="${person}"]):has([name=ticket][value="${ticket}"]) button`).click()
  await page.waitForURL((url) => url.origin === origin && !url.pathname.endsWith("/callback"))
}

/** Without scripts a page that is not complete loads itself again: waits until it has. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0)
}

export { expect }
