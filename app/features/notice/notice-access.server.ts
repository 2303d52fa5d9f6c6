import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Failure, type Result } from "#app/lib/failure.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { roleGroups } from "#openapi/generated/states.ts"

type Schemas = components["schemas"]
export type Notice = Schemas["Notice"]
type Action = Schemas["NoticeAction"]

/** Fetches the notice in the URL; inside a group, only a notice of that group. @throws 404 */
export async function noticeOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Notice> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const found = await api.get("/notice/{id}", { path: { id } })
  if (!found.ok) throw new ApiFailure(withoutAuthors(found.failure))
  const notice = found.value
  if (acronym !== undefined && notice.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return notice
}

/** Previews the consequences of an action on the notice in the URL; refused in the same cases as the action itself. */
export function noticePreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "notice", action, key: id } })
}

/** Fetches the notice for a page that performs an action on it. @throws the 403 screen if its `actions` do not offer the action */
export async function noticeFor(
  context: RequestContext,
  params: Params,
  action: Exclude<Action, "delivery.list">,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<Notice> {
  const notice = await noticeOf(context, params)
  await requireAction(context, notice.actions, action, async () => {
    const failure = whyNot(await (preview ?? noticePreview(context, params, action)))
    return withinScope(withoutAuthors(failure), notice.group?.acronym)
  })
  return notice
}

/** Checks that the person may write a notice to the alliance or the group. @throws the 403 screen otherwise */
export async function mayWrite(context: RequestContext, group_acronym: string | undefined): Promise<void> {
  const query = { module: "notice", action: "create", group_acronym } as const
  const preview = await context.api.get("/preview", { query })
  await requireAction(context, preview.ok ? ["create"] : [], "create", () =>
    withinScope(whyNot(preview), group_acronym),
  )
}

const ofGroup: ReadonlySet<unknown> = new Set(roleGroups.officers)

/** The general secretary may do something only with their own notices (openapi/states/notice.yaml), which the refusal of one cannot say. */
const authors: ReadonlySet<unknown> = new Set(["general_secretary"])
export const withoutAuthors = (failure: Failure) => withoutRoles(failure, authors)

/** For notices to the whole alliance, removes the officers of groups from the roles in the refusal: they can write only to their group. */
function withinScope(failure: Failure, group_acronym: string | undefined): Failure {
  return group_acronym === undefined ? withoutRoles(failure, ofGroup) : failure
}

function withoutRoles(failure: Failure, removed: ReadonlySet<unknown>): Failure {
  const roles = failure.details?.roles
  if (!Array.isArray(roles)) return failure
  return { ...failure, details: { ...failure.details, roles: roles.filter((role) => !removed.has(role)) } }
}
