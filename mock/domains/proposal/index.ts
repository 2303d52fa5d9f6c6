import type { MemberRow } from "#mock/domains/member/records.ts"
import { discussedBy, readersNamed } from "#mock/domains/thread/discussed.ts"
import type { ActionNeeded, Domain } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { endProposalsWithGroup, settleRunOut } from "./ending.ts"
import { proposalExport } from "./export.ts"
import { proposalByCode, proposalNamed } from "./guard.ts"
import { proposalLifeHandlers } from "./life.ts"
import { endOf } from "./phase-view.ts"
import { lastPhase } from "./phases.ts"
import { previewProposal } from "./preview.ts"
import { proposalHandlers } from "./read.ts"
import { proposalByKey, proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules } from "./rules.ts"
import { proposalEntries, proposalRefersTo, searchProposals } from "./search.ts"
import { seedProposals } from "./seed.ts"
import { feedbackOn } from "./view.ts"
import { proposalWriteHandlers } from "./write.ts"

/** Actions that a proposal can wait for; the first one that the user may take is shown. */
const waitingActions = ["review", "archive", "phase.create", "feedback.create"] as const

/** Proposals that the user has to review, archive, advance or comment on. */
function reviewsNeeded(user: MemberRow, world: World): ActionNeeded[] {
  return visible("proposal", user, world).flatMap((row) => {
    const action = waitingActions.find(
      (one) => !proposalRules.can(user, one, row, world) && isAskedOf(one, user, row, world),
    )
    if (!action) return []
    const role = proposalRules.role(user, action, row, world)
    const begun = action === "phase.create" ? endOf(lastPhase(row), world) : row.phase_start_time
    const since = begun ?? row.updated_time
    const until = proposalRules.status(row, world) === "between" ? null : row.deadline
    return [{ kind: "proposal", action, role, record: proposalRecordRef(row, world), since, until }]
  })
}

/**
 * Whether the user should be asked to take the action. Administrators may advance every proposal but are not asked to; nobody is asked for
 * a second comment, or for comments in a public notice.
 */
function isAskedOf(action: (typeof waitingActions)[number], user: MemberRow, row: ProposalRow, world: World): boolean {
  const roles = world.store.rows.workgroup.get(row.group_id)?.roles
  if (action === "phase.create") return [...(roles?.chair ?? []), ...(roles?.vice_chair ?? [])].includes(user.id)
  if (action !== "feedback.create") return true
  const { id, type } = lastPhase(row)
  const hasSpoken = feedbackOn(row, world).some(({ phase_id, author_id }) => phase_id === id && author_id === user.id)
  return type !== "public_notice" && row.submitter_id !== user.id && !hasSpoken
}

/** Proposals with their phases, revisions and feedback. */
export const proposal: Domain = {
  rows: ["proposal", "proposal_feedback"],
  handlers: { ...proposalHandlers, ...proposalWriteHandlers, ...proposalLifeHandlers },
  seed: seedProposals,
  past: {
    proposal: {
      total: 60,
      isOver: ({ decided }) => decided !== null,
      parts: { proposal_feedback: "proposal_id" },
    },
  },
  beforeCall: settleRunOut,
  clocks: { proposal: { status: proposalRules.status, keyOf: ({ draft_code }) => draft_code } },
  readers: { proposal: proposalRules.read },
  mailSwitches: ["proposal"],
  records: {
    proposal: {
      reference: proposalByKey,
      log: proposalNamed,
      people: readersNamed(proposalNamed, proposalRules),
      discussed: discussedBy({
        find: ({ store }, key, alliance_id) => proposalByCode(store, alliance_id, key),
        rules: proposalRules,
        title: ({ title }) => title,
        closed: ["withdrawn", "closed", "system_closed", "ended"],
        followers: ({ submitter_id }) => [submitter_id],
        revisions: ({ revisions }) => revisions,
      }),
      preview: previewProposal,
      export: proposalExport,
      search: searchProposals,
      needsMyAction: reviewsNeeded,
      calendar: proposalEntries,
      refersToFile: proposalRefersTo,
      isCountedInGroup: true,
      endWithGroup: endProposalsWithGroup,
    },
  },
}
