import type { Domain } from "#mock/engine/domain.ts"
import { endProposalsWithGroup, logRunOut } from "./ending.ts"
import { proposalExport } from "./export.ts"
import { proposalNamed } from "./guard.ts"
import { proposalLifeHandlers } from "./life.ts"
import { reviewsNeeded } from "./needs-my-action.ts"
import { previewProposal } from "./preview.ts"
import { proposalHandlers } from "./read.ts"
import { proposalByKey } from "./record-ref.ts"
import { proposalRules } from "./rules.ts"
import { proposalEntries, proposalRefersTo, searchProposals } from "./search.ts"
import { seedProposals } from "./seed.ts"
import { proposalWriteHandlers } from "./write.ts"

/** Proposals with their phases, revisions and feedback. */
export const proposal: Domain = {
  rows: ["proposal", "proposal_feedback"],
  handlers: { ...proposalHandlers, ...proposalWriteHandlers, ...proposalLifeHandlers },
  seed: seedProposals,
  beforeCall: logRunOut,
  readers: { proposal: proposalRules.read },
  mailSwitches: ["proposal"],
  records: {
    proposal: {
      reference: proposalByKey,
      log: proposalNamed,
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
