import { joinRequestStatusValues } from "#openapi/generated/values/join-request-status.ts"
import { listQuery } from "#app/lib/list-query.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a request is withdrawn (WG-06, FORM-06). */
export const withdrawTexts: QuestionTexts = {
  link: "join-request.withdraw.link",
  submit: "join-request.withdraw.link",
  title: "join-request.withdraw.title",
  text: "join-request.withdraw.text",
  keep: "join-request.withdraw.keep",
  kind: "danger",
}

/** Texts of the confirmation before a request is declined (WG-06, FORM-06). */
export const declineTexts: QuestionTexts = {
  link: "join-request.decline.link",
  submit: "join-request.decline.submit",
  title: "join-request.decline.title",
  text: "join-request.decline.text",
  keep: "join-request.decline.keep",
  hint: "join-request.decline.hint",
  kind: "danger",
}

/** Status indicator of each state of a request to join a group. */
export const joinSymbols = {
  pending: "hold",
  accepted: "done",
  declined: "stop",
  withdrawn: "void",
  lapsed: "void",
} as const

/** Message ids of the states. */
export const joinStatusTexts = {
  pending: "status.pending",
  accepted: "status.accepted",
  declined: "status.declined",
  withdrawn: "status.withdrawn",
  lapsed: "status.lapsed",
} as const

/** Query parameters of the requests to join a group (WG-06, SHELL-06). */
export const joinQuery = listQuery({
  sort: ["-created_time", "name"],
  filters: { status: joinRequestStatusValues },
})

export type JoinSearch = ReturnType<typeof joinQuery.parse>
