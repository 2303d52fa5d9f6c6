import { listQuery } from "#app/lib/list-query.ts"

/** Status filter of the inbox. */
export const inboxStatuses = ["unread", "read"] as const

/** Search parameters of the inbox; latest entries first (ACC-04, SHELL-06). */
export const inboxQuery = listQuery({ sort: ["-time"], filters: { status: inboxStatuses } })

export type InboxSearch = ReturnType<typeof inboxQuery.parse>
