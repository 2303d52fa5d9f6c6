/** Words of the statuses of a thread. */
export const threadStatusTexts = { open: "thread.status.open", resolved: "thread.status.resolved" } as const

/** Words of the statuses of a comment. */
export const commentStatusTexts = { posted: "thread.status.posted", deleted: "thread.status.deleted" } as const
