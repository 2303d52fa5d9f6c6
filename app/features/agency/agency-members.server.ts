import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { nameIn } from "#app/lib/locale.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage, refusalResponse } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { agencyPeopleSchema, agencyRemovalSchema } from "./agency.schema.ts"
import { agencyOf, agencyForAction } from "./agency.server.ts"

const picker = "member_ids"

/**
 * Returns the people who act for an agency, and the form for adding more (ADM-04).
 * @throws the 403 screen if the user may not add people
 */
export async function agencyPeople(context: RequestContext, params: Params) {
  const [agency, tree] = await Promise.all([agencyForAction(context, params, "member.add"), memberTree(context)])
  const { id, actions, members = [] } = agency
  return {
    id,
    name: nameIn(context.locale, agency),
    people: members.map((member) => ({ id: member.id, person: personView(member, context.locale) })),
    canRemove: actions.includes("member.remove"),
    tree,
    key: newIdempotencyKey(),
  }
}

/** Adds the selected people or removes one. Without JavaScript, a submit can also be a people search (ADM-04, FORM-05). */
export const changePeople = withSchema(agencyPeopleSchema, async ({ request, params, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const id = param(params, "id")
  if (form.has("remove")) return removePerson(context, form, id)
  const found = await peopleFound(context, form, agencyPeopleSchema, picker)
  if (found) return found
  const submission = await parseSubmission(form, agencyPeopleSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { id }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const added = await context.api.post("/agency/{id}/member", call)
  if (!added.ok) {
    const failure = moveErrorsToPicker(added.failure, form, { sent: picker, control: picker }, context.locale)
    return refused(submission, withLocalizedMessage(failure, context))
  }
  const count = added.value.added.length
  await sendFlash(context, { tone: "done", id: "agency.members.added", values: { count } })
  return redirect(agencyPaths.page(context.alliance, id, "member"), 303)
})

/** Asks before the last person is removed who can act for an agency: nobody could do the steps of the agency any more (FORM-10). */
async function lastPersonQuestion(context: RequestContext, id: string, removed: string) {
  const query = { module: "agency", action: "member.remove", key: id, member_id: removed } as const
  const [{ members = [], certification_total }, preview] = await Promise.all([
    agencyOf(context, { id }),
    context.api.get("/preview", { query }),
  ])
  const last = members.find((member) => member.id === removed)
  if (!last || !preview.ok || !preview.value.warnings.some(({ code }) => code === "last_agency_member"))
    return undefined
  return { last: { id: last.id, name: personView(last, context.locale).name, total: certification_total } }
}

/** Removes a person. If the person has already been removed, the page just shows who is left. @throws 404 if the agency does not exist */
async function removePerson(context: RequestContext, form: FormData, id: string) {
  const submission = await parseSubmission(form, agencyRemovalSchema)
  if (submission.status !== "success") return invalid(submission)
  const { remove: member_id, confirmed } = submission.value
  const question = confirmed ? undefined : await lastPersonQuestion(context, id, member_id)
  if (question) return question
  const path = { id, member_id }
  const removed = await context.api.delete("/agency/{id}/member/{member_id}", { path })
  if (!removed.ok && removed.failure.kind !== "not_found") return refusalResponse(removed.failure, context)
  if (!removed.ok) await agencyOf(context, { id })
  await sendFlash(context, { tone: "done", id: "agency.members.removed" })
  return redirect(agencyPaths.page(context.alliance, id, "member"), 303)
}
