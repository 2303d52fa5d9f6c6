import { listQuery } from "#app/lib/list-query.ts"
import { invitedStates } from "./invitation.status.ts"

/** The search of the people who were invited (ADM-11, SHELL-06). */
export const invitedQuery = listQuery({ sort: ["-sent_time", "email"], filters: { state: invitedStates } })

export type InvitedSearch = ReturnType<typeof invitedQuery.parse>
