import { phaseTypeValues } from "#openapi/generated/values/phase-type.ts"
import { proposalCapacityValues } from "#openapi/generated/values/proposal-capacity.ts"
import { proposalStatusValues } from "#openapi/generated/values/proposal-status.ts"
import { listQuery, typedDay } from "#app/lib/list-query.ts"

/** Query parameters of the list of proposals; `from` and `to` are submission dates (PROP-01, SHELL-06). */
export const proposalQuery = listQuery({
  sort: ["-draft_code", "title", "-created_time", "-updated_time", "deadline"],
  filters: {
    status: proposalStatusValues,
    phase: phaseTypeValues,
    mine: ["submitted", "authored"],
    group: [],
    from: typedDay,
    to: typedDay,
  },
})

export type ProposalSearch = ReturnType<typeof proposalQuery.parse>

/** Query parameters of the feedback on a proposal: for all revisions, or the one with this number (PROP-05). */
export const feedbackQuery = listQuery({ sort: ["-created_time", "author"], filters: { revision: [] } })

export type FeedbackSearch = ReturnType<typeof feedbackQuery.parse>

/** Query parameters of the people of a proposal. */
export const peopleQuery = listQuery({ sort: ["name", "organization"], filters: { capacity: proposalCapacityValues } })

export type PeopleSearch = ReturnType<typeof peopleQuery.parse>
