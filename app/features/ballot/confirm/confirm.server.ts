import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { questionSchema, type ReasonRule } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, doneMessage, reminded } from "#app/parts/confirm/question.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { eventQuestion } from "#app/parts/event/event-confirm.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Ballot, ballotOf, ballotReference, remindersOf } from "../ballot.server.ts"
import { confirmTexts } from "../detail/ballot-head-actions.ts"

/** A reason is required once voting may have started (openapi/states/ballot.yaml). */
function reasonFor(action: string | undefined, { status }: Pick<Ballot, "status">): ReasonRule | undefined {
  if (action !== "cancel") return undefined
  return status === "ongoing" ? "required" : "optional"
}

/**
 * Returns the confirmation data of an action on a ballot. Shows the 403 screen if the ballot does not offer the action, 404 if the action
 * has no such page.
 */
export function confirmView(context: RequestContext, params: Params) {
  return eventQuestion(context, params, {
    module: "ballot",
    letter: "B",
    texts: confirmTexts,
    read: ballotOf,
    endOf: ({ end_time }) => end_time,
    remindersOf,
    reasonFor,
  })
}

const schema = currentSchema(questionSchema, async ({ context, params }) => {
  if (params.action !== "cancel") return {}
  return { reason: reasonFor(params.action, await ballotOf(context, params)) }
})

/** Cancels a ballot, or reminds voters who have not voted (VOTE-04). */
export const confirmBallot = formAction(schema, {
  write: async ({ context, params, input: { version, reason }, idempotencyKey }) => {
    const { api } = context
    const action = actionFrom(["cancel", "remind"], params.action)
    const call = { path: { id: param(params, "id") }, idempotencyKey }
    if (action === "remind")
      return reminded(await api.post("/ballot/{id}/remind", call), "ballot", context, async () => {
        const ballot = await api.get("/ballot/{id}", { path: call.path })
        return ballot.ok ? remindersOf(ballot.value).until : undefined
      })
    const done = await api.post("/ballot/{id}/cancel", { ...call, body: { version, reason } })
    return doneMessage(done, (ballot) => ({
      id: "ballot-confirm.cancel.done",
      values: { number: ballotReference(ballot) },
    }))
  },
  done: (message) => message,
  to: (_message, { params }) => ballotPaths.detail(shellScopeFrom(params), param(params, "id")),
})
