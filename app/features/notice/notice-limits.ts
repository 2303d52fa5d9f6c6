/** Bytes of all attachments of a notice together (NOTICE-03: 50M, 1M = 1 048 576 bytes). */
export const together = 50 * 1024 * 1024

/** Addresses to which answers go at most. */
export const mostReplyTo = 10

/** Recipients outside the alliance at most (NOTICE-03). */
export const mostExternals = 200
