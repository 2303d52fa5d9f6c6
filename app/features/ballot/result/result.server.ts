import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { inParallel, startEarly } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone } from "#app/lib/time.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { operations } from "#app/parts/operation-log/operation-texts.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { portalRefusal, requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { loadEntities } from "../detail/entities.server.ts"
import { loadProxies } from "../detail/proxies.server.ts"
import { ballotOf, type Ballot } from "../ballot.server.ts"

type Schemas = components["schemas"]
type Reader = Pick<RequestContext, "locale" | "zone">

/** Formats a share as a percentage: "70.7 %". `share`: 0 to 1. */
export function percentText(share: number, intl: IntlShape): string {
  return intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 })
}

/** A share with its text: `share` 0 to 1, `text` as a percentage. */
const part = (share: number, locale: Reader["locale"]) => ({ share, text: percentText(share, serverIntl(locale)) })

/** The option with the most votes, ignoring abstentions; undefined in a tie or if nobody voted. */
function leadingOf(options: Schemas["BallotResult"]["options"]): string | undefined {
  const [first, second] = options.filter((option) => !option.is_abstention).sort((a, b) => b.weight - a.weight)
  return first && first.weight > 0 && first.weight !== second?.weight ? first.text : undefined
}

/**
 * Formats the totals of a ballot: counts, shares as text and bars, whether quorum and majority are met (VOTE-05). All shares of options have
 * the base of the majority, the votes without abstentions: an abstention has none. In a ballot with weights, votes are counted by weight, and
 * the number of entities is shown beside them (VOTE-07).
 */
export function resultView(result: Schemas["BallotResult"], { locale, zone }: Reader) {
  const { options, turnout, majority, quorum, approval_base, abstention_total, sealed_time } = result
  const leading = options.find(({ id }) => id === majority?.option_id)
  return {
    /** Entities have different numbers of votes. */
    isWeighted: turnout.total_weight !== turnout.total,
    options: options.map(({ id, text: name, count, weight, is_abstention }) => ({
      id,
      name,
      voters: count,
      count: weight,
      ...(is_abstention ? { share: 0, text: "–" } : part(approval_base === 0 ? 0 : weight / approval_base, locale)),
    })),
    turnout: {
      voters: turnout.voted,
      voted: turnout.voted_weight,
      total: turnout.total_weight,
      ...part(turnout.share, locale),
    },
    leading: leadingOf(options),
    /** Undefined if no option counts as an abstention. */
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

/** Formats one voter's record: vote, reason and time; without an option they did not vote. */
export function recordView(
  { user, entity, weight, cast_by, option, reason, time, state }: Schemas["BallotRecord"],
  { locale, zone, viewer }: Reader & Pick<RequestContext, "viewer">,
) {
  return {
    isOwn: user !== null && user.id === viewer?.userId,
    person: user ? personView(user, locale) : undefined,
    /** The voter to whom the vote was passed and who cast it (VOTE-09). */
    castBy: cast_by ? personView(cast_by, locale) : undefined,
    entity: entity ? nameIn(locale, entity) : undefined,
    weight,
    hasVoted: state === "voted",
    option: option?.text,
    reason: reason ?? undefined,
    when: time === null ? undefined : moment(time, { locale, zone }),
  }
}

export type RecordView = ReturnType<typeof recordView>

/** Number of vote records on the page of a ballot; the result document and the CSV file contain all of them. */
const recordsOnPage = 25

/** Loads the totals of a ballot; a failure affects only this widget. */
export function loadResult({ api, locale, zone }: RequestContext, id: string) {
  return loadWidget(api.get("/ballot/{id}/result", { path: { id } }), (result) => resultView(result, { locale, zone }))
}

/** Loads the latest votes; a failure affects only this widget. */
export function loadRecords(context: RequestContext, id: string) {
  const query = { sort: "-time" as const, size: recordsOnPage as 25 }
  return loadWidget(context.api.get("/ballot/{id}/record", { path: { id }, query }), ({ items, total }) => ({
    rows: items.map((record) => recordView(record, context)),
    total,
  }))
}

/** A published vote of a secret ballot: its code and its option (VOTE-08). */
const paperView = ({ receipt_code: code, option }: Schemas["BallotPaper"]) => ({ code, option: option.text })

export type PaperView = ReturnType<typeof paperView>

/** The receipt code that is looked for, in the form of the contract: no spaces or hyphens, capitals. */
const codeIn = ({ url }: Pick<Request, "url">) =>
  (new URL(url).searchParams.get("code") ?? "")
    .replaceAll(/[^0-9a-z]/gi, "")
    .toUpperCase()
    .slice(0, 12)

/**
 * Returns a ballot with its totals and, if the user may read them, the votes of all voters by name, and the published votes of a secret one.
 * All requests run in parallel; the failing request of somebody who may not read the votes is ignored.
 * @throws the 403 screen if the ballot does not offer its result
 */
export async function resultWithRecords(context: RequestContext, params: Params) {
  const { id = "" } = params
  const records = startEarly(allRecords(context, id))
  const papers = startEarly(allPapers(context, id))
  const [ballot, response] = await inParallel(
    ballotOf(context, params),
    context.api.get("/ballot/{id}/result", { path: { id } }),
  )
  await requireAction(context, ballot.actions, "result.get", () => whyNoResult(ballot, response, context))
  const result = resultView(valueOf(response), context)
  return {
    ballot,
    result,
    records: ballot.actions.includes("record.list") ? await records : undefined,
    papers: ballot.is_secret ? await papers : undefined,
  }
}

/** Explains why there is no result: an open ballot says when its voters can read it (VOTE-05); otherwise the backend's reason is used. */
function whyNoResult(ballot: Ballot, response: Result<unknown>, { locale, zone }: Reader): Failure {
  const why = whyNot(response)
  const isEarly = ballot.status === "not_started" || ballot.status === "ongoing"
  if (!isEarly || (why.kind !== "forbidden" && why.kind !== "refused")) return why
  const values = { time: momentWithZone(ballot.end_time, { locale, zone }).text }
  const id = ballot.is_secret ? "ballot.result.early-secret" : "ballot.result.early"
  return portalRefusal(serverIntl(locale).formatMessage({ id }, values))
}

async function allPapers({ api }: RequestContext, id: string): Promise<PaperView[]> {
  const papers = await everyRow(async (part) =>
    valueOf(await api.get("/ballot/{id}/paper", { path: { id }, query: { ...part } })),
  )
  return papers.map(paperView)
}

async function allRecords(context: RequestContext, id: string): Promise<RecordView[]> {
  const query = { sort: "name" } as const
  const records = await everyRow(async (part) =>
    valueOf(await context.api.get("/ballot/{id}/record", { path: { id }, query: { ...query, ...part } })),
  )
  return records.map((record) => recordView(record, context))
}

/** Operations shown in a ballot's log. Votes are left out: they are in the vote records. */
const loggedOperations = operations.filter((name) => /^(?:ballot|system)\./.test(name) && name !== "ballot.vote")

/**
 * Loads a ballot and the widgets of its page, each of which can fail separately. Widgets that the user may not read are left out
 * (openapi/states/ballot.yaml).
 */
export async function loadBallot(context: RequestContext, request: Pick<Request, "url">, params: Params) {
  const since = performance.now()
  const log = startEarly(loadOperationLog(context, "ballot", param(params, "id"), loggedOperations))
  const ballot = await ballotOf(context, params)
  return { ballot, parts: await partsOf(context, request, ballot, { log, since }) }
}

/** Loads the published votes of a secret ballot, a first page or those whose code contains `code`; a failure affects only this widget. */
function loadPapers({ api }: RequestContext, id: string, code: string) {
  const query = { size: recordsOnPage as 25, ...(code && { q: code }) }
  return loadWidget(api.get("/ballot/{id}/paper", { path: { id }, query }), ({ items, total }) => ({
    code,
    rows: items.map(paperView),
    total,
  }))
}

function partsOf(
  context: RequestContext,
  request: Pick<Request, "url">,
  { id, actions, counted_by, is_secret, proxy_limit, status }: Ballot,
  { log, since }: { log: ReturnType<typeof loadOperationLog>; since: number },
) {
  const mayReadResult = actions.includes("result.get")
  const mayReadRecords = actions.includes("record.list")
  return settleWidgets(
    {
      log,
      ...(mayReadResult && { result: loadResult(context, id) }),
      ...(mayReadRecords && { records: loadRecords(context, id) }),
      ...(is_secret && status === "ended" && { papers: loadPapers(context, id, codeIn(request)) }),
      ...(proxy_limit > 0 && actions.includes("proxy.list") && { proxies: loadProxies(context, id) }),
      ...(counted_by === "entity" && { entities: loadEntities(context, id) }),
    },
    request,
    context,
    since,
  )
}
