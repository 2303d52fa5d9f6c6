import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { eventColumns } from "#app/parts/event/event-csv.server.ts"
import { eventList, eventQuery, eventRow, listedIn } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom, type ListScope } from "#app/parts/event/list-scope.ts"
import { groupChoices } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotQuery, voteFilterOf, type BallotSearch } from "./list.query.ts"

type Schemas = components["schemas"]
type Row = Schemas["BallotRow"]

/** Builds the query of `ballot.list` for a search. `todo` means ongoing ballots in which the user has not voted yet (ACC-02). */
export function ballotListQuery(scope: Omit<ListScope, "alliance">, search: BallotSearch, zone: string) {
  const vote = voteFilterOf(scope.isMine, search)
  // `is_voted` asks for it
  const { vote: _vote, ...filters } = search.filters
  const query = eventQuery(scope, { ...search, filters }, zone)
  const toDo: Row["status"][] = ["ongoing"]
  return {
    ...query,
    status: query.status ?? (vote === "todo" ? toDo : undefined),
    is_voted: vote === "all" ? undefined : vote === "done",
  }
}

/**
 * The user's voting state: voted, somebody else has voted for the user's entity, may vote now, is a listed voter, or none (also before the
 * ballot starts).
 */
function voteOf({
  my_vote,
  my_entity,
  actions,
  is_voter,
  status,
}: Row): "voted" | "entity" | "todo" | "listed" | "none" {
  if (my_vote) return "voted"
  if (my_entity?.vote) return "entity"
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
  const [found, groups] = await Promise.all([
    context.api.get("/ballot", { query: filters }),
    groupChoices(context, scope),
  ])
  const list = listedIn(scope, found)
  return {
    groups,
    ...eventList(context, list, { module: "ballot", scope, query: ballotQuery, search, filters }),
    items: list.items.map((ballot) => ballotRowView(ballot, scope, context)),
  }
}

/** Columns of the CSV file of ballots: times with UTC offset, numbers unformatted. */
export const ballotColumns = (context: RequestContext) =>
  eventColumns<Row>("B", context, ({ end_time }) => end_time, {
    before: {
      "ballot.voters": ({ turnout }) => turnout.total,
      "ballot.voted": ({ turnout }) => turnout.voted,
      "ballot.my-vote": ({ my_vote }) =>
        my_vote && (my_vote.option?.text ?? serverIntl(context.locale).formatMessage({ id: "ballot.vote.voted" })),
    },
    after: { "ballot.creator": ({ creator }) => personView(creator, context.locale).name },
  })

/** Exports all ballots that match the list's filters as a CSV file; `mine` and `group` select the list (SHELL-06). */
export function ballotFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = ballotListQuery(scope, ballotQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "ballot.list.title",
    columns: ballotColumns(context),
    load: (part) => context.api.get("/ballot", { query: { ...query, ...part } }),
  })
}
