import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { moment } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { PeopleSearch } from "../list/list.query.ts"
import { draftCodeOf, proposalOf } from "../proposal.server.ts"

/** One page of the people of a proposal (PROP-01). */
export async function listPeople(context: RequestContext, params: Params, search: PeopleSearch) {
  const { capacity } = search.filters
  const path = { draft_code: param(params, "draftCode") }
  const query = { ...listParameters(search), capacity: capacity && [capacity] }
  const list = valueOf(await context.api.get("/proposal/{draft_code}/member", { path, query }))
  return {
    items: list.items.map(({ id, member, capacities }) => ({
      id,
      person: personView(member, context.locale),
      capacities,
    })),
    total: list.total,
  }
}

export type ProposalPersonView = Awaited<ReturnType<typeof listPeople>>["items"][number]

/** All files of a proposal, newest first: those of its revisions and of the feedback on them (PROP-01). */
export async function listAttachments(context: RequestContext, params: Params) {
  const { locale, zone } = context
  const { attachments } = await proposalOf(context, params)
  return [...attachments].reverse().flatMap(({ file, revision_number, feedback_id, user, time }) =>
    attachmentViews([file], context).map((view) => ({
      ...view,
      key: `${file.id} ${feedback_id ?? revision_number}`,
      revision: revision_number,
      isFeedback: feedback_id !== null,
      user: personView(user, locale).name,
      time: moment(time, { locale, zone }),
    })),
  )
}

export type ProposalAttachmentView = Awaited<ReturnType<typeof listAttachments>>[number]

/** The log of a proposal, newest first (PROP-01). */
export async function proposalLog(context: RequestContext, params: Params) {
  const log = loadOperationLog(context, "proposal", draftCodeOf(params))
  const [, loaded] = await inParallel(proposalOf(context, params), log)
  return { log: loaded }
}
