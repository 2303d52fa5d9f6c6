import { redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Failure } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
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
import { getWorkgroup, namesOf, type RolesArea, rolesPaths } from "../workgroup.server.ts"
import { listMembers, type MemberRowView } from "../members/members.server.ts"
import { holderOf, undoGiven } from "./role-undo.server.ts"
import { memberQuery, type MemberSearch } from "../list/list.query.ts"
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

/** Query parameter with the id of the member for whom the form is filled in as chair. */
const chairField = "chair"

/** Link to the form, filled in to make a member the chair; the list stays as it is. */
function chairHref(search: MemberSearch, id: string): string {
  const query = new URLSearchParams(memberQuery.entries(search))
  query.set(chairField, id)
  return `?${query}#role`
}

/** Values of the form that make a member the chair. */
function chairOf({ id, person: { name, organization } }: MemberRowView) {
  return {
    role: "chair" as const,
    member_ids: [participantValue({ kind: "member", id, text: name, note: organization })],
  }
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
  const chairs = new Set(group.chairs.map(({ id }) => id))
  const named = list.items.find(({ id }) => id === new URL(request.url).searchParams.get(chairField))
  return {
    acronym,
    ...namesOf(group, context),
    offices,
    /** Changes whenever somebody gains or loses a role, or is to become the chair, which resets the form. */
    state: [member_total, ...officers, named?.id].join(" "),
    search,
    list: {
      total: list.total,
      items: list.items.map((row) => ({
        ...row,
        chairHref: roles.includes("chair") && !chairs.has(row.id) ? chairHref(search, row.id) : undefined,
        removeHref: row.canRemove ? rolesPaths[area].remove(url, acronym, "member", row.id) : undefined,
      })),
    },
    roles,
    givesOffices,
    values: named && roles.includes("chair") ? chairOf(named) : { role: roles.at(-1) },
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
  const [only, ...more] = member_ids
  const isOne = only !== undefined && more.length === 0
  const before = isOne ? await holderOf(context, acronym, only) : undefined
  const given = await context.api.post("/workgroup/{acronym}/role/{role}/member", call)
  if (!given.ok) return refused(submission, withLocalizedMessage(atPeople(given.failure, form, context), context))
  const { added, unchanged } = given.value
  if (added.length === 0) return refused(submission, withLocalizedMessage(nobodyNew(role, context), context))
  const values = { count: added.length, role, unchanged: unchanged.length }
  const [one] = added
  const undo = one && isOne ? undoGiven(context, { acronym, role, area }, one, before) : undefined
  await sendFlash(context, { tone: "done", id: "workgroup-roles.added", values, undo })
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
