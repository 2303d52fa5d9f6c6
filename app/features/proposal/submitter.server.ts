import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { mapErrorFields } from "#app/parts/event/event-action.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { submitterSchema } from "./proposal.schema.ts"
import { proposalFor, proposalPreview } from "./proposal.server.ts"

/** The current submitter, and data of the form that chooses another one (PROP-04). @throws the 403 screen if the action is not offered */
export async function submitterView(context: RequestContext, params: Params) {
  const { locale } = context
  const preview = proposalPreview(context, params, "submitter.update")
  const [proposal, [foreseen, tree]] = await inParallel(
    proposalFor(context, params, "submitter.update", preview),
    Promise.all([preview, memberTree(context)]),
  )
  const { draft_code: code, title, version, submitter, group } = proposal
  return {
    code,
    title,
    version,
    submitter: personView(submitter, locale).name,
    tree: groupFirst(tree, group.acronym),
    key: newIdempotencyKey(),
    ...(foreseen.ok && { consequences: consequencesView(foreseen.value, locale, () => undefined) }),
  }
}

const formFields = { submitter_id: "submitter" }

/** Changes the submitter; the previous one loses the rights immediately (PROP-04). */
export const changeSubmitter = withSchema(submitterSchema, async ({ context, request, params }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const found = await peopleFound(context, form, submitterSchema, "submitter")
  if (found) return found
  const submission = await parseSubmission(form, submitterSchema)
  if (submission.status !== "success") return invalid(submission)
  const { version, submitter: submitter_id } = submission.value
  const draft_code = param(params, "draftCode")
  const changed = await context.api.put("/proposal/{draft_code}/submitter", {
    path: { draft_code },
    body: { version, submitter_id },
    idempotencyKey: idempotencyKey(submission),
  })
  if (!changed.ok)
    return refused(submission, withLocalizedMessage(mapErrorFields(changed.failure, formFields), context))
  const { name } = personView(changed.value.submitter, context.locale)
  await sendFlash(context, { tone: "done", id: "proposal.submitter.changed", values: { name } })
  return redirect(proposalPaths.state(context.alliance, draft_code), 303)
})
