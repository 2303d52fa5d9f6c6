import type { Screen } from "#tests/support/domain.ts"
import released from "./released.json" with { type: "json" }

/** docs/quality.md counts in thousands of bytes. */
export const KB = 1000

/** Sizes of other products from docs/quality.md, in bytes: first load of Remix (gzip), pages of reference sites, CSS of a stock theme. */
export const peers = { remix: 86.2 * KB, model: 212 * KB, styles: (20.4 + 3.2) * KB }

/** JavaScript goals by kind of screen (P4, P5, P7): pages to read, forms, and pages without scripts. A page above its goal gets a warning. */
export const javascriptGoals: Sizes = { read: 112 * KB, form: 125 * KB, static: 0 }

/** Bytes of JavaScript by kind of screen. */
export type Sizes = Record<Screen["kind"], number>

/** The sizes of the largest pages of the last release; `npm run budget -- --release` writes them. */
export const releasedFile = "scripts/budget/released.json"

/** How much a page may exceed the largest one of the last release: a limit that stands bytes above a page makes people move bytes. */
const tolerance = 1.1

/** JavaScript limits by kind of screen. A page above its limit fails. */
export function javascriptLimit(kind: Screen["kind"]): number {
  return released[kind] * tolerance
}

/** The mark of a page in the table: within its goal, above its goal, or above its limit. */
export function markOf(javascript: number, kind: Screen["kind"]): "✓" | "!" | "✗" {
  if (javascript > javascriptLimit(kind)) return "✗"
  return javascript > javascriptGoals[kind] ? "!" : "✓"
}

/** The largest size of each kind of screen. */
export function largest(pages: readonly { kind: Screen["kind"]; javascript: number }[]): Sizes {
  const of = (wanted: Screen["kind"]) =>
    Math.max(0, ...pages.filter(({ kind }) => kind === wanted).map(({ javascript }) => javascript))
  return { read: of("read"), form: of("form"), static: of("static") }
}

/** Limit for all stylesheets of a page (P9). */
export const stylesLimit = 0.6 * peers.styles
