import type { components } from "#app/api/schema.d.ts"
import { ApiFailure, type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Notice = Schemas["Notice"]
type Action = Schemas["NoticeAction"]

/** The notice that an address names; below a group only a notice of that group. */
export async function noticeOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Notice> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const notice = valueOf(await api.get("/notice/{id}", { path: { id } }))
  if (acronym !== undefined && notice.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return notice
}

/** What would follow from doing something to the notice of an address; it is refused as the action itself would be. */
export function noticePreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "notice", action, key: id } })
}

/** The notice to which a page does something. @throws the 403 screen where its `actions` do not offer that */
export async function noticeFor(
  context: RequestContext,
  params: Params,
  action: Exclude<Action, "delivery.list">,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<Notice> {
  const notice = await noticeOf(context, params)
  await requireAction(context, notice.actions, action, async () =>
    whyNot(await (preview ?? noticePreview(context, params, action))),
  )
  return notice
}

/** Lets only those through who may write a notice there. @throws the 403 screen for everybody else */
export async function mayWrite(context: RequestContext, group_acronym: string | undefined): Promise<void> {
  const query = { module: "notice", action: "create", group_acronym } as const
  const preview = await context.api.get("/preview", { query })
  await requireAction(context, preview.ok ? ["create"] : [], "create", () =>
    withinScope(whyNot(preview), group_acronym),
  )
}

const ofGroup: ReadonlySet<unknown> = new Set(["chair", "vice_chair", "secretary"])

/** Who could write to the whole alliance: the officers of a group write to their group alone. */
function withinScope(failure: Failure, group_acronym: string | undefined): Failure {
  const roles = failure.details?.roles
  if (group_acronym !== undefined || !Array.isArray(roles)) return failure
  return { ...failure, details: { ...failure.details, roles: roles.filter((role) => !ofGroup.has(role)) } }
}
