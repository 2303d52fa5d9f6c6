import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom } from "#app/parts/confirm/question.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { noticeFor } from "./notice-access.server.ts"
import { type NoticeQuestion, noticeQuestions, questionTexts } from "./notice.status.ts"

const questionFrom = (params: Params): NoticeQuestion => actionFrom(noticeQuestions, params.action)

/** Data of the page that asks before a notice is recalled or deleted. @throws the 403 screen if the notice does not offer the action */
export async function questionView(context: RequestContext, params: Params) {
  const action = questionFrom(params)
  const { id, subject, version, hold_until_time } = await noticeFor(context, params, action)
  const { locale, zone } = context
  return {
    action,
    id,
    subject,
    version,
    heldUntil: hold_until_time ? momentWithZone(hold_until_time, { locale, zone }) : undefined,
    windowTitle: serverIntl(locale).formatMessage({ id: questionTexts[action].title }),
    key: newIdempotencyKey(),
  }
}

export type NoticeQuestionView = Awaited<ReturnType<typeof questionView>>

/** Recalls a notice or deletes a draft (NOTICE-02). */
export const answerQuestion = formAction(versionSchema, {
  write: async ({ context: { api }, params, input, idempotencyKey }) => {
    const action = questionFrom(params)
    const path = { id: param(params, "id") }
    const { version } = input
    const done =
      action === "recall"
        ? await api.post("/notice/{id}/recall", { path, body: { version }, idempotencyKey })
        : await api.delete("/notice/{id}", { path, query: { version }, idempotencyKey })
    return done.ok ? { ok: true, value: action } : done
  },
  done: (action) => questionTexts[action].done,
  to: (action, { params }) => {
    const place = shellScopeFrom(params)
    return action === "recall" ? noticePaths.detail(place, param(params, "id")) : paths.notices(place)
  },
})
