import type { Screen } from "#tests/support/domain.ts"

/** docs/quality.md counts in thousands of bytes. */
export const KB = 1000

/** What docs/quality.md measured elsewhere, in bytes: Remix' first load (gzip), pages of the field's models, a stock theme's CSS. */
export const peers = { remix: 86.2 * KB, model: 212 * KB, styles: (20.4 + 3.2) * KB }

/**
 * Of JavaScript, by the kind of a screen (P4, P5, P7): pages to read, forms, and pages complete without scripts. P4 and P5 say 112
 * and 125; the widest pages weigh more, and decision 009 says by what. These limits keep everything else from growing.
 */
export const javascriptLimits: Record<Screen["kind"], number> = { read: 116.8 * KB, form: 133.4 * KB, static: 0 }

/** Of the stylesheets a page names (P9). */
export const stylesLimit = 0.6 * peers.styles
