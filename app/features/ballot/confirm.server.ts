import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, doneMessage, reminded } from "#app/parts/confirm/question.server.ts"
import { eventQuestion } from "#app/parts/event/event-confirm.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, ballotReference } from "./ballot.server.ts"
import { confirmTexts } from "./ballot-actions.ts"

/** What will be done and to whom; the 403 screen where the ballot does not offer it, 404 for an action without such a page. */
export function confirmView(context: RequestContext, params: Params) {
  return eventQuestion(context, params, {
    module: "ballot",
    letter: "B",
    texts: confirmTexts,
    read: ballotOf,
    endOf: ({ end_time }) => end_time,
    // Once voters can have voted they are owed a reason (openapi/states/ballot.yaml).
    reasonFor: (action, { status }) =>
      action !== "cancel" ? undefined : status === "ongoing" ? "required" : "optional",
  })
}

/** Cancels a ballot, or reminds those who have not voted (VOTE-04). */
export const confirmBallot = formAction(confirmSchema, {
  write: async ({ context, params, input: { version, reason }, idempotencyKey }) => {
    const action = actionFrom(["cancel", "remind"], params.action)
    const call = { path: { id: param(params, "id") }, idempotencyKey }
    if (action === "remind") return reminded(await context.api.post("/ballot/{id}/remind", call), "ballot", context)
    const done = await context.api.post("/ballot/{id}/cancel", { ...call, body: { version, reason } })
    return doneMessage(done, (ballot) => ({
      id: "ballot-confirm.cancel.done",
      values: { number: ballotReference(ballot) },
    }))
  },
  done: (message) => message,
  to: (_message, { params }) => ballotPaths.detail(shellScopeFrom(params), param(params, "id")),
})
