/** Maximum total size of a notice's attachments in bytes (NOTICE-03: 50M, 1M = 1 048 576 bytes). */
export const maxAttachmentBytes = 50 * 1024 * 1024

/** Maximum number of reply-to addresses. */
export const maxReplyTo = 10

/** Maximum number of recipients outside the alliance (NOTICE-03). */
export const maxExternals = 200
