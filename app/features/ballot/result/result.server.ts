import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { inParallel, startEarly } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zonedText } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { operations } from "#app/parts/operation-log/operation-texts.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { portalRefusal, requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { loadEntities } from "../detail/entities.server.ts"
import { ballotOf, ballotReference, type Ballot } from "../ballot.server.ts"

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
  { user, entity, weight, option, reason, time }: Schemas["BallotRecord"],
  { locale, zone, viewer }: Reader & Pick<RequestContext, "viewer">,
) {
  return {
    isOwn: user !== null && user.id === viewer?.userId,
    person: user ? personView(user, locale) : undefined,
    entity: entity ? nameIn(locale, entity) : undefined,
    weight,
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

/**
 * Returns a ballot with its totals and, if the user may read them, the votes of all voters by name. All requests run in parallel; for a
 * secret ballot the failing request for the votes is ignored.
 * @throws the 403 screen if the ballot does not offer its result
 */
export async function resultWithRecords(context: RequestContext, params: Params) {
  const { id = "" } = params
  const records = startEarly(allRecords(context, id))
  const [ballot, response] = await inParallel(
    ballotOf(context, params),
    context.api.get("/ballot/{id}/result", { path: { id } }),
  )
  await requireAction(context, ballot.actions, "result.get", () => whyNoResult(ballot, response, context))
  const result = resultView(valueOf(response), context)
  return { ballot, result, records: ballot.actions.includes("record.list") ? await records : undefined }
}

/** Explains why there is no result: an open ballot says when its voters can read it (VOTE-05); otherwise the backend's reason is used. */
function whyNoResult(ballot: Ballot, response: Result<unknown>, { locale, zone }: Reader): Failure {
  const why = whyNot(response)
  const isEarly = ballot.status === "not_started" || ballot.status === "ongoing"
  if (!isEarly || (why.kind !== "forbidden" && why.kind !== "refused")) return why
  const values = { time: momentWithZone(ballot.end_time, { locale, zone }).text }
  return portalRefusal(serverIntl(locale).formatMessage({ id: "ballot.result.early" }, values))
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

function partsOf(
  context: RequestContext,
  request: Pick<Request, "url">,
  { id, actions, counted_by }: Ballot,
  { log, since }: { log: ReturnType<typeof loadOperationLog>; since: number },
) {
  const mayReadResult = actions.includes("result.get")
  const mayReadRecords = actions.includes("record.list")
  return settleWidgets(
    {
      log,
      ...(mayReadResult && { result: loadResult(context, id) }),
      ...(mayReadRecords && { records: loadRecords(context, id) }),
      ...(counted_by === "entity" && { entities: loadEntities(context, id) }),
    },
    request,
    context,
    since,
  )
}

type RecordColumns = CsvColumns<Schemas["BallotRecord"]>

/** The columns that say who votes: people with their entity, or entities with their weight and who cast the vote (VOTE-07). */
function voterColumns(counted_by: Ballot["counted_by"], locale: Reader["locale"]): RecordColumns {
  const nameOf = ({ user }: Schemas["BallotRecord"]) => user && personView(user, locale).name
  if (counted_by === "entity")
    return {
      "ballot.record.organization": ({ entity }) => entity && nameIn(locale, entity),
      "ballot.weight": ({ weight }) => weight,
      "ballot.record.cast-by": nameOf,
    }
  return {
    "ballot.record.voter": nameOf,
    "ballot.record.organization": ({ user }) => user && personView(user, locale).organization,
  }
}

/**
 * Columns of the CSV file of a ballot's votes (VOTE-06).
 * @param ballot what it counts, and the vote of the current user, whose receipt code is written only on that user's row
 */
export function recordColumns(
  { locale, zone, viewer }: RequestContext,
  { counted_by, my_vote }: Pick<Ballot, "counted_by" | "my_vote">,
): RecordColumns {
  const intl = serverIntl(locale)
  return {
    ...voterColumns(counted_by, locale),
    "ballot.record.state": ({ state }) =>
      intl.formatMessage({ id: state === "voted" ? "ballot.vote.voted" : "ballot.vote.not-voted" }),
    "ballot.record.option": ({ option }) => option?.text,
    "ballot.record.reason": ({ reason }) => reason,
    "ballot.record.time-in-zone": ({ time }) => time && zonedText(time, zone),
    "ballot.record.receipt": ({ user }) => (user && user.id === viewer?.userId ? my_vote?.receipt_code : null),
  }
}

/** Exports the votes of a ballot as a CSV file, for users who may read them (VOTE-06). */
export async function recordFile(context: RequestContext, params: Params): Promise<Response> {
  const ballot = await ballotOf(context, params)
  const input = { path: { id: ballot.id }, query: { sort: "name" as const } }
  return csvAnswer(context, {
    name: "ballot.records.file",
    values: { number: ballotReference(ballot) },
    columns: recordColumns(context, ballot),
    load: (part) => context.api.get("/ballot/{id}/record", { ...input, query: { ...input.query, ...part } }),
  })
}
