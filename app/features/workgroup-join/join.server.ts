import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { isAcronym, param, type Params } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { withdrawTexts } from "./join-request.status.ts"
import { joinSchema } from "./join.schema.ts"

/** Fetches the person's own request and membership. @throws ApiFailure `not_found` with the code `no_such_group` (WG-03) */
async function ownRequest({ api }: RequestContext, params: Params) {
  const acronym = param(params, "acronym")
  const noSuchGroup = new ApiFailure({ kind: "not_found", code: "no_such_group" })
  if (!isAcronym(acronym)) throw noSuchGroup
  const found = await api.get("/workgroup/{acronym}/join-request/own", { path: { acronym } })
  if (!found.ok && found.failure.kind === "not_found") throw noSuchGroup
  return valueOf(found)
}

type Own = Awaited<ReturnType<typeof ownRequest>>

function requestView(request: NonNullable<Own["request"]>, { locale, zone }: RequestContext) {
  const { id, status, reason, created_time, decided_by, decided_time, decline_reason, actions } = request
  return {
    id,
    status,
    reason: reason ?? undefined,
    created: momentWithZone(created_time, { locale, zone }),
    decided: decided_time === null ? undefined : momentWithZone(decided_time, { locale, zone }),
    decidedBy: decided_by ? personView(decided_by, locale).name : undefined,
    declineReason: decline_reason ?? undefined,
    canWithdraw: actions.includes("withdraw"),
  }
}

/** URL of the group's page; undefined for a restricted group that the person cannot open. */
function aboutHref({ alliance }: RequestContext, { group: { type, acronym }, is_member }: Own): string | undefined {
  return type === "public" || is_member ? paths.workgroupAbout(alliance, acronym) : undefined
}

export type OwnRequestView = ReturnType<typeof requestView>

/** Data of the page where a person asks to join a group, or sees the state of their request (WG-06). */
export async function joinView(context: RequestContext, request: Request, params: Params) {
  const own = await ownRequest(context, params)
  const { acronym, type, status } = own.group
  const name = nameIn(context.locale, own.group)
  const isWaiting = own.request?.status === "pending"
  const titleId = isWaiting ? "join-request.own.title" : "join-request.ask.title"
  const title = serverIntl(context.locale).formatMessage({ id: titleId }, { name })
  return {
    acronym,
    name,
    title,
    windowTitle: title,
    type,
    isOver: status === "disband",
    isMember: own.is_member,
    href: aboutHref(context, own),
    /** The chairs who can decide: not those whose account is disabled. */
    chairs: own.chairs
      .filter(({ is_disabled }) => !is_disabled)
      .map((chair) => ({ id: chair.id, person: personView(chair, context.locale) })),
    request: own.request ? requestView(own.request, context) : undefined,
    canAsk: own.actions.includes("create"),
    key: newIdempotencyKey(),
    draft: await openDraft(context, request, joinSchema),
  }
}

export type JoinView = Awaited<ReturnType<typeof joinView>>

/** Asks to join (`workgroup.join-request.create`, WG-06). */
export const askToJoin = formAction(joinSchema, {
  write: ({ context, params, input: { reason = null }, idempotencyKey }) => {
    const call = { path: { acronym: param(params, "acronym") }, body: { reason }, idempotencyKey }
    return context.api.post("/workgroup/{acronym}/join-request", call)
  },
  done: ({ group: { acronym } }) => ({ id: "join-request.ask.done", values: { acronym } }),
  to: ({ group: { acronym } }, { context }) => workgroupPaths.join(context.alliance, acronym),
})

/**
 * Data of the page that asks before the person withdraws their own request. @throws the 403 screen if that is not offered because the
 * request is decided
 */
export async function withdrawQuestion(context: RequestContext, params: Params) {
  const own = await ownRequest(context, params)
  const { group, request } = own
  if (request?.id !== param(params, "id")) throw new ApiFailure({ kind: "not_found" })
  const { version, actions, status } = request
  await requireAction(context, actions, "withdraw", () => refusedWith("state_refused", { status }))
  const { acronym } = group
  const name = nameIn(context.locale, group)
  const values = { name: { strong: name } }
  const view = questionOf(context, { texts: withdrawTexts, values, version })
  return { ...view, acronym, href: aboutHref(context, own) }
}

/** Withdraws the person's own request (`workgroup.join-request.withdraw`). */
export const withdrawJoin = formAction(versionSchema, {
  write: ({ context, params, input, idempotencyKey }) => {
    const path = { acronym: param(params, "acronym"), id: param(params, "id") }
    return context.api.post("/workgroup/{acronym}/join-request/{id}/withdraw", { path, body: input, idempotencyKey })
  },
  done: ({ group: { acronym } }) => ({ id: "join-request.withdraw.done", values: { acronym } }),
  to: ({ group: { acronym } }, { context }) => workgroupPaths.join(context.alliance, acronym),
})
