import type { components } from "#app/api/schema.d.ts"
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

/** The call that an address names; below a group only a call of that group. */
export async function callOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<TopicCall> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const call = valueOf(await api.get("/topic-call/{id}", { path: { id } }))
  if (acronym !== undefined && call.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return call
}

/** What would follow from doing something to the call of an address; it is refused as the action itself would be. */
export function callPreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "topic_call", action, key: id } })
}

/** The call to which a page does something. @throws the 403 screen where its `actions` do not offer that */
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

/** Whether the person is shown the way to the code rules; the backend decides who may keep them (TOPIC-05, ROLE-05). */
export function mayKeepCodeRules({ viewer }: RequestContext): boolean {
  return viewer !== undefined && (viewer.isAdmin || viewer.bizRoles.includes(bizRoles.topic))
}

type Phase = TopicCall["status"] | "disbanded" | "no-code" | "summarised"

/** What happens next with a call, and what stands against it. */
function phaseOf({ status, group, next_code, summary }: TopicCall): Phase {
  if (status === "ongoing" && group?.status === "disband") return "disbanded"
  if (status === "ongoing" && next_code === null) return "no-code"
  return status === "ended" && summary !== null ? "summarised" : status
}

/** Whether topics can be submitted, now or later. */
const isTaking = (phase: Phase) => phase === "not_started" || phase === "ongoing"

/** When a call ends on the clock of the zone in which it was entered, where that differs. */
function endThere({ end_time: end, timezone }: TopicCall, { locale, zone }: RequestContext) {
  if (offsetText(timezone, end) === offsetText(zone, end)) return undefined
  return { time: moment(end, { locale, zone: timezone }), place: zoneName(timezone, locale, end) }
}

/** A call as its page shows it, for one person (TOPIC-01). */
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

/** The page of the call of an address. */
export const callHref = (params: Params) => topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
