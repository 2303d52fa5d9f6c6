import type { ActionFunctionArgs } from "@remix-run/node"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { submitterSchema } from "../proposal.schema.ts"
import { freshProposal, proposalFor, proposalPreview } from "../proposal.server.ts"

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
    submitter: { id: submitter.id, name: personView(submitter, locale).name },
    tree: groupFirst(tree, group.acronym),
    key: newIdempotencyKey(),
    ...(foreseen.ok && { consequences: consequencesView(foreseen.value, locale, () => undefined) }),
  }
}

/** The submitter now, who cannot be chosen. */
async function presentSubmitter({ context, params }: ActionFunctionArgs) {
  const { submitter } = await freshProposal(context, param(params, "draftCode"))
  return { submitter: submitter.id }
}

/** Changes the submitter; the previous one loses the rights immediately (PROP-04). */
export const changeSubmitter = formAction(currentSchema(submitterSchema, presentSubmitter), {
  picker: "submitter",
  fields: { submitter_id: "submitter" },
  write: ({ context, params, input: { version, submitter }, idempotencyKey }) =>
    context.api.put("/proposal/{draft_code}/submitter", {
      path: { draft_code: param(params, "draftCode") },
      body: { version, submitter_id: submitter },
      idempotencyKey,
    }),
  done: ({ submitter: { name, real_name } }) => ({
    id: "proposal.submitter.changed",
    values: { name: name || real_name },
  }),
  to: (_proposal, { context, params }) => proposalPaths.state(context.alliance, param(params, "draftCode")),
})
