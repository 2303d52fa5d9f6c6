import type { Page } from "@playwright/test"

/** Milliseconds after which the test continues: Chromium's headless shell does not always report the end of a page's requests. */
const longest = 10_000

/** Waits until the page has sent no request for half a second: until the code and the data that it loads later have come. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: longest }).catch(() => undefined)
}
