import type { ProposalQuestion } from "#app/lib/paths/proposal.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Texts = QuestionTexts & { done: MessageId }

const keep = "proposal-confirm.keep"

/** Texts of the confirmation before each proposal action (FORM-06, PROP-02). */
export const questionTexts: Record<ProposalQuestion, Texts> = {
  approve: {
    link: "proposal-confirm.approve.link",
    title: "proposal-confirm.approve.title",
    text: "proposal-confirm.approve.text",
    done: "proposal-confirm.approve.done",
    keep,
    kind: "primary",
  },
  reject: {
    link: "proposal-confirm.reject.link",
    title: "proposal-confirm.reject.title",
    text: "proposal-confirm.reject.text",
    done: "proposal-confirm.reject.done",
    keep,
    kind: "danger",
  },
  "phase.end": {
    link: "proposal-confirm.phase-end.link",
    title: "proposal-confirm.phase-end.title",
    text: "proposal-confirm.phase-end.text",
    done: "proposal-confirm.phase-end.done",
    keep,
    kind: "danger",
  },
  "submit-archive": {
    link: "proposal-confirm.submit-archive.link",
    title: "proposal-confirm.submit-archive.title",
    text: "proposal-confirm.submit-archive.text",
    done: "proposal-confirm.submit-archive.done",
    keep,
    kind: "primary",
  },
  archive: {
    link: "proposal-confirm.archive.link",
    title: "proposal-confirm.archive.title",
    text: "proposal-confirm.archive.text",
    done: "proposal-confirm.archive.done",
    keep,
    kind: "primary",
  },
  "send-back": {
    link: "proposal-confirm.send-back.link",
    title: "proposal-confirm.send-back.title",
    text: "proposal-confirm.send-back.text",
    done: "proposal-confirm.send-back.done",
    keep,
    kind: "danger",
  },
  withdraw: {
    link: "proposal-confirm.withdraw.link",
    title: "proposal-confirm.withdraw.title",
    text: "proposal-confirm.withdraw.text",
    done: "proposal-confirm.withdraw.done",
    keep,
    kind: "danger",
  },
  close: {
    link: "proposal-confirm.close.link",
    title: "proposal-confirm.close.title",
    text: "proposal-confirm.close.text",
    done: "proposal-confirm.close.done",
    keep,
    kind: "danger",
  },
}

/** The backend action of a question: approving and rejecting are the same action. */
export const actionOf = (question: ProposalQuestion) =>
  question === "approve" || question === "reject" ? "review" : question

/** Questions that require a reason. */
export const withReason: ReadonlySet<ProposalQuestion> = new Set(["reject", "send-back", "withdraw", "close"])
