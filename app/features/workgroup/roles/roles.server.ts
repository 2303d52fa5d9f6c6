import { redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Failure } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { getWorkgroup, namesOf } from "../workgroup.server.ts"
import { type RolesArea, rolesPaths } from "./roles-paths.ts"
import { listMembers } from "../members/members.server.ts"
import { memberQuery } from "../list/list.query.ts"
import { roleSchema } from "../workgroup.schema.ts"

type Workgroup = components["schemas"]["Workgroup"]

/** Name of the form's picker; the same as the contract's field. */
const picker = "member_ids"

/** The offices of a group with their holders, and the URLs for removing them. */
function officesOf(group: Workgroup, area: RolesArea, context: RequestContext) {
  const { acronym, assignable_roles, chairs, vice_chairs, secretaries } = group
  const url = context.alliance
  const holders = { chair: chairs, vice_chair: vice_chairs, secretary: secretaries }
  return (["chair", "vice_chair", "secretary"] as const).map((role) => ({
    role,
    people: holders[role].map(({ id, ...person }) => ({
      id,
      person: personView(person, context.locale),
      removeHref: assignable_roles.includes(role) ? rolesPaths[area].remove(url, acronym, role, id) : undefined,
    })),
  }))
}

/** The backend's reason why the person may not give roles in a group. */
export async function whyNoRole({ api }: RequestContext, acronym: string): Promise<Failure> {
  const asked = await api.get("/preview", { query: { module: "workgroup", action: "role.remove", key: acronym } })
  return whyNot(asked)
}

async function groupGivingRoles(context: RequestContext, acronym: string): Promise<Workgroup> {
  const group = await getWorkgroup(context, acronym)
  await requireAction(context, group.actions, "role.add", () => whyNoRole(context, acronym))
  return group
}

/**
 * All people of a group by role, and data of the form that gives roles (ADM-02, WG-04, ROLE-06).
 * @throws the 403 screen if the group does not offer the action to this person
 */
export async function rolesView(context: RequestContext, request: Request, acronym = "", area: RolesArea) {
  const search = memberQuery.parse(request.url)
  const [group, [list, tree]] = await inParallel(
    groupGivingRoles(context, acronym),
    Promise.all([listMembers(context, acronym, search), memberTree(context)]),
  )
  const url = context.alliance
  const { assignable_roles: roles, member_total } = group
  const givesOffices = roles.some((role) => role !== "member")
  // people who may only add members need not choose among the group's own members
  const groups = givesOffices ? tree.groups : tree.groups.filter((node) => node.acronym !== acronym)
  const offices = officesOf(group, area, context)
  const officers = offices.flatMap(({ role, people }) => [role, ...people.map(({ id }) => id)])
  return {
    acronym,
    ...namesOf(group, context),
    offices,
    /** Changes whenever somebody gains or loses a role, which resets the form. */
    state: [member_total, ...officers].join(" "),
    search,
    list: {
      total: list.total,
      items: list.items.map((row) => ({
        ...row,
        removeHref: row.canRemove ? rolesPaths[area].remove(url, acronym, "member", row.id) : undefined,
      })),
    },
    roles,
    givesOffices,
    values: { role: roles.at(-1) },
    tree: { ...tree, groups },
    draft: await openDraft(context, request, roleSchema),
    key: newIdempotencyKey(),
  }
}

export type RolesView = Awaited<ReturnType<typeof rolesView>>

/** Gives a role to the selected people; without JavaScript a submission can also search for people (FORM-05). */
export async function giveRole(context: RequestContext, request: Request, acronym = "", area: RolesArea) {
  const form = await readForm(request)
  const found = await peopleFound(context, form, roleSchema, picker)
  if (found) return found
  const submission = await parseSubmission(form, roleSchema)
  if (submission.status !== "success") return invalid(submission)
  const { role, member_ids } = submission.value
  const call = { path: { acronym, role }, body: { member_ids }, idempotencyKey: idempotencyKey(submission) }
  const given = await context.api.post("/workgroup/{acronym}/role/{role}/member", call)
  if (!given.ok) return refused(submission, withLocalizedMessage(atPeople(given.failure, form, context), context))
  const { added, unchanged } = given.value
  if (added.length === 0) return refused(submission, withLocalizedMessage(nobodyNew(role, context), context))
  const values = { count: added.length, role, unchanged: unchanged.length }
  await sendFlash(context, { tone: "done", id: "workgroup-roles.added", values })
  return redirect(rolesPaths[area].all(context.alliance, acronym), 303)
}

function atPeople(failure: Failure, form: FormData, { locale }: RequestContext): Failure {
  return moveErrorsToPicker(failure, form, { sent: picker, control: picker }, locale)
}

/** The field error when all selected people already hold the role. */
function nobodyNew(role: string, { locale }: RequestContext): Failure {
  const message = serverIntl(locale).formatMessage({ id: "workgroup-roles.nobody-new" }, { role })
  const errors = [{ field: picker, code: "text", message }]
  return { kind: "refused", code: "validation_failed", message, errors, details: {} }
}
