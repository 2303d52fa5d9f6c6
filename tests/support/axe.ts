import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** Rules of WCAG 2.2 A and AA, and the best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** All but the first options of a select: the browser draws them alike, and hundreds of time zones double the time axe takes. */
const repeated = "option:nth-child(n+6)"

/**
 * What axe finds on a page as it is now, one line for each element.
 * Not for a context with JavaScript disabled, where axe hangs: block the portal's scripts instead (`withoutScripts`).
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).exclude(repeated).analyze()
  return violations.flatMap((found) =>
    found.nodes.map((node) => `${found.id}: ${found.help} (${node.target.join(" ")})`),
  )
}

/** The page as it is where the portal's scripts do not arrive. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort())
}
