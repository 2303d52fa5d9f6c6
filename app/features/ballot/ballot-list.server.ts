import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { instantOf, moment, zoneName } from "#app/lib/time.server.ts"
import { eventQuery } from "#app/parts/event-list/event-query.server.ts"
import type { ListScope } from "#app/parts/event-list/list-scope.ts"
import { eventStatuses } from "#app/parts/event-status.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { groupBallotNumber, ballotNumber } from "./ballot-number.ts"
import { ballotQuery, voteFilterOf, type BallotSearch } from "./ballot-query.ts"

type Row = components["schemas"]["BallotRow"]

/** The query of `ballot.list` for a search. What is to be done is what is going on and not voted in yet (ACC-02). */
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

/** What the person has to do with a ballot: nothing, vote, or they have. */
function voteOf({ my_vote, actions, is_voter }: Row): "voted" | "todo" | "listed" | "none" {
  if (my_vote) return "voted"
  if (actions.includes("vote")) return "todo"
  return is_voter ? "listed" : "none"
}

type Reader = Pick<RequestContext, "locale" | "zone">

/** A ballot as a list shows it; times and numbers are texts for this person. */
export function ballotRowView(ballot: Row, scope: ListScope, { locale, zone }: Reader) {
  const intl = serverIntl(locale)
  const style = { locale, zone: zone.zone }
  const { id, subject, status, group, proposal, turnout } = ballot
  return {
    id,
    href: paths.ballot(scope, id),
    number: ballotNumber(ballot),
    groupNumber: groupBallotNumber(ballot),
    subject,
    start: moment(ballot.start_time, style),
    end: moment(ballot.end_time, style),
    turnout: intl.formatMessage({ id: "ballot.turnout-of" }, turnout),
    vote: voteOf(ballot),
    group: group ? nameIn(locale, group) : undefined,
    proposal: proposal?.draft_code,
    status,
  }
}

export type BallotRowView = ReturnType<typeof ballotRowView>

function exportHref(scope: ListScope, search: BallotSearch, filters: object): string {
  const list = scope.isMine ? paths.myBallots(scope.alliance) : paths.ballots(scope)
  return exportAddress(scope.alliance, { module: "ballot", filters }, list + ballotQuery.href(search))
}

/** One page of the list of a scope, as it is shown, and what this person may do with it (VOTE-01, SHELL-06). */
export async function listBallots(context: RequestContext, scope: ListScope, search: BallotSearch) {
  const { zone, locale } = context
  const query = ballotListQuery(scope, search, zone.zone)
  const list = valueOf(await context.api.get("/ballot", { query }))
  const canExport = list.actions.includes("export")
  return {
    items: list.items.map((ballot) => ballotRowView(ballot, scope, context)),
    total: list.total,
    counts: eventStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneName(zone.zone, locale, instantOf(context.now)),
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: canExport ? exportHref(scope, search, query) : undefined,
  }
}
