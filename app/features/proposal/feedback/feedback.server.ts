import type { components } from "#openapi/generated/schema.d.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { inParallel, startEarly } from "#app/lib/parallel.ts"
import { below } from "#app/lib/paths/address.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zonedText } from "#app/lib/time.server.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { feedbackViews as plainViews } from "#app/parts/feedback/feedback-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { feedbackQuery, type FeedbackSearch } from "../list/list.query.ts"
import { answerSchema, feedbackSchema } from "../proposal.schema.ts"
import { draftCodeOf, proposalFor, proposalOf, type Proposal } from "../proposal.server.ts"

type Feedback = components["schemas"]["ProposalFeedback"]

/** Feedback for pages: its revision, its phase, and the submitter's answer (PROP-05). */
export function feedbackViews(rows: readonly Feedback[], proposal: Proposal, context: RequestContext) {
  const { alliance, locale, zone } = context
  const { draft_code: code, actions } = proposal
  const views = plainViews(rows, context)
  return rows.flatMap((row, at) => {
    const view = views[at]
    if (!view) return []
    const { revision, answer } = row
    return {
      ...view,
      revision: { number: revision.number, href: proposalPaths.revision(alliance, code, revision.id) },
      phase: phaseName(row.phase, context),
      answerHref: actions.includes("feedback.answer")
        ? below(alliance, "proposal", code, "feedback", row.id, "answer")
        : undefined,
      answer: answer && {
        text: answer.text,
        author: personView(answer.author, locale).name,
        when: moment(answer.time, { locale, zone }),
      },
    }
  })
}

export type ProposalFeedbackView = ReturnType<typeof feedbackViews>[number]

/** The revision with the number from the URL; undefined if there is none. */
function revisionNumbered({ revisions }: Proposal, number: string | undefined) {
  return number === undefined ? undefined : revisions.find((revision) => String(revision.number) === number)
}

/**
 * Data of the form for feedback on a revision; also returned after a submission when feedback is no longer offered, so that its input is
 * kept (FORM-08).
 */
export function feedbackForm({ actions }: Proposal, revision_id: string, { hasActed }: RequestContext) {
  const isShown = actions.includes("feedback.create") || hasActed
  return isShown ? { revision: revision_id, key: newIdempotencyKey() } : undefined
}

/** The feedback on all revisions or one revision, with the form for people who may give it (PROP-05). */
export async function listFeedback(context: RequestContext, params: Params, search: FeedbackSearch) {
  const path = { draft_code: draftCodeOf(params) }
  const listOn = async (revision_id?: string) => {
    const query = { ...listParameters(search), revision_id }
    return valueOf(await context.api.get("/proposal/{draft_code}/feedback", { path, query }))
  }
  const { revision } = search.filters
  // only the proposal knows the id of a revision
  const onAll = revision === undefined ? startEarly(listOn()) : undefined
  const proposal = await proposalOf(context, params)
  const { draft_code, revisions, latest_revision } = proposal
  const list = await (onAll ?? listOn(revisionNumbered(proposal, revision)?.id))
  return {
    code: draft_code,
    alliance: context.alliance,
    items: feedbackViews(list.items, proposal, context),
    total: list.total,
    canExport: list.actions.includes("export"),
    revisions: [...revisions].reverse().map(({ number }) => number),
    latest: latest_revision.number,
    form: feedbackForm(proposal, latest_revision.id, context),
  }
}

/** Gives feedback on a revision (PROP-05). */
export const createFeedback = formAction(feedbackSchema, {
  files: "proposal",
  fields: { attachment_ids: "attachments" },
  write: ({ context, params, input, idempotencyKey }) => {
    const { revision, text, attachments } = input
    return context.api.post("/proposal/{draft_code}/feedback", {
      path: { draft_code: param(params, "draftCode") },
      body: { text, revision_id: revision, attachment_ids: fileIds(attachments) },
      idempotencyKey,
    })
  },
  done: "proposal.feedback.created",
  to: (_feedback, { context, params }) => proposalPaths.page(context.alliance, param(params, "draftCode"), "feedback"),
})

/** All feedback on a proposal: the contract has no operation for a single entry. */
const allFeedback = ({ api }: RequestContext, path: { draft_code: string }) =>
  everyRow(async (query) => valueOf(await api.get("/proposal/{draft_code}/feedback", { path, query })))

/** The feedback to answer and its current answer. @throws 404 if it is not found, the 403 screen if answering is not offered */
export async function answerView(context: RequestContext, params: Params) {
  const path = { draft_code: param(params, "draftCode") }
  const [proposal, all] = await inParallel(proposalFor(context, params, "feedback.answer"), allFeedback(context, path))
  const row = all.find(({ id }) => id === params.feedbackId)
  if (!row) throw new ApiFailure({ kind: "not_found" })
  const [feedback] = feedbackViews([row], proposal, context)
  if (!feedback) throw new ApiFailure({ kind: "not_found" })
  return {
    code: proposal.draft_code,
    title: proposal.title,
    feedback: { ...feedback, when: momentWithZone(row.created_time, context), answerHref: undefined, answer: null },
    values: { text: row.answer?.text },
    key: newIdempotencyKey(),
  }
}

/** Answers feedback; a new answer replaces the previous one (PROP-05). */
export const answerFeedback = formAction(answerSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.put("/proposal/{draft_code}/feedback/{feedback_id}/answer", {
      path: { draft_code: param(params, "draftCode"), feedback_id: param(params, "feedbackId") },
      body: input,
      idempotencyKey,
    }),
  done: "proposal.feedback.answered",
  to: (_feedback, { context, params }) => proposalPaths.page(context.alliance, param(params, "draftCode"), "feedback"),
})

/** Columns of the CSV file: times with UTC offset. */
const columnsFor = (context: RequestContext): CsvColumns<Feedback> => ({
  "proposal.feedback.time-in-zone": ({ created_time }) => zonedText(created_time, context.zone),
  "proposal.feedback.author": ({ author }) => personView(author, context.locale).name,
  "proposal.revision": ({ revision }) => revision.number,
  "proposal.phase": ({ phase }) => phaseName(phase, context),
  "proposal.feedback.text": ({ text }) => text,
  "proposal.feedback.answer": ({ answer }) => answer?.text,
})

/** All feedback on a proposal as a CSV file (SHELL-06). */
export async function feedbackFile(context: RequestContext, params: Params, url: string): Promise<Response> {
  const proposal = await proposalOf(context, params)
  const search = feedbackQuery.parse(url)
  const query = { ...listParameters(search), revision_id: revisionNumbered(proposal, search.filters.revision)?.id }
  return csvAnswer(context, {
    name: "proposal.feedback.title",
    prefix: proposal.draft_code,
    columns: columnsFor(context),
    load: (part) =>
      context.api.get("/proposal/{draft_code}/feedback", {
        path: { draft_code: proposal.draft_code },
        query: { ...query, ...part },
      }),
  })
}
