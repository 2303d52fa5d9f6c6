import type { Locator, Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

/** More tab stops than any page has. */
const maxStops = 200

/** Describes the focused element if its focus is not visible: out of view, or without a focus ring on it or on its container. */
function unseen(): string | undefined {
  const isInSight = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0
  }
  const one = document.activeElement
  if (!one?.parentElement || one === document.body) return undefined
  if (!isInSight(one)) return `out of sight: ${one.outerHTML.slice(0, 120)}`
  return [one, one.parentElement].some(hasRing) ? undefined : `no ring: ${one.outerHTML.slice(0, 120)}`
}

/** Presses Tab until a control has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
    expect(await page.evaluate(unseen)).toBeUndefined()
  }
  throw new Error(`no way by Tab to ${String(target)}`)
}

/** Goes to a control by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
