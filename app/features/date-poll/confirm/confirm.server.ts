import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { actionFrom, doneMessage, questionView, reminded } from "#app/parts/confirm/question.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { confirmPollSchema, decideSchema } from "../date-poll.schema.ts"
import { datePollCrumb, datePollHref, datePollOf, datePollPreview, datePollReference } from "../date-poll.server.ts"
import { confirmTexts, decideTexts } from "./confirm-texts.ts"

const actions = ["remind", "close", "cancel"] as const

/** What an action does, and who gets an email. @throws the 403 screen if the poll does not offer it, 404 for an unknown action */
export async function confirmView(context: RequestContext, params: Params) {
  const action = actionFrom(actions, params.action)
  const [poll, preview] = await Promise.all([datePollOf(context, params), datePollPreview(context, params, action)])
  const { subject, deadline, version } = poll
  const view = await questionView(context, {
    action,
    texts: confirmTexts[action],
    actions: poll.actions,
    values: {
      number: datePollReference(poll),
      subject: { strong: subject },
      deadline: momentWithZone(deadline, context),
    },
    version,
    preview,
    reason: action === "cancel" ? "optional" : undefined,
  })
  return { ...view, action, crumb: datePollCrumb(poll) }
}

const doneTexts = { close: "date-poll-confirm.close.done", cancel: "date-poll-confirm.cancel.done" } as const

/** Reminds people who have not answered, closes a poll early, or cancels it (MEET-14). */
export const confirmPoll = formAction(confirmPollSchema, {
  write: async ({ context, params, input: { version, reason }, idempotencyKey }) => {
    const { api } = context
    const action = actionFrom(actions, params.action)
    const call = { path: { id: param(params, "id") }, idempotencyKey }
    if (action === "remind")
      return reminded(await api.post("/date-poll/{id}/remind", call), "date-poll", context, async () => {
        const poll = await api.get("/date-poll/{id}", { path: call.path })
        return poll.ok ? poll.value.deadline : undefined
      })
    const done =
      action === "cancel"
        ? await api.post("/date-poll/{id}/cancel", { ...call, body: { version, reason } })
        : await api.post("/date-poll/{id}/close", { ...call, body: { version } })
    return doneMessage(done, (poll) => ({ id: doneTexts[action], values: { number: datePollReference(poll) } }))
  },
  done: (message) => message,
  to: (_message, { params }) => datePollHref(params),
})

/** What making a meeting of the slot in the URL does, and who is invited. @throws the 403 screen if the poll does not offer it, 404 for an unknown slot */
export async function decideView(context: RequestContext, params: Params) {
  const [poll, preview] = await Promise.all([datePollOf(context, params), datePollPreview(context, params, "decide")])
  const slot = poll.slots.find(({ id }) => id === params.slotId)
  if (!slot) throw new ApiFailure({ kind: "not_found" })
  const { counts } = slot
  const view = await questionView(context, {
    action: "decide",
    texts: decideTexts,
    actions: poll.actions,
    values: {
      number: datePollReference(poll),
      subject: { strong: poll.subject },
      start: momentWithZone(slot.start_time, context),
      yes: counts.yes,
      maybe: counts.if_need_be,
      no: counts.no,
    },
    version: poll.version,
    preview,
  })
  return { ...view, also: { slot_id: slot.id }, crumb: datePollCrumb(poll) }
}

/** Makes a meeting of a slot (`date-poll.decide`). */
export const decidePoll = formAction(decideSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/date-poll/{id}/decide", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: { id: "date-poll-confirm.decide.done" },
  to: ({ id }, { params }) => datePollPaths.detail(shellScopeFrom(params), id),
  isOnce: true,
})
