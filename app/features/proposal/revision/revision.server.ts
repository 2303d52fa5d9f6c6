import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { moment } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { discussedText } from "#app/parts/thread/paragraphs.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { feedbackForm, feedbackViews } from "../feedback/feedback.server.ts"
import { proposalOf } from "../proposal.server.ts"

/** Maximum number of other revisions linked in the page head. */
const maxLinks = 4

/** A revision with its feedback, and whether there is a newer one (PROP-03). */
export async function revisionView(context: RequestContext, params: Params) {
  const { api, alliance, locale, zone } = context
  const revision_id = param(params, "revisionId")
  if (!isRecordId(revision_id)) throw new ApiFailure({ kind: "not_found" })
  const path = { draft_code: param(params, "draftCode") }
  const query = { revision_id, size: 50, sort: "-created_time" } as const
  const [proposal, [read, listed]] = await inParallel(
    proposalOf(context, params),
    Promise.all([
      api.get("/proposal/{draft_code}/revision/{revision_id}", { path: { ...path, revision_id } }),
      api.get("/proposal/{draft_code}/feedback", { path, query }),
    ]),
  )
  const { id, number, title, memo, submitter, created_time, content, attachments } = valueOf(read)
  const { items, total } = valueOf(listed)
  const { draft_code: code, latest_revision: latest } = proposal
  const on = { module: "proposal", key: code } as const
  const link = (revision: { id: string; number: number }) => ({
    number: revision.number,
    href: proposalPaths.revision(alliance, code, revision.id),
  })
  return {
    alliance,
    code,
    number,
    title,
    memo: memo ?? undefined,
    submitter: personView(submitter, locale),
    time: moment(created_time, { locale, zone }),
    text: discussedText(
      richTextHtml(content, { alliance }),
      (paragraph) => threadPaths.start(alliance, on, { revision: id, paragraph }),
      serverIntl(locale),
    ),
    discussHref: threadPaths.start(alliance, on, { revision: id }),
    totalsHref: threadPaths.paragraphs(alliance, code, id),
    files: attachmentViews(attachments, context),
    feedback: feedbackViews(items, proposal, context),
    total,
    allHref: `${proposalPaths.page(alliance, code, "feedback")}?${new URLSearchParams({ revision: String(number) })}`,
    newer: latest.number > number ? link(latest) : undefined,
    others: proposal.revisions
      .filter((revision) => revision.id !== id)
      .slice(-maxLinks)
      .map(link),
    form: feedbackForm(proposal, id, context),
  }
}

export type RevisionPageView = Awaited<ReturnType<typeof revisionView>>
