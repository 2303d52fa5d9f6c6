import { test as base, type Page, type Response } from "@playwright/test"
import { expect } from "./expect.ts"
import { mockControl, newStore, type MockControl } from "./mock.ts"
import { SharedContexts } from "./shared-contexts.ts"
import { text } from "./texts.ts"
import { untilHydrated } from "./until-hydrated.ts"
import { Visitor } from "./visitor.ts"
import { watchPage } from "./watch.ts"

/** Options set by a Playwright project. */
export type TestOptions = {
  /** the language chosen by the user */
  language: "en" | "zh"
  /** browser messages that a test expects, e.g. /status of 502/; all others fail the test */
  expectedTrouble: RegExp | undefined
  /** for a test that changes its browser context for good (its clock), or that must not find in its cache what another has loaded */
  hasOwnContext: boolean
}

type WorkerFixtures = { sharedContexts: SharedContexts }

/** Fixtures in addition to Playwright's own. */
type Fixtures = {
  /** the context options that tests set, as text: tests with the same ones use the same context of their worker */
  optionsKey: string
  /** the mock store of this test */
  mock: MockControl
  /** the same portal with a short backend timeout (4 s) and with statistics, for the same mock: for tests of timeouts */
  shortTimeoutPortal: string
  /** opens a page of the portal and, if there are scripts, waits for hydration */
  open: (path: string) => Promise<Response | null>
  /** signs on as a person of the sign-on page, through the UI, and waits for the page that the portal then shows */
  signIn: (person: string, alliance?: string) => Promise<void>
  /** adds a session created by plain HTTP to the browser: for tests that are not about signing in */
  enterAs: (person: string, alliance?: string) => Promise<void>
  /** a text of the portal in the language of this run: `t("dashboard.title")` */
  t: (id: string, values?: Record<string, string | number>) => string
}

function address(name: "PORTAL_URL" | "SHORT_TIMEOUT_PORTAL_URL" | "MOCK_URL"): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; the global set-up starts the servers`)
  return value
}

/**
 * Playwright's test with the portal, a separate mock store and the language of the run; unexpected browser messages fail it.
 * Without the cookie `locales` the portal's pages are in English, and a member's pages in the language of their profile.
 */
export const test = base.extend<Fixtures & TestOptions, WorkerFixtures>({
  language: ["en", { option: true }],
  baseURL: async ({}, use) => use(address("PORTAL_URL")),
  mock: async ({}, use) => use(mockControl(address("MOCK_URL"), newStore())),
  extraHTTPHeaders: async ({ mock }, use) => use({ "x-mock-store": mock.store }),
  shortTimeoutPortal: async ({}, use) => use(address("SHORT_TIMEOUT_PORTAL_URL")),
  expectedTrouble: [undefined, { option: true }],
  hasOwnContext: [false, { option: true }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser, [address("PORTAL_URL"), address("SHORT_TIMEOUT_PORTAL_URL")])
      await use(contexts)
      await contexts.close()
    },
    { scope: "worker" },
  ],
  optionsKey: async (
    { colorScheme, contextOptions, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId, userAgent, viewport },
    use,
  ) => {
    const looks = [colorScheme, contextOptions, hasTouch, isMobile, viewport]
    await use(JSON.stringify([...looks, javaScriptEnabled, locale, timezoneId, userAgent]))
  },
  context: async (
    { browser, sharedContexts, optionsKey: key, hasOwnContext, extraHTTPHeaders, baseURL, language },
    use,
    { errors },
  ) => {
    const context = await (hasOwnContext ? browser.newContext() : sharedContexts.take(key))
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    if (baseURL) await context.addCookies([{ name: "locales", value: language, url: baseURL }])
    await use(context)
    if (hasOwnContext || errors.length > 0) await context.close()
    else await sharedContexts.giveBack(key, context)
  },
  page: async ({ page, expectedTrouble, javaScriptEnabled }, use) => {
    const trouble = await watchPage(page)
    await use(page)
    // without scripts, preloaded scripts are not used
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
 * Goes from a login page through the sign-on page to the page that the portal then shows.
 * @param person id on the sign-on page
 * @param ticket "expired": uses the sign-on page's button for an expired ticket
 */
export async function signOn(page: Page, person: string, ticket: "valid" | "expired" = "valid"): Promise<void> {
  const { origin } = new URL(page.url())
  await page.locator('a[href*="/sso/login"]').click()
  await page.locator(`form:has([name=person][value="${person}"]):has([name=ticket][value="${ticket}"]) button`).click()
  await page.waitForURL((url) => url.origin === origin && !url.pathname.endsWith("/callback"))
}

/** Without scripts an incomplete page reloads itself: waits until it is complete. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0)
}

export { expect }
