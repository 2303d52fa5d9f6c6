import { subjectIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, questionOf } from "#app/parts/confirm/question.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { noticeFor } from "../notice-access.server.ts"
import { type NoticeQuestion, noticeQuestions } from "../notice.status.ts"

const questionFrom = (params: Params): NoticeQuestion =>
  actionFrom(Object.keys(noticeQuestions) as NoticeQuestion[], params.action)

/** Data of the page that asks before a notice is recalled or deleted. @throws the 403 screen if the notice does not offer the action */
export async function noticeQuestionView(context: RequestContext, params: Params) {
  const action = questionFrom(params)
  const notice = await noticeFor(context, params, action)
  const { id, version, hold_until_time } = notice
  const subject = subjectIn(context.locale, notice)
  const time = hold_until_time ? momentWithZone(hold_until_time, context) : undefined
  const values = { subject: { strong: subject }, time }
  return { ...questionOf(context, { texts: noticeQuestions[action], values, version }), action, id, subject }
}

/** Recalls a notice or deletes a draft (NOTICE-02). */
export const answerQuestion = formAction(versionSchema, {
  write: async ({ context: { api }, params, input, idempotencyKey }) => {
    const action = questionFrom(params)
    const path = { id: param(params, "id") }
    const { version } = input
    const done =
      action === "recall"
        ? await api.post("/notice/{id}/recall", { path, body: { version }, idempotencyKey })
        : await api.delete("/notice/{id}", { path, query: { version } })
    return done.ok ? { ok: true, value: action } : done
  },
  done: (action) => `notice.${action}.done` as const,
  to: (action, { params }) => {
    const scope = shellScopeFrom(params)
    return action === "recall" ? noticePaths.detail(scope, param(params, "id")) : paths.notices(scope)
  },
})
