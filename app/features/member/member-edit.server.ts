import { inParallel } from "#app/lib/parallel.ts"
import { nameIn } from "#app/lib/locale.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { entityOptions } from "#app/parts/entity-options.server.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { allianceRoleValues } from "#openapi/generated/values/alliance-role.ts"
import { rolesOf } from "./list.server.ts"
import { memberOf } from "./member.server.ts"
import { everyone, memberRolesSchema, memberSchema } from "./member.schema.ts"
import { memberRoleTexts } from "./member.status.ts"

/** Data of the form that edits a member (ADM-10). @throws the 403 screen if the action is not offered */
export async function editView(context: RequestContext, request: Request, params: Params) {
  const [member, options] = await inParallel(memberOf(context, params), entityOptions(context))
  await requireAction(context, member.actions, "update", () => ({ kind: "forbidden" }))
  const { id, version, name, real_name, organization, username, email } = member
  const isListed = options.some(({ value }) => value === organization?.id)
  const own = organization && !isListed ? [{ value: organization.id, text: nameIn(context.locale, organization) }] : []
  return {
    id,
    version,
    username,
    email,
    title: name || real_name,
    key: newIdempotencyKey(),
    values: { name, real_name, entity_id: organization?.id },
    entities: [...options, ...own],
    draft: await openDraft(context, request, memberSchema),
  }
}

export type MemberEditView = Awaited<ReturnType<typeof editView>>

/** Saves names and entity (`member.update`). */
export const saveMember = formAction(memberSchema, {
  write: ({ context, params, input: { entity_id = null, ...input }, idempotencyKey }) => {
    const call = { path: { id: param(params, "id") }, body: { ...input, entity_id }, idempotencyKey }
    return context.api.put("/member/{id}", call)
  },
  done: ({ name }) => ({ id: "member.edit.done", values: { name } }),
  to: ({ id }, { context }) => memberPaths.detail(context.alliance, id),
})

/** Data of the form for a member's roles in the alliance (ADM-10). @throws the 403 screen if the action is not offered */
export async function rolesView(context: RequestContext, params: Params) {
  const member = await memberOf(context, params)
  const { id, version, name, real_name, status, actions } = member
  await requireAction(context, actions, "role.update", () =>
    status === "normal" ? forbiddenBy(tables.member, "role.update") : refusedWith("state_refused", { status }),
  )
  const intl = serverIntl(context.locale)
  return {
    id,
    version,
    title: name || real_name,
    key: newIdempotencyKey(),
    values: { roles: rolesOf(member) },
    options: allianceRoleValues.map((value) => ({ value, text: intl.formatMessage({ id: memberRoleTexts[value] }) })),
  }
}

/** Saves a member's roles (`member.role.update`). */
export const saveRoles = formAction(memberRolesSchema, {
  write: ({ context, params, input: { version, roles }, idempotencyKey }) => {
    const body = { version, roles: roles.filter((role) => role !== everyone) }
    return context.api.put("/member/{id}/role", { path: { id: param(params, "id") }, body, idempotencyKey })
  },
  done: ({ name }) => ({ id: "member.role.done", values: { name } }),
  to: ({ id }, { context }) => memberPaths.detail(context.alliance, id),
})
