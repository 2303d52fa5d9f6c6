import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { type Params, recordId } from "#app/lib/route-params.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { finderIn, paragraphsOf } from "#app/parts/thread/paragraphs.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** The number of threads on each paragraph of a revision, by the id of the paragraph; also threads that were started on other revisions. */
export async function paragraphTotals(
  { api, alliance }: RequestContext,
  params: Params,
): Promise<Record<string, number>> {
  const draft_code = recordId(params, "draftCode")
  const path = { draft_code, revision_id: recordId(params, "revisionId") }
  const [listed, read] = await inParallel(
    api.get("/thread", { query: { module: "proposal", key: draft_code, size: 10 } }),
    api.get("/proposal/{draft_code}/revision/{revision_id}", { path }),
  )
  if (!listed.ok && listed.failure.kind === "refused") throw new ApiFailure({ kind: "not_found" })
  const { anchors } = valueOf(listed)
  const find = finderIn(paragraphsOf(richTextHtml(valueOf(read).content, { alliance })))
  const totals: Record<string, number> = {}
  for (const { anchor, total } of anchors) {
    const place = anchor.quote === null ? undefined : find(anchor.quote)
    if (place && place.kind !== "gone") totals[place.id] = (totals[place.id] ?? 0) + total
  }
  return totals
}
