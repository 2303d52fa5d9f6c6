import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { isRecordId, param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { moment, offsetText, zoneHere, zoneName } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { bizRoles } from "#app/session/viewer.ts"

type Schemas = components["schemas"]
export type TopicCall = Schemas["TopicCall"]
type Action = Schemas["TopicCallAction"]

/** Fetches the call in the URL; inside a group, only a call of that group. @throws 404 */
export async function callOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<TopicCall> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const call = valueOf(await api.get("/topic-call/{id}", { path: { id } }))
  if (acronym !== undefined && call.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return call
}

/** Previews the consequences of an action on the call in the URL; refused in the same cases as the action itself. */
export function callPreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "topic_call", action, key: id } })
}

/** Fetches the call for a page that performs an action on it. @throws the 403 screen if its `actions` do not offer the action */
export async function callFor(
  context: RequestContext,
  params: Params,
  action: Action,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<TopicCall> {
  const call = await callOf(context, params)
  await requireAction(context, call.actions, action, async () =>
    whyNot(await (preview ?? callPreview(context, params, action))),
  )
  return call
}

/** Whether the link to the code rules is shown; the backend decides who may manage them (TOPIC-05, ROLE-05). */
export function mayKeepCodeRules({ viewer }: RequestContext): boolean {
  return viewer !== undefined && (viewer.isAdmin || viewer.bizRoles.includes(bizRoles.topic))
}

type Phase = TopicCall["status"] | "disbanded" | "no-code" | "summarised"

/** The phase of a call for the next-step note: its status, or what prevents submissions, or that the summary is written. */
function phaseOf({ status, group, next_code, summary }: TopicCall): Phase {
  if ((status === "not_started" || status === "ongoing") && group?.status === "disband") return "disbanded"
  if (status === "ongoing" && next_code === null) return "no-code"
  return status === "ended" && summary !== null ? "summarised" : status
}

/** Whether topics can be submitted now or later. */
const isTaking = (phase: Phase) => phase === "not_started" || phase === "ongoing"

/** The end of a call in the time zone in which it was entered, if that differs from the reader's. */
function endThere({ end_time: end, timezone }: TopicCall, { locale, zone }: RequestContext) {
  if (offsetText(timezone, end) === offsetText(zone, end)) return undefined
  return { time: moment(end, { locale, zone: timezone }), place: zoneName(timezone, locale, end) }
}

/** A call for its page, formatted for one person (TOPIC-01). */
export function callView(call: TopicCall, params: Params, context: RequestContext) {
  const { locale, alliance } = context
  const { id, subject, status, group, actions, description, summary } = call
  const phase = phaseOf(call)
  const scope = shellScopeFrom(params)
  const html = (text: TopicCall["description"]) => (text ? richTextHtml(text, { alliance }) : undefined)
  return {
    id,
    scope,
    subject,
    status,
    phase,
    actions,
    start: moment(call.start_time, context),
    end: moment(call.end_time, context),
    zone: zoneHere(context),
    endThere: endThere(call, context),
    group: group ? { name: nameIn(locale, group), href: paths.workgroup(alliance, group.acronym) } : undefined,
    creator: personView(call.creator, locale),
    isMine: call.creator.id === viewerOfRequest(context).userId,
    created: moment(call.created_time, context),
    cancelReason: call.cancel_reason ?? undefined,
    nextCode: isTaking(phase) ? (call.next_code ?? undefined) : undefined,
    total: call.topic_total,
    html: html(description),
    attachments: attachmentViews(call.attachments, context),
    summary: html(summary),
    summaryFiles: attachmentViews(call.summary_files, context),
    exportHref: exportAddress(alliance, { module: "topic_call", key: id }, topicCallPaths.detail(scope, id)),
    canKeepRules: mayKeepCodeRules(context),
  }
}

export type TopicCallView = ReturnType<typeof callView>

/** URL of the call's page, from the route parameters. */
export const callHref = (params: Params) => topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
