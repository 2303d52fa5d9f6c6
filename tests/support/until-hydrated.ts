import type { Page } from "@playwright/test"

/** Milliseconds that a page is given whose last parts are on their way; one whose backend hangs is used without them. */
const patience = 2_000

/** Waits until React has taken the page over and its effects have run; at once on a page that sends no scripts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector("script[type=module]") !== null
    const main = document.querySelector("main")
    return !hasScripts || (main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps")))
  })
  await untilPartsHydrated(page)
  // what listens to the whole document begins in an effect, after the next frame is painted
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

/**
 * The parts of a page that are streamed are taken over by themselves. React 18 reports error 345 when a click forces one of them
 * while it waits for its data (a note of its authors: github.com/facebook/react/pull/23267); nothing is lost, but a journey would fail.
 */
async function untilPartsHydrated(page: Page): Promise<void> {
  const isWhole = await page.waitForLoadState("load", { timeout: patience }).then(
    () => true,
    () => false,
  )
  if (!isWhole) return
  const isTaken = () => {
    if (document.querySelector("script[type=module]") === null) return true
    const controls = [...document.querySelectorAll("body > * :is(a, button, summary):not(.prose *)")]
    return controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")))
  }
  await page.waitForFunction(isTaken, undefined, { timeout: 5 * patience }).catch(() => undefined)
}
