import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { joinRequestStatusValues } from "#openapi/generated/values/join-request-status.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { moment, zoneHere } from "#app/lib/time.server.ts"
import { reasonSchema, rowSchema } from "#app/parts/confirm/confirm.schema.ts"
import type { QuestionView } from "#app/parts/confirm/question.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { notOffered, requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { declineTexts, type JoinSearch } from "./join-request.status.ts"

type JoinRequest = components["schemas"]["JoinRequest"]

/** A request to join as a list row for people who decide on it. */
function joinRowView(request: JoinRequest, { locale, zone, alliance }: RequestContext) {
  const { id, version, group, member, reason, status, created_time, actions, decided_by, decline_reason } = request
  return {
    id,
    version,
    person: personView(member, locale),
    reason: reason ?? undefined,
    status,
    created: moment(created_time, { locale, zone }),
    decidedBy: decided_by ? personView(decided_by, locale).name : undefined,
    declineReason: decline_reason ?? undefined,
    acceptKey: actions.includes("accept") ? newIdempotencyKey() : undefined,
    declineHref: actions.includes("decline") ? workgroupPaths.joinDecline(alliance, group.acronym, id) : undefined,
  }
}

export type JoinRowView = ReturnType<typeof joinRowView>

/** One page of the requests to join a group (WG-06, SHELL-06). @throws the 403 screen for people who do not decide on them */
export async function listJoinRequests(context: RequestContext, params: Params, search: JoinSearch) {
  const { status } = search.filters
  const query = { ...listParameters(search), status: status && [status] }
  const path = { acronym: param(params, "acronym") }
  const list = valueOf(await context.api.get("/workgroup/{acronym}/join-request", { path, query }))
  return {
    items: list.items.map((request) => joinRowView(request, context)),
    total: list.total,
    counts: joinRequestStatusValues.map((one) => ({ status: one, count: list.counts[one] })),
    zone: zoneHere(context),
  }
}

/** Accepts a request from the list; a refusal is shown as one sentence above the list (WG-06). */
export const acceptJoin = withSchema(rowSchema, async ({ request, params, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, rowSchema)
  if (submission.status !== "success") return invalid(submission)
  const { id, version } = submission.value
  const acronym = param(params, "acronym")
  const call = { path: { acronym, id }, body: { version }, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/workgroup/{acronym}/join-request/{id}/accept", call)
  if (!done.ok) return refusalResponse(done.failure, context)
  const { name } = personView(done.value.member, context.locale)
  await sendFlash(context, { tone: "done", id: "join-request.accept.done", values: { name, acronym } })
  return redirect(workgroupPaths.joinRequests(context.alliance, acronym) + new URL(request.url).search, 303)
})

/**
 * Data of the page that asks before a request is declined, with a reason for the applicant. @throws the 403 screen if the action is not
 * offered
 */
export async function declineQuestion(context: RequestContext, params: Params): Promise<QuestionView> {
  const path = { acronym: param(params, "acronym"), id: param(params, "id") }
  if (!isRecordId(path.id)) throw new ApiFailure({ kind: "not_found" })
  const found = await context.api.get("/workgroup/{acronym}/join-request/{id}", { path })
  const members = workgroupPaths.members(context.alliance, path.acronym)
  // people who do not decide may not open the list above either
  if (!found.ok && found.failure.kind === "forbidden") throw notOffered(found.failure, context, members)
  const { actions, status, member, group, version } = valueOf(found)
  const { name, isDisabled } = personView(member, context.locale)
  const whyNot = () =>
    status === "pending" ? ({ kind: "forbidden" } as const) : stateRefusal("workgroup_join_request", status)
  // the person who asks may read the request, but not the list
  const above = member.id === context.viewer?.userId ? members : undefined
  await requireAction(context, actions, "decline", whyNot, above)
  const values = { name, group: nameIn(context.locale, group), isDisabled: String(isDisabled) }
  return { ...questionOf(context, { texts: declineTexts, values, version }), reason: "required" }
}

/** Declines a request with a reason (`workgroup.join-request.decline`). */
export const declineJoin = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) => {
    const path = { acronym: param(params, "acronym"), id: param(params, "id") }
    return context.api.post("/workgroup/{acronym}/join-request/{id}/decline", { path, body: input, idempotencyKey })
  },
  done: ({ member: { name } }) => ({ id: "join-request.decline.done", values: { name } }),
  to: ({ group: { acronym } }, { context }) => workgroupPaths.joinRequests(context.alliance, acronym),
})
