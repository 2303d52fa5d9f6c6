import { proposalRules } from "#mock/domains/proposal/rules.ts"
import { proposalListRules } from "#mock/domains/proposal/list-rules.ts"
import { proposalIn, listIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const proposal: RuleCheck = {
  subjects: [subject("proposal", proposalRules, proposalIn), subject("proposal list", proposalListRules, listIn)],
  permissions: {
    proposal: {
      everybody: [
        "administrator_review group_review others archive between withdrawn closed system_closed ended: read",
        "public_notice: read feedback.create",
      ],
      alliance_admin: [
        "administrator_review: review close submitter.update",
        "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
        "archive: archive send-back close submitter.update",
        "between: phase.create submit-archive close submitter.update",
      ],
      general_secretary: [
        "administrator_review group_review public_notice others between: close",
        "archive: archive close",
      ],
      proposal_admin: [
        "administrator_review: review close submitter.update",
        "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
        "archive: archive send-back close submitter.update",
        "between: phase.create close submitter.update",
      ],
      chair: [
        "administrator_review archive: close submitter.update",
        "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
        "between: phase.create submit-archive close submitter.update",
      ],
      vice_chair: [
        "administrator_review archive: close",
        "group_review public_notice others: phase.update phase.end close meeting.create ballot.create",
        "between: phase.create submit-archive close",
      ],
      "group_member participant": ["group_review others: feedback.create"],
      submitter: [
        "administrator_review group_review public_notice others: withdraw revision.create feedback.answer",
        "archive: withdraw feedback.answer",
        "between: submit-archive withdraw revision.create feedback.answer",
      ],
    },
    "proposal list": {
      everybody: ["open: read create export", "disbanded: read export"],
    },
  },
}
