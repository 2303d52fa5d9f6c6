import type { IntlShape } from "react-intl/server"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import { inParallel, startEarly } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone } from "#app/lib/time.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { operations } from "#app/parts/operation-log/operation-texts.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { refusalSaying, requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, type Ballot } from "./ballot.server.ts"

type Schemas = components["schemas"]
type Reader = Pick<RequestContext, "locale" | "zone">

/** A part of a whole as a percentage: "70.7 %". `share`: 0 to 1. */
export function percentText(share: number, intl: IntlShape): string {
  return intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 })
}

/** A part with its bar: `share` 0 to 1, `text` the same in words. */
const part = (share: number, locale: Reader["locale"]) => ({ share, text: percentText(share, serverIntl(locale)) })

/** The option with the most votes, abstentions left out; undefined where two have as many, or nobody voted. */
function leadingOf(options: Schemas["BallotResult"]["options"]): string | undefined {
  const [first, second] = options.filter((option) => !option.is_abstention).sort((a, b) => b.count - a.count)
  return first && first.count > 0 && first.count !== second?.count ? first.text : undefined
}

/** The totals of a ballot as they are shown: counts, shares as words and as bars, what was asked for met or not (VOTE-05). */
export function resultView(result: Schemas["BallotResult"], { locale, zone }: Reader) {
  const { options, turnout, majority, quorum, approval_base, abstention_total, sealed_time } = result
  const leading = options.find(({ id }) => id === majority?.option_id)
  return {
    options: options.map(({ id, text: name, count, share }) => ({ id, name, count, ...part(share, locale) })),
    turnout: { voted: turnout.voted, total: turnout.total, ...part(turnout.share, locale) },
    leading: leadingOf(options),
    /** Undefined where no option counts as an abstention. */
    abstentions: options.some((option) => option.is_abstention) ? abstention_total : undefined,
    base: approval_base,
    quorum: quorum ? { percent: quorum.percent, isMet: quorum.is_met } : undefined,
    majority: majority
      ? {
          percent: majority.percent,
          isMet: majority.is_met,
          option: leading?.text,
          text: percentText(majority.share, serverIntl(locale)),
        }
      : undefined,
    isFinal: result.is_final,
    sealed: sealed_time === null ? undefined : momentWithZone(sealed_time, { locale, zone }),
  }
}

export type ResultView = ReturnType<typeof resultView>

/** One voter: what they voted, why and when; without an option they did not vote. */
export function recordView(
  { user, option, reason, time }: Schemas["BallotRecord"],
  { locale, zone, viewer }: Reader & Pick<RequestContext, "viewer">,
) {
  return {
    isOwn: user.id === viewer?.userId,
    person: personView(user, locale),
    option: option?.text,
    reason: reason ?? undefined,
    when: time === null ? undefined : moment(time, { locale, zone }),
  }
}

export type RecordView = ReturnType<typeof recordView>

/** How many records stand on the page of a ballot; all of them are in the result and in the file. */
const shown = 25

/** The totals of a ballot; the part fails alone. */
export function loadResult({ api, locale, zone }: RequestContext, id: string) {
  return loadWidget(api.get("/ballot/{id}/result", { path: { id } }), (result) => resultView(result, { locale, zone }))
}

/** The latest votes; the part fails alone. */
export function loadRecords(context: RequestContext, id: string) {
  const query = { sort: "-time" as const, size: shown as 25 }
  return loadWidget(context.api.get("/ballot/{id}/record", { path: { id }, query }), ({ items, total }) => ({
    rows: items.map((record) => recordView(record, context)),
    total,
  }))
}

/**
 * A ballot with its totals and, where they may be read, the votes of all voters by name. All are asked for at once; of a secret
 * ballot the backend gives no votes, and they are not missed.
 * @throws the 403 screen where the ballot does not offer its result
 */
export async function wholeResult(context: RequestContext, params: Params) {
  const { id = "" } = params
  const records = startEarly(allRecords(context, id))
  const [ballot, asked] = await inParallel(
    ballotOf(context, params),
    context.api.get("/ballot/{id}/result", { path: { id } }),
  )
  await requireAction(context, ballot.actions, "result.get", () => whyNoResult(ballot, asked, context))
  const result = resultView(valueOf(asked), context)
  return { ballot, result, records: ballot.actions.includes("record.list") ? await records : undefined }
}

/** A running ballot says from when on its voters read the result (VOTE-05); else the backend said why. */
function whyNoResult(ballot: Ballot, asked: Result<unknown>, { locale, zone }: Reader): Failure {
  const why = whyNot(asked)
  const isEarly = ballot.status === "not_started" || ballot.status === "ongoing"
  if (!isEarly || (why.kind !== "forbidden" && why.kind !== "refused")) return why
  const values = { time: momentWithZone(ballot.end_time, { locale, zone }).text }
  return refusalSaying(serverIntl(locale).formatMessage({ id: "ballot.result.early" }, values))
}

async function allRecords(context: RequestContext, id: string): Promise<RecordView[]> {
  const rows: RecordView[] = []
  const pages = everyPage(async (part) => {
    const input = { path: { id }, query: { sort: "name" as const, ...part } }
    const { items, total } = valueOf(await context.api.get("/ballot/{id}/record", input))
    return { items: items.map((record) => recordView(record, context)), total }
  })
  for await (const page of pages) rows.push(...page)
  return rows
}

/** What the log of a ballot tells: each vote stands in the records. */
const loggedOperations = operations.filter((name) => /^(?:ballot|system)\./.test(name) && name !== "ballot.vote")

/**
 * A ballot, and the parts of its page that load and fail on their own; what may not be read is left out (openapi/states/ballot.yaml).
 */
export async function loadBallot(context: RequestContext, request: Pick<Request, "url">, params: Params) {
  const since = performance.now()
  const log = startEarly(loadOperationLog(context, "ballot", param(params, "id"), loggedOperations))
  const ballot = await ballotOf(context, params)
  return { ballot, parts: await partsOf(context, request, ballot, { log, since }) }
}

function partsOf(
  context: RequestContext,
  request: Pick<Request, "url">,
  { id, actions }: Ballot,
  { log, since }: { log: ReturnType<typeof loadOperationLog>; since: number },
) {
  const mayReadResult = actions.includes("result.get")
  const mayReadRecords = actions.includes("record.list")
  return settleWidgets(
    {
      log,
      ...(mayReadResult && { result: loadResult(context, id) }),
      ...(mayReadRecords && { records: loadRecords(context, id) }),
    },
    request,
    context,
    since,
  )
}
