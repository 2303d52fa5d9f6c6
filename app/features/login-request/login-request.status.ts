import type { QuestionTexts } from "#app/parts/confirm/question.ts"

export const requestSymbols = { pending: "hold", approved: "done", rejected: "stop" } as const

/** Message ids of the statuses. */
export const requestStatusTexts = {
  pending: "status.pending",
  approved: "status.approved",
  rejected: "status.rejected",
} as const

/** Texts of the confirmation before a request is rejected (ADM-06, FORM-06). */
export const rejectTexts: QuestionTexts = {
  link: "login-request.reject.link",
  title: "login-request.reject.title",
  text: "login-request.reject.text",
  keep: "login-request.reject.keep",
  hint: "login-request.reject.hint",
  kind: "danger",
}
