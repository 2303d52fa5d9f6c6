import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import type { Params } from "#app/lib/route-params.ts"
import { moment, zonedText } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { eventCsvRow, eventHeads } from "#app/parts/event/event-csv.server.ts"
import { eventList, eventQuery, eventRow, listedIn } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom, type ListScope } from "#app/parts/event/list-scope.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotQuery, voteFilterOf, type BallotSearch } from "./ballot-query.ts"
import { ballotOf, ballotReference } from "./ballot.server.ts"

type Schemas = components["schemas"]
type Row = Schemas["BallotRow"]

/** Builds the query of `ballot.list` for a search. `todo` means ongoing ballots in which the user has not voted yet (ACC-02). */
export function ballotListQuery(scope: Omit<ListScope, "alliance">, search: BallotSearch, zone: string) {
  const vote = voteFilterOf(scope.isMine, search)
  const query = eventQuery(scope, search, zone)
  const toDo: Row["status"][] = ["ongoing"]
  return {
    ...query,
    status: query.status ?? (vote === "todo" ? toDo : undefined),
    is_voted: vote === "all" ? undefined : vote === "done",
  }
}

/** The user's voting state: voted, may vote now, is a listed voter, or none (also before the ballot starts). */
function voteOf({ my_vote, actions, is_voter, status }: Row): "voted" | "todo" | "listed" | "none" {
  if (my_vote) return "voted"
  if (actions.includes("vote")) return "todo"
  return is_voter && status !== "not_started" ? "listed" : "none"
}

/** Formats a ballot as a list row; times and numbers are texts in the user's locale. */
export function ballotRowView(ballot: Row, scope: ListScope, reader: Pick<RequestContext, "locale" | "zone">) {
  const { locale, zone } = reader
  return {
    ...eventRow("B", ballot, scope, reader),
    end: moment(ballot.end_time, { locale, zone }),
    turnout: serverIntl(locale).formatMessage({ id: "ballot.turnout-of" }, ballot.turnout),
    vote: voteOf(ballot),
  }
}

export type BallotRowView = ReturnType<typeof ballotRowView>

/** Returns one page of the list for a scope and the list actions available to this user (VOTE-01, SHELL-06). */
export async function listBallots(context: RequestContext, scope: ListScope, search: BallotSearch) {
  const filters = ballotListQuery(scope, search, context.zone)
  const list = listedIn(scope, await context.api.get("/ballot", { query: filters }))
  return {
    ...eventList(context, list, { module: "ballot", scope, query: ballotQuery, search, filters }),
    items: list.items.map((ballot) => ballotRowView(ballot, scope, context)),
  }
}

/** Columns of the CSV file of ballots. */
export const ballotHeads = eventHeads({
  before: ["ballot.voters", "ballot.voted", "ballot.my-vote"],
  after: ["ballot.creator"],
})

/** Columns of the CSV file of a ballot's votes. */
export const recordHeads = [
  "ballot.record.voter",
  "ballot.record.organization",
  "ballot.record.state",
  "ballot.record.option",
  "ballot.record.reason",
  "ballot.record.time-in-zone",
  "ballot.record.receipt",
] as const

/** Returns the CSV cells of a ballot; times include their UTC offset, numbers are unformatted. */
export function ballotCsvRow(ballot: Row, context: RequestContext): CsvCell[] {
  const { turnout, my_vote, creator } = ballot
  const own = {
    before: [turnout.total, turnout.voted, my_vote?.option.text],
    after: [personView(creator, context.locale).name],
  }
  return eventCsvRow("B", { ...ballot, end: ballot.end_time }, own, context)
}

/** Returns the CSV cells of one voter (VOTE-06). @param code receipt code of the current user, written only on that user's row */
export function recordCsvRow(
  record: Schemas["BallotRecord"],
  { locale, zone, viewer }: RequestContext,
  code: string | undefined,
): CsvCell[] {
  const { name, organization } = personView(record.user, locale)
  const { option, reason, time, state } = record
  const text = serverIntl(locale).formatMessage({
    id: state === "voted" ? "ballot.vote.voted" : "ballot.vote.not-voted",
  })
  const when = time === null ? null : zonedText(time, zone)
  return [name, organization, text, option?.text, reason, when, record.user.id === viewer?.userId ? code : null]
}

/** Exports all ballots that match the list's filters as a CSV file; `mine` and `group` select the list (SHELL-06). */
export function ballotFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = ballotListQuery(scope, ballotQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "ballot.list.title",
    heads: ballotHeads,
    load: (part) => context.api.get("/ballot", { query: { ...query, ...part } }),
    row: (ballot) => ballotCsvRow(ballot, context),
  })
}

/** Exports the votes of a ballot as a CSV file, for users who may read them (VOTE-06). */
export async function recordFile(context: RequestContext, params: Params): Promise<Response> {
  const ballot = await ballotOf(context, params)
  const input = { path: { id: ballot.id }, query: { sort: "name" as const } }
  return csvAnswer(context, {
    name: "ballot.records.file",
    values: { number: ballotReference(ballot) },
    heads: recordHeads,
    load: (part) => context.api.get("/ballot/{id}/record", { ...input, query: { ...input.query, ...part } }),
    row: (record) => recordCsvRow(record, context, ballot.my_vote?.receipt_code),
  })
}
