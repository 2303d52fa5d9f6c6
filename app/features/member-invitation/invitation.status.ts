import { invitedPersonStateValues } from "#openapi/generated/values/invited-person-state.ts"
import { memberInvitationStateValues } from "#openapi/generated/values/member-invitation-state.ts"
import { listQuery, type ListSearch } from "#app/lib/list-query.ts"

/** Status indicator of each state of a person on an invitation. */
export const invitationSymbols = {
  invited: "live",
  joined: "done",
  failed: "stop",
  skipped: "void",
  expired: "void",
  revoked: "void",
} as const

/** States of a person who was sent an invitation; those whom it did not reach come last. */
export const invitedStates = [...invitedPersonStateValues.filter((state) => state !== "failed"), "failed"] as const

/** Query parameters of the list of invited people (ADM-11, SHELL-06). */
export const invitedQuery = listQuery({ sort: ["-sent_time", "email"], filters: { state: invitedStates } })

export type InvitedSearch = ReturnType<typeof invitedQuery.parse>

/** Query parameters of the people on one invitation: in list order, all of them or one state. */
export const resultQuery = listQuery({ sort: ["row"], filters: { status: memberInvitationStateValues } })
export type ResultSearch = ListSearch<"row", { readonly status: typeof memberInvitationStateValues }>
