import type { Browser, BrowserContext, Page } from "@playwright/test"
import type { MockControl } from "#tests/support/mock.ts"
import { expect } from "#tests/support/test.ts"
import { Visitor } from "#tests/support/visitor.ts"

/** Milliseconds within which a visible page has to tell the present (LIVE-01). */
export const limit = 5_000

/** What a live page says to screen readers. */
export const spoken = (page: Page) => page.locator("body > [role=status].vh")

/** Waits until the page's stream is open: what happens from then on has to be seen. */
export async function untilLive(page: Page) {
  await expect(spoken(page)).toHaveCount(1, { timeout: 20_000 })
  await page.waitForTimeout(1_000)
}

/** How long a page takes to show something, in milliseconds. */
export async function seen(what: string, look: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await look()
  const took = Math.round(performance.now() - began)
  console.log(`seen after ${took} ms: ${what}`)
  return took
}

/** Another browser, with another person. */
export async function secondBrowser(
  browser: Browser,
  mock: MockControl,
  person: string,
): Promise<[Page, BrowserContext]> {
  const { PORTAL_URL: portal = "", MOCK_URL = "" } = process.env
  const context = await browser.newContext({ baseURL: portal, extraHTTPHeaders: { "x-mock-store": mock.store } })
  const visitor = new Visitor({ portal, mock: MOCK_URL }, mock.store)
  await visitor.signIn(person)
  await context.addCookies([...visitor.browserCookies("aurora"), { name: "locales", value: "en", url: portal }])
  return [await context.newPage(), context]
}

/** For tests of what happens if somebody else was faster: a page that follows would show it before it is acted on. */
export const withoutNews = (page: Page) => page.route(/\/changes\?/, (route) => route.fulfill({ status: 204 }))
