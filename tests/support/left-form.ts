import type { Page } from "@playwright/test"
import { untilQuiet } from "./until-quiet.ts"

/** Whether the page asks for confirmation before it is left by a link. */
export async function isAsked(page: Page, title: string): Promise<boolean> {
  await page.evaluate(() => void window.__remixRouter.navigate("/a/aurora/thanks"))
  const asked = page.getByRole("dialog", { name: title }).waitFor()
  const left = page.waitForURL("**/thanks")
  left.catch(() => undefined)
  asked.catch(() => undefined)
  return Promise.race([asked.then(() => true), left.then(() => false)])
}

/** Waits until pickers and editors have been rendered. */
export async function untilSettled(page: Page): Promise<void> {
  await untilQuiet(page)
  await untilIdle(page, 200)
}

/**
 * Waits until the page has nothing to do, and `pause` milliseconds more. A page that shares its processor with other tests may have no idle
 * moment for long; then a second is enough.
 */
export async function untilIdle(page: Page, pause: number): Promise<void> {
  await page.evaluate(
    (ms) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ms), { timeout: 1_000 })),
    pause,
  )
}

/** Chromium's entry of a layout shift. */
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** How far the parts of a page have moved since it was opened: the sum of Chromium's layout shift scores, and what moved. */
export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ score: number; moved: string[] }>((resolve) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
          buffered: true,
        })
        const told = ({ node }: { node: Node | null }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName)
        // the observer is called with the entries so far before that
        setTimeout(() => {
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources, value }) =>
              sources.map((source) => `${value.toFixed(4)} ${told(source)}`),
            ),
          })
        }, 20)
      }),
  )
}

/** A button that moves by one line between the press and the release of the mouse is not clicked; that would be a score of about 0.01. */
export const noticeableShift = 0.005

/** Types into a form and restores the old value. */
export async function typeAndTakeBack(page: Page): Promise<void> {
  const text = page.locator("main form[id] :is(input[type=text], input:not([type]), textarea):enabled:not([readonly])")
  const first = text.filter({ visible: true }).first()
  if ((await first.count()) === 0) return
  const before = await first.inputValue()
  await first.fill(`${before} and more`)
  await first.fill(before)
}
