import { decisionPaths } from "#app/lib/paths/decision.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import type { QuestionChoice } from "#app/parts/confirm/question.ts"
import { actionFrom, doneMessage, reminded } from "#app/parts/confirm/question.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { eventQuestion } from "#app/parts/event/event-confirm.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { meetingOf, meetingPreview, meetingReference, remindersOf } from "../meeting.server.ts"
import { confirmTexts } from "../detail/meeting-head-actions.ts"
import { confirmMeetingSchema } from "../meeting.schema.ts"

/**
 * For a repeated meeting: only this one, or all following ones too; these are named, unless they could not be loaded (MEET-11, FORM-10).
 * There is no choice if none of them can be cancelled any more.
 */
async function scopeChoice(context: RequestContext, params: Params): Promise<QuestionChoice | undefined> {
  const preview = await meetingPreview(context, params, "cancel", "following")
  if (preview.ok && !preview.value.changes.some(({ module }) => module === "meeting")) return undefined
  const hrefOf = ({ module, key }: { module: string; key: string }) =>
    module === "meeting" ? meetingPaths.detail(shellScopeFrom(params), key) : undefined
  const following = preview.ok
    ? ({
        text: "meeting-confirm.scope.following",
        changes: consequencesView(preview.value, context.locale, hrefOf).changes,
      } as const)
    : ({ text: "meeting-confirm.scope.following-unknown" } as const)
  return {
    name: "scope",
    legend: "meeting-confirm.scope",
    options: [
      { value: "one", text: "meeting-confirm.scope.one" },
      { value: "following", ...following },
    ],
  }
}

/**
 * Describes the action and the people it affects. @throws the 403 screen if the meeting does not offer the action, 404 for an action
 * without such a page
 */
export function confirmView(context: RequestContext, params: Params) {
  return eventQuestion(context, params, {
    choiceFor: async (action, { series }) =>
      action === "cancel" && series?.next_id ? scopeChoice(context, params) : undefined,
    module: "meeting",
    letter: "M",
    texts: confirmTexts,
    read: meetingOf,
    endOf: (meeting) => meeting.actual_end_time ?? meeting.planned_end_time,
    remindersOf,
    reasonFor: (action) => (action === "cancel" ? "optional" : undefined),
    hrefOf: ({ id }) => {
      const href = meetingPaths.detail(shellScopeFrom(params), id)
      return ({ module, key }) => {
        if (module === "decision") return decisionPaths.detail(shellScopeFrom(params), key)
        return module === "topic" ? `${href}#${key}` : undefined
      }
    },
  })
}

const doneTexts = {
  cancel: "meeting-confirm.cancel.done",
  "cancel.following": "meeting-confirm.cancel.done-following",
  end: "meeting-confirm.end.done",
  "summary.approve": "meeting-confirm.approve.done",
} as const

/** Cancels or ends a meeting, approves its minutes, or reminds its participants (MEET-03 to MEET-05). */
export const confirmMeeting = formAction(confirmMeetingSchema, {
  write: async ({ context, params, input: { version, reason, scope = "one" }, idempotencyKey }) => {
    const { api } = context
    const action = actionFrom(["cancel", "end", "remind", "summary.approve"], params.action)
    const call = { path: { id: param(params, "id") }, idempotencyKey }
    if (action === "remind")
      return reminded(await api.post("/meeting/{id}/remind", call), "meeting", context, async () => {
        const meeting = await api.get("/meeting/{id}", { path: call.path })
        return meeting.ok ? remindersOf(meeting.value).until : undefined
      })
    const done =
      action === "cancel"
        ? await api.post("/meeting/{id}/cancel", { ...call, body: { version, reason, scope } })
        : action === "end"
          ? await api.post("/meeting/{id}/end", { ...call, body: { version } })
          : await api.post("/meeting/{id}/summary/approve", { ...call, body: { version } })
    return doneMessage(done, (meeting) => ({
      id: doneTexts[action === "cancel" && scope === "following" ? "cancel.following" : action],
      values: { number: meetingReference(meeting) },
    }))
  },
  done: (message) => message,
  to: (_message, { params }) => meetingPaths.detail(shellScopeFrom(params), param(params, "id")),
})
