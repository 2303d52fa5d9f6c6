import type { Page } from "@playwright/test"

/** Waits until React has taken the page over and its effects have run; at once on a page that sends no scripts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector("script[type=module]") !== null
    const main = document.querySelector("main")
    return !hasScripts || (main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps")))
  }) // what listens to the whole document begins in an effect, after the next frame is painted
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}
