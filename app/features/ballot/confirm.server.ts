import type { Result } from "#app/api/failure.ts"
import type { ConfirmInput } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, questionView, reminded, said } from "#app/parts/confirm/question.server.ts"
import type { QuestionView } from "#app/parts/confirm/question.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, type Ballot } from "./ballot-access.server.ts"
import { ballotReference } from "./ballot-number.ts"
import { confirmActions, confirmTexts, type ConfirmAction } from "./confirm-actions.ts"

type Params = Readonly<Record<string, string | undefined>>

/** @throws 404 for an action that has no such page */
export function confirmActionFrom(params: Params): ConfirmAction {
  return actionFrom(confirmActions, params.action)
}

/** Once voters can have voted they are owed a reason (states.md section 4). */
function reasonFor(action: ConfirmAction, { status }: Ballot): QuestionView["reason"] {
  if (action !== "cancel") return undefined
  return status === "ongoing" ? "required" : "optional"
}

/** What will be done and to whom; the 403 screen where the ballot does not offer it. */
export async function confirmView(
  context: RequestContext,
  params: Params,
): Promise<QuestionView & { action: ConfirmAction }> {
  const action = confirmActionFrom(params)
  const query = { module: "ballot", action, key: params.id } as const
  const [ballot, preview] = await Promise.all([ballotOf(context, params), context.api.get("/preview", { query })])
  const view = await questionView(context, {
    action,
    texts: confirmTexts[action],
    subject: { ...ballot, number: ballotReference(ballot) },
    preview,
    reason: reasonFor(action, ballot),
    hrefOf: () => undefined,
  })
  return { action, ...view }
}

/** Does it; gives the message for the next page. */
export async function confirmed(
  context: RequestContext,
  params: Params,
  { version, reason }: ConfirmInput,
  idempotencyKey: string | undefined,
): Promise<Result<Flash>> {
  const action = confirmActionFrom(params)
  const call = { path: { id: params.id ?? "" }, idempotencyKey }
  const { done: id } = confirmTexts[action]
  if (action === "remind") {
    const sent = await context.api.post("/ballot/{id}/remind", call)
    return said(sent, (reminder) => ({ tone: "done", id, values: reminded(reminder, context) }))
  }
  const cancelled = await context.api.post("/ballot/{id}/cancel", { ...call, body: { version, reason } })
  return said(cancelled, (ballot) => ({ tone: "done", id, values: { number: ballotReference(ballot) } }))
}
