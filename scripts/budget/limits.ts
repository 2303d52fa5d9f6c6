import type { Screen } from "#tests/support/domain.ts"

/** docs/quality.md counts in thousands of bytes. */
export const KB = 1000

/** Sizes of other products from docs/quality.md, in bytes: first load of Remix (gzip), pages of reference sites, CSS of a stock theme. */
export const peers = { remix: 86.2 * KB, model: 212 * KB, styles: (20.4 + 3.2) * KB }

/**
 * JavaScript limits by kind of screen (P4, P5, P7): pages to read, forms, and pages without scripts. P4 and P5 demand 112 and 125. The
 * largest pages exceed that; decision 009 explains why. These limits keep all other pages from growing.
 */
export const javascriptLimits: Record<Screen["kind"], number> = { read: 116.9 * KB, form: 133.4 * KB, static: 0 }

/** Limit for all stylesheets of a page (P9). */
export const stylesLimit = 0.6 * peers.styles
