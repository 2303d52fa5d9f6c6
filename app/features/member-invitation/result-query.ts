import { listQuery, type ListSearch } from "#app/lib/list-query.ts"
import { invitationStates } from "./invitation.status.ts"

/** The people on an invitation as their rows stand in the list, all or those in one state. */
export const resultQuery = listQuery({ sort: ["row"], filters: { status: invitationStates } })
export type ResultSearch = ListSearch<"row", { readonly status: typeof invitationStates }>
