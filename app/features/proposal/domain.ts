import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { phaseTexts } from "#app/parts/proposal-phase.ts"
import { proposalStatusTexts } from "#app/parts/record-status/proposal.ts"
import { proposalList } from "./proposal.list.ts"

const { ended, ...statusTexts } = proposalStatusTexts

export const proposal: Domain = {
  records: {
    proposal: {
      href: ({ alliance }, code) => proposalPaths.state(alliance, code),
      name: "proposal.tabs",
      isConfidential: true,
      statuses: {
        ...statusTexts,
        administrator_review: "phase.administrator_review",
        group_review: "phase.group_review",
        public_notice: "phase.public_notice",
        others: "phase.others",
        archive: "phase.archive",
        between: "proposal.between",
      },
      ownStatuses: { ended },
      needsMyAction: {
        actions: {
          review: "waiting.do.review",
          archive: "waiting.do.archive",
          "phase.create": "waiting.do.phase",
          "feedback.create": "waiting.do.feedback",
        },
      },
    },
  },
  operations: [
    "proposal.logged.create",
    "proposal.logged.review",
    "proposal.logged.phase.create",
    "proposal.logged.phase.update",
    "proposal.logged.phase.end",
    "proposal.logged.submit-archive",
    "proposal.logged.archive",
    "proposal.logged.send-back",
    "proposal.logged.withdraw",
    "proposal.logged.close",
    "proposal.logged.submitter.update",
    "proposal.logged.revision.create",
    "proposal.logged.feedback.create",
    "proposal.logged.feedback.answer",
  ],
  fields: { invited: "proposal.invited", public_days: "proposal.days" },
  parts: phaseTexts,
  navigation: { ...proposalList, position: 5, goKey: "p" },
}
