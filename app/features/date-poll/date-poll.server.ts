import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { isRecordId, param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { eventReference, type Numbered } from "#app/parts/event/event-number.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type DatePoll = Schemas["DatePoll"]
type Action = Schemas["DatePollAction"]

/** The number shown for a poll: the group's number if it belongs to a group. */
export const datePollReference = (poll: Numbered) => eventReference("D", poll)

/** Breadcrumb text of a poll, for the pages below it. */
export const datePollCrumb = (poll: DatePoll) => `${datePollReference(poll)} ${poll.subject}`

/** Fetches the poll in the URL; inside a group, only a poll of that group. @throws 404 */
export async function datePollOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<DatePoll> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const poll = valueOf(await api.get("/date-poll/{id}", { path: { id } }))
  if (acronym !== undefined && poll.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return poll
}

/** Previews the consequences of an action on the poll in the URL; refused in the same cases as the action itself. */
export function datePollPreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "date_poll", action, key: id } })
}

/** Fetches the poll for a page that performs an action on it. @throws the 403 screen if its `actions` do not offer the action */
export async function datePollFor(
  context: RequestContext,
  params: Params,
  action: Action,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<DatePoll> {
  const poll = await datePollOf(context, params)
  await requireAction(context, poll.actions, action, async () =>
    whyNot(await (preview ?? datePollPreview(context, params, action))),
  )
  return poll
}

/** URL of the poll's page, from the route parameters. */
export const datePollHref = (params: Params) => datePollPaths.detail(shellScopeFrom(params), param(params, "id"))
