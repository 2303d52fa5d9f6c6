import type { components } from "#openapi/generated/schema.d.ts"
import type { Result } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { proposalPaths, type ProposalQuestion } from "#app/lib/paths/proposal.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { actionFrom, doneMessage, questionView } from "#app/parts/confirm/question.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { actionOf, questionTexts, withReason } from "../detail/question-texts.ts"
import { lastPhase } from "../detail/detail.server.ts"
import { confirmProposalSchema } from "../proposal.schema.ts"
import { proposalOf, proposalPreview, type Proposal } from "../proposal.server.ts"

const questions = Object.keys(questionTexts) as ProposalQuestion[]

const reasonFor = (question: ProposalQuestion) => (withReason.has(question) ? ("required" as const) : undefined)

/**
 * Data of the page that asks before an action on a proposal, consequences first (FORM-10, PROP-02). @throws the 403 screen if the action is
 * not offered
 */
export async function confirmView(context: RequestContext, params: Params) {
  const question = actionFrom(questions, params.action)
  const action = actionOf(question)
  const [proposal, preview] = await inParallel(proposalOf(context, params), proposalPreview(context, params, action))
  const { draft_code: code, title, version, latest_revision, actions } = proposal
  const phase = lastPhase(proposal)
  const view = await questionView(context, {
    action,
    texts: questionTexts[question],
    actions,
    values: {
      code,
      title: { strong: title },
      phase: phase ? phaseName(phase, context) : "",
      revision: latest_revision.number,
      meetings: preview.ok ? meetingsIn(preview.value) : 0,
    },
    version,
    preview,
    reason: reasonFor(question),
    hrefOf: ({ module, key }) =>
      module === "meeting" ? meetingPaths.detail({ alliance: context.alliance }, key) : undefined,
  })
  return { ...view, also: { revision_number: latest_revision.number }, question, code, title }
}

/** Number of meetings that the action also changes. */
function meetingsIn({ changes }: components["schemas"]["Preview"]): number {
  return changes.reduce((sum, { module, total }) => (module === "meeting" ? sum + total : sum), 0)
}

type Call = {
  context: RequestContext
  params: Params
  idempotencyKey: string | undefined
  version: number
  reason: string
  revision_number: number
}
type Send = (call: Call) => Promise<Result<Proposal>>

const pathOf = (params: Params) => ({ draft_code: param(params, "draftCode") })

const review =
  (decision: "approve" | "reject"): Send =>
  ({ context, params, idempotencyKey, version, reason, revision_number }) =>
    context.api.post("/proposal/{draft_code}/review", {
      path: pathOf(params),
      idempotencyKey,
      body: { version, decision, revision_number, reason: reason || null },
    })

const plain =
  (action: "submit-archive" | "archive"): Send =>
  ({ context, params, idempotencyKey, version }) =>
    context.api.post(`/proposal/{draft_code}/${action}`, { path: pathOf(params), idempotencyKey, body: { version } })

const reasoned =
  (action: "send-back" | "withdraw" | "close"): Send =>
  ({ context, params, idempotencyKey, version, reason }) =>
    context.api.post(`/proposal/{draft_code}/${action}`, {
      path: pathOf(params),
      idempotencyKey,
      body: { version, reason },
    })

/** The backend call for each question. */
const sends: Record<ProposalQuestion, Send> = {
  approve: review("approve"),
  reject: review("reject"),
  "phase.end": async ({ context, params, idempotencyKey, version }) => {
    const phase_id = lastPhase(await proposalOf(context, params))?.id ?? ""
    return context.api.post("/proposal/{draft_code}/phase/{phase_id}/end", {
      path: { ...pathOf(params), phase_id },
      idempotencyKey,
      body: { version },
    })
  },
  "submit-archive": plain("submit-archive"),
  archive: plain("archive"),
  "send-back": reasoned("send-back"),
  withdraw: reasoned("withdraw"),
  close: reasoned("close"),
}

const schema = currentSchema(confirmProposalSchema, ({ params }) => ({
  reason: reasonFor(actionFrom(questions, params.action)),
}))

/** Approves, rejects, ends the phase, submits for archive, archives, sends back, withdraws or closes (PROP-02). */
export const confirmProposal = formAction(schema, {
  write: async ({ context, params, input, idempotencyKey }) => {
    const { version, reason = "", revision_number = 0 } = input
    const question = actionFrom(questions, params.action)
    const done = await sends[question]({ context, params, idempotencyKey, version, reason, revision_number })
    const { done: id } = questionTexts[question]
    return doneMessage(done, ({ draft_code: code }) => ({ id, values: { code } }))
  },
  done: (message) => message,
  to: (_message, { params, context }) => proposalPaths.state(context.alliance, param(params, "draftCode")),
})
