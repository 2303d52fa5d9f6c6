import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answerDone, answered, laterTotal } from "./answers-view.ts"
import { meetingCrumb, meetingFor } from "../meeting.server.ts"
import { answerSchema } from "../meeting.schema.ts"

/** Data of the page on which a participant answers. @throws the 403 screen if the meeting does not offer the action (MEET-10) */
export async function answerView(context: RequestContext, params: Params) {
  const meeting = await meetingFor(context, params, "answer")
  const { subject, start_time, my_answer, is_my_answer_outdated, series } = meeting
  return {
    crumb: meetingCrumb(meeting),
    subject,
    start: momentWithZone(start_time, context),
    mine: answered(my_answer, is_my_answer_outdated),
    later: laterTotal(series),
  }
}

/** Answers an invitation (`meeting.answer`, MEET-10). */
export const answerInvitation = formAction(answerSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/meeting/{id}/answer", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: (_answer, { answer, scope }) => answerDone(answer, scope),
  to: (_answer, { params }) => meetingPaths.detail(shellScopeFrom(params), param(params, "id")),
})
