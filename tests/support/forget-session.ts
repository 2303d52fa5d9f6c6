import type { Page } from "@playwright/test"

/** Ends the session of this browser. No page is open meanwhile: a page that is alive goes on asking, and the browser logs that it is refused. */
export async function forgetSession(page: Page, name: string | RegExp = /session/): Promise<void> {
  await page.goto("about:blank")
  await page.context().clearCookies({ name })
}
