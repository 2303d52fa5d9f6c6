import { redirect } from "@remix-run/node"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { loadConsequences } from "#app/parts/confirm/question.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { invalid, newIdempotencyKey, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import { getWorkgroup, namesOf, type RolesArea, rolesPaths } from "../workgroup.server.ts"
import { holderOf, undoTaken } from "./role-undo.server.ts"

/** Reads the role and the person from the URL. @throws the 404 screen if either is invalid */
function roleFrom({ acronym = "", role: name, memberId }: Params) {
  const role = groupRoleValues.find((known) => known === name)
  if (!role || !isRecordId(memberId)) throw new ApiFailure({ kind: "not_found" })
  return { acronym, role, member_id: memberId }
}

async function askRemoval({ api }: RequestContext, params: Params) {
  const { acronym, role, member_id } = roleFrom(params)
  const about = { module: "workgroup", action: "role.remove", key: acronym, role, member_id } as const
  const [found, preview] = await Promise.all([
    api.get("/workgroup/{acronym}/member", { path: { acronym }, query: { member_id } }),
    api.get("/preview", { query: about }),
  ])
  return { acronym, role, member_id, found, preview }
}

/**
 * Data of the page that asks before somebody loses a role, with the consequences (ROLE-06, FORM-10).
 * @throws the 404 screen if the person does not hold the role, the 403 screen if the action is not offered
 */
export async function removalView(context: RequestContext, params: Params, area: RolesArea) {
  const [group, asked] = await inParallel(getWorkgroup(context, params.acronym), askRemoval(context, params))
  const { acronym, role, member_id, found, preview } = asked
  const [member] = valueOf(found).items
  if (!member?.roles.includes(role)) throw new ApiFailure({ kind: "not_found" })
  const isOffered = role === "member" ? member.actions.includes("role.remove") : group.assignable_roles.includes(role)
  const actions = isOffered ? ["role.remove"] : []
  const consequences = await loadConsequences(context, {
    actions,
    action: "role.remove",
    preview,
    hrefOf: () => undefined,
  })
  const { name } = personView(member, context.locale)
  const url = context.alliance
  const groupName = namesOf(group, context).name
  const title = serverIntl(context.locale).formatMessage(
    { id: "workgroup-roles.remove.of" },
    { name, group: groupName, role },
  )
  return {
    title,
    windowTitle: title,
    acronym,
    group: groupName,
    name,
    role,
    isLastChair: preview.ok && preview.value.warnings.some(({ code }) => code === "last_chair"),
    consequences,
    key: newIdempotencyKey(),
    href: {
      question: rolesPaths[area].remove(url, acronym, role, member_id),
      all: rolesPaths[area].all(url, acronym),
    },
  }
}

export type RemovalView = Awaited<ReturnType<typeof removalView>>

/** Removes the role. If the person no longer holds it, the message says so. */
export async function takeRole(context: RequestContext, request: Request, params: Params, area: RolesArea) {
  await getWorkgroup(context, params.acronym)
  const { acronym, role, member_id } = roleFrom(params)
  const submission = await parseSubmission(request, emptySchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { acronym, role, member_id } }
  const before = await holderOf(context, acronym, member_id)
  const taken = await context.api.delete("/workgroup/{acronym}/role/{role}/member/{member_id}", call)
  const isGone = !taken.ok && taken.failure.kind === "not_found"
  if (!taken.ok && !isGone) return refused(submission, withLocalizedMessage(taken.failure, context))
  const id = isGone ? "workgroup-roles.gone" : "workgroup-roles.removed"
  const undo = before && !isGone ? undoTaken(context, { acronym, role, area }, before) : undefined
  await sendFlash(context, { tone: isGone ? "hold" : "done", id, values: { role }, undo })
  return redirect(rolesPaths[area].all(context.alliance, acronym), 303)
}
