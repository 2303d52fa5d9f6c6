import type { Screen } from "#tests/support/domain.ts"

/** docs/quality.md counts in thousands of bytes. */
export const KB = 1000

/** Sizes of other products from docs/quality.md, in bytes: first load of Remix (gzip), pages of reference sites, CSS of a stock theme. */
export const peers = { remix: 86.2 * KB, model: 212 * KB, styles: (20.4 + 3.2) * KB }

/** JavaScript goals by kind of screen (P4, P5, P7): pages to read, forms, and pages without scripts. A page above its goal gets a warning. */
export const javascriptGoals: Record<Screen["kind"], number> = { read: 112 * KB, form: 125 * KB, static: 0 }

/** The largest page of each kind in the last release (decision 009). */
const released: Record<Screen["kind"], number> = { read: 116.9 * KB, form: 133.4 * KB, static: 0 }

/** How much a page may exceed the largest one of the last release: a limit that stands bytes above a page makes people move bytes. */
const tolerance = 1.1

/** JavaScript limits by kind of screen. A page above its limit fails. */
export function javascriptLimit(kind: Screen["kind"]): number {
  return released[kind] * tolerance
}

/** Limit for all stylesheets of a page (P9). */
export const stylesLimit = 0.6 * peers.styles
