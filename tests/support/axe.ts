import axe, { type RunOptions } from "axe-core"
import type { Page } from "@playwright/test"

/** Rules of WCAG 2.2 A and AA, and the best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What depends on width, colours and fonts. */
const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]

const ofTags = { runOnly: { type: "tag", values: tags } } satisfies RunOptions

const choices = {
  all: ofTags,
  look: { runOnly: { type: "rule", values: lookRules } },
  /** Contrast takes half of the time, and has nothing to do with language. */
  "all but contrast": { ...ofTags, rules: { "color-contrast": { enabled: false } } },
} satisfies Record<string, RunOptions>

/** Which rules a page is held against. */
export type Rules = keyof typeof choices

/** All but the first options of a select: the browser draws them alike, and hundreds of time zones double the time axe takes. */
const repeated = "option:nth-child(n+6)"

/**
 * What axe finds on a page as it is now, one line for each element. axe is loaded once into each document.
 * Not for a context with JavaScript disabled, where axe hangs: block the portal's scripts instead (`withoutScripts`).
 */
export async function violations(page: Page, rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ exclude, options }) => {
      // what still fades in has not got its colours yet
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { violations } = await window.axe.run({ exclude }, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any, all }) => {
          const reason = [...any, ...all].map(({ message }) => message).join("; ")
          return `${id}: ${help} (${target.join(" ")}) ${reason}`.trim()
        }),
      )
    },
    { exclude: [repeated], options: { ...choices[rules], resultTypes: ["violations" as const], preload: false } },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The page as it is where the portal's scripts do not arrive. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort())
}
