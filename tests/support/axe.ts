import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { default as Axe, RunOptions } from "axe-core"
import type { Page } from "@playwright/test"

/** The minified script: a browser needs half the time to read it, and every page needs it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.2 A and AA rules, and best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Rules that depend on width, colours and fonts. */
const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]

const ofTags = { runOnly: { type: "tag", values: tags } } satisfies RunOptions

const choices = {
  all: ofTags,
  look: { runOnly: { type: "rule", values: lookRules } },
  /** Contrast takes half of the time and does not depend on the language. */
  "all but contrast": { ...ofTags, rules: { "color-contrast": { enabled: false } } },
} satisfies Record<string, RunOptions>

/** Names of the sets of rules. */
export type Rules = keyof typeof choices

/** All but the first options of a select: browsers render them alike, and hundreds of time zones double axe's run time. */
const repeated = "option:nth-child(n+6)"

/** The frame around the content, which is the same on every page of a person. */
export const frame = ["header.top", "nav.nav", "footer.foot"]

/**
 * The violations that axe finds on the current page, one line per element. axe is loaded once per document.
 * Not for a context with JavaScript disabled, where axe hangs: block the portal's scripts instead (`withoutScripts`).
 * @param without selectors of parts that are not checked
 */
export async function violations(page: Page, rules: Rules = "all", without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ exclude, options }) => {
      // elements that are still fading in do not have their final colours
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
    { exclude: [repeated, ...without], options: { ...choices[rules], reporter: "no-passes" as const, preload: false } },
  )
}

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** Blocks the portal's scripts, as if they failed to load. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort())
}
