import { listQuery } from "#app/lib/list-query.ts"

/** Read or not. */
export const inboxStatuses = ["unread", "read"] as const

/** The search of the inbox: the latest on top (ACC-04, SHELL-06). */
export const inboxQuery = listQuery({ sort: ["-time"], filters: { status: inboxStatuses } })

export type InboxSearch = ReturnType<typeof inboxQuery.parse>
