import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { organizationRoleNameValues } from "#openapi/generated/values/organization-role-name.ts"
import { officeSchema, organizationSchema, phaseDurationSchema, timedPhases } from "./organization.schema.ts"

/** Form values of the phase durations (PROP-07). @throws the 403 screen if the update action is not offered */
export async function phaseDurationView(context: RequestContext) {
  const durations = valueOf(await context.api.get("/phase-duration"))
  await requireAction(context, durations.actions, "update", () => forbiddenBy(tables["phase-duration"], "update"))
  const values = Object.fromEntries(timedPhases.map((phase) => [phase, String(durations[phase])]))
  return { version: durations.version, values: values as Record<(typeof timedPhases)[number], string> }
}

/** Saves the durations; they apply to phases that begin from now on (ADM-03, PROP-07). */
export const savePhaseDuration = formAction(phaseDurationSchema, {
  write: ({ context, input }) => context.api.put("/phase-duration", { body: input }),
  done: "organization.phases.saved",
  to: (_saved, { context }) => organizationPaths.phaseDurations(context.alliance),
})

type Schemas = components["schemas"]

const organizationOf = async ({ api }: RequestContext): Promise<Schemas["Organization"]> =>
  valueOf(await api.get("/organization"))

/** Data of the alliance form, with a saved draft (ADM-03, FORM-08). */
export async function organizationForm(context: RequestContext, request: Request) {
  const { version, name, name_english, acronym, description, login_logo, home_logo } = await organizationOf(context)
  const logo = (file: Schemas["FileRef"] | null) => (file ? [attachmentValue(file)] : [])
  return {
    version,
    values: {
      name,
      name_english,
      acronym,
      description,
      login_logo_id: logo(login_logo),
      home_logo_id: logo(home_logo),
    },
    draft: await openDraft(context, request, organizationSchema),
  }
}

/** Saves the alliance's data and refreshes the cached alliance list, which every page's frame uses (ADM-03). */
export const saveOrganization = formAction(organizationSchema, {
  files: "organization.logo",
  async write({ context, input }) {
    const saved = await context.api.put("/organization", { body: input })
    if (saved.ok) await context.renewAlliances()
    return saved
  },
  done: "organization.saved",
  to: (_saved, { context }) => organizationPaths.info(context.alliance),
})

const picker = "member_ids"

/** All offices with their holders, and data of the form that gives an office (ADM-03, ROLE-06). */
export async function personnelView(context: RequestContext) {
  const [{ roles, actions }, tree] = await Promise.all([organizationOf(context), memberTree(context)])
  const url = context.alliance
  const people = roles.map(({ role, members }) => ({
    role,
    people: members.map((member) => ({
      id: member.id,
      person: personView(member, context.locale),
      removeHref: actions.includes("role.remove") ? organizationPaths.removal(url, role, member.id) : undefined,
    })),
  }))
  /** Changes whenever somebody gains or loses an office, which resets the form. */
  const state = people.map(({ people: holders }) => holders.map(({ id }) => id).join()).join(" ")
  return { offices: people, canAdd: actions.includes("role.add"), tree, state, key: newIdempotencyKey() }
}

/** Gives an office to the selected people; without JavaScript a submission can also search for people (ROLE-06, FORM-05). */
export const giveOffice = withSchema(officeSchema, async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const found = await peopleFound(context, form, officeSchema, picker)
  if (found) return found
  const submission = await parseSubmission(form, officeSchema)
  if (submission.status !== "success") return invalid(submission)
  const { role, member_ids } = submission.value
  const call = { path: { role }, body: { member_ids }, idempotencyKey: idempotencyKey(submission) }
  const given = await context.api.post("/organization/role/{role}/member", call)
  if (!given.ok) {
    const failure = moveErrorsToPicker(given.failure, form, { sent: picker, control: picker }, context.locale)
    return refused(submission, withLocalizedMessage(failure, context))
  }
  const { added } = given.value
  if (added.length === 0) return refused(submission, nobodyNew(context))
  await sendFlash(context, { tone: "done", id: "organization.role.added", values: { count: added.length } })
  return redirect(organizationPaths.personnel(context.alliance), 303)
})

/** The field error when all selected people already hold the office. */
function nobodyNew({ locale }: RequestContext): Failure {
  const message = serverIntl(locale).formatMessage({ id: "organization.role.nobody-new" })
  const errors = [{ field: picker, code: "text", message }]
  return { kind: "refused", code: "validation_failed", message, errors, details: {} }
}

/** Reads the office and the person from the URL. @throws the 404 screen if either is invalid */
function removalOf({ role: name, memberId }: Params): {
  role: components["schemas"]["OrganizationRoleName"]
  member_id: string
} {
  const role = organizationRoleNameValues.find((known) => known === name)
  if (!role || !isRecordId(memberId)) throw new ApiFailure({ kind: "not_found" })
  return { role, member_id: memberId }
}

/**
 * Data of the page that asks before somebody loses an office, with a warning if nobody else can do its work: people whose account is
 * disabled cannot (ROLE-06, FORM-10).
 */
export async function removalView(context: RequestContext, params: Params) {
  const { role, member_id } = removalOf(params)
  const { roles } = await organizationOf(context)
  const holders = roles.find((one) => one.role === role)?.members ?? []
  const member = holders.find(({ id }) => id === member_id)
  if (!member && !context.hasActed) throw new ApiFailure({ kind: "not_found" })
  const name = member ? personView(member, context.locale).name : ""
  const isLast = holders.every(({ id, is_disabled }) => id === member_id || is_disabled)
  return { role, member_id, name, isLast }
}

/** Removes the office from the person; succeeds if they no longer hold it. */
export const takeOffice = withSchema(emptySchema, async ({ request, params, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, emptySchema)
  if (submission.status !== "success") return invalid(submission)
  const path = removalOf(params)
  const taken = await context.api.delete("/organization/role/{role}/member/{member_id}", { path })
  if (!taken.ok && taken.failure.kind !== "not_found")
    return refused(submission, withLocalizedMessage(taken.failure, context))
  await sendFlash(context, { tone: "done", id: "organization.role.removed" })
  return redirect(organizationPaths.personnel(context.alliance), 303)
})
