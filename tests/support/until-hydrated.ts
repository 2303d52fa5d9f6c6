import type { Page } from "@playwright/test"

/** Milliseconds to wait for the last parts of a page; if its backend hangs, the test continues without them. */
const loadTimeout = 2_000

/** Waits until React has hydrated the page and its effects have run; returns immediately on a page without scripts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector("script[type=module]") !== null
    const main = document.querySelector("main")
    return !hasScripts || (main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps")))
  })
  await untilPartsHydrated(page)
  // listeners on the document are added in an effect, after the next frame is painted
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

/**
 * Streamed parts of a page hydrate separately. React 18 reports error 345 when a click forces one of them to hydrate while it waits for
 * its data (a note of its authors: github.com/facebook/react/pull/23267); nothing is lost, but a journey would fail.
 */
async function untilPartsHydrated(page: Page): Promise<void> {
  const isWhole = await page.waitForLoadState("load", { timeout: loadTimeout }).then(
    () => true,
    () => false,
  )
  if (!isWhole) return
  const isTaken = () => {
    if (document.querySelector("script[type=module]") === null) return true
    const controls = [...document.querySelectorAll("body > * :is(a, button, summary):not(.prose *)")]
    return controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")))
  }
  await page.waitForFunction(isTaken, undefined, { timeout: 5 * loadTimeout }).catch(() => undefined)
}
