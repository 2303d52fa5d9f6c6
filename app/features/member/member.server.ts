import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { reasonSchema, versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.server.ts"
import { waitingKinds } from "#app/parts/waiting/waiting-texts.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { memberRowView } from "./list.server.ts"
import { disableTexts } from "./member.status.ts"

type Schemas = components["schemas"]
/** Fetches the member with the id in the URL. @throws ApiFailure `not_found` */
export async function memberOf({ api }: RequestContext, { id = "" }: Params): Promise<Schemas["MemberRecord"]> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/member/{id}", { path: { id } }))
}

/** Returns a function that gives the URL of a record. */
function hrefIn(context: RequestContext) {
  return (record: Schemas["RecordRef"]) => recordHref(context.alliance, record)
}

/** A member's open items grouped by kind, so that a person's name is not mistaken for the member (openapi/states/member.yaml). */
function openOf(records: Schemas["RecordRef"][], context: RequestContext) {
  const hrefOf = hrefIn(context)
  const kindOf = ({ module }: Schemas["RecordRef"]) => waitingKinds.find((kind) => kind === module)
  return [...waitingKinds, undefined].flatMap((kind) => {
    const items = records
      .filter((record) => kindOf(record) === kind)
      .map((record) => ({
        key: `${record.module} ${record.key}`,
        text: record.title,
        reference: recordReference(record),
        href: hrefOf(record),
      }))
    return items.length > 0 ? [{ kind, items }] : []
  })
}

/** A member's groups, each with the URL of its page: who sees members also sees the administration of every group. */
function groupsOf({ groups }: Schemas["MemberRecord"], context: RequestContext) {
  return groups.map(({ acronym, ...names }) => ({
    acronym,
    name: nameIn(context.locale, names),
    href: paths.workgroupAbout(context.alliance, acronym),
  }))
}

/** A member for their page: personal data, roles, groups, open items. */
export async function memberView(context: RequestContext, params: Params) {
  const member = await memberOf(context, params)
  return {
    ...memberRowView(member, context),
    version: member.version,
    canDisable: member.actions.includes("disable"),
    canEdit: member.actions.includes("update"),
    canChangeRoles: member.actions.includes("role.update"),
    canEnable: member.actions.includes("enable"),
    reason: member.disabled_reason ?? undefined,
    key: newIdempotencyKey(),
    inGroups: groupsOf(member, context),
    open: openOf(member.open_items, context),
    openHidden: member.open_item_total - member.open_items.length,
    windowTitle: member.name || member.real_name,
  }
}

export type MemberView = Awaited<ReturnType<typeof memberView>>

/** Asks before a member is disabled, and shows the consequences (FORM-10). @throws the 403 screen if the action is not offered */
export async function disableView(context: RequestContext, params: Params) {
  const query = { module: "member", action: "disable", key: params.id } as const
  const [member, preview] = await Promise.all([memberOf(context, params), context.api.get("/preview", { query })])
  const { id, actions, version } = member
  const name = member.name || member.real_name
  const view = await questionView(context, {
    action: "disable",
    texts: disableTexts,
    actions,
    values: { name },
    version,
    reason: "required",
    preview,
    hrefOf: hrefIn(context),
  })
  return { ...view, id, name }
}

/** Disables a member (ADM-01). */
export const disableMember = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/member/{id}/disable", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ name }) => ({ id: "member.disable.done", values: { name } }),
  to: (_done, { context, params }) => memberPaths.detail(context.alliance, param(params, "id")),
})

/** Enables a member again (ADM-01). */
export const enableMember = formAction(versionSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/member/{id}/enable", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ name }) => ({ id: "member.enable.done", values: { name } }),
  to: (_done, { context, params }) => memberPaths.detail(context.alliance, param(params, "id")),
})
