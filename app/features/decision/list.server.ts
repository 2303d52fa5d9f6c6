import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { allianceNumber, eventReference, groupNumber } from "#app/parts/event/event-number.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { csvHref, csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Decision, decisionView } from "./decision.server.ts"
import { decisionStatusTexts } from "./decision.status.ts"
import { decisionQuery, type DecisionSearch } from "./list.query.ts"

/** Query parameters of `decision.list` for a search. */
function listQueryOf(scope: ShellScope, search: DecisionSearch, zone: string) {
  const { status, ballot } = search.filters
  return {
    ...listParameters(search),
    ...periodParameters(search, zone),
    status: status && [status],
    with_ballot: ballot && ballot === "with",
    group_acronym: groupParameter(scope, search),
  }
}

/** One page of the register of a scope (MEET-15, SHELL-06). */
export async function listDecisions(context: RequestContext, scope: ShellScope, search: DecisionSearch) {
  const query = listQueryOf(scope, search, context.zone)
  const [found, groups] = await Promise.all([context.api.get("/decision", { query }), groupChoices(context, scope)])
  const list = valueOf(found)
  const page = decisionPaths.list(scope) + decisionQuery.href(search)
  return {
    groups,
    items: list.items.map((decision) => decisionView(decision, scope, context)),
    total: list.total,
    counts: decisionQuery.filters.status.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    exportHref: listExportAddress(list, context.alliance, { module: "decision", filters: query }, page),
    csvHref: csvHref(decisionPaths.csv(context.alliance), decisionQuery, search, { ...scope, isMine: false }),
  }
}

/** Columns of the CSV file: times with UTC offset, both numbers. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Decision> {
  const intl = serverIntl(locale)
  return {
    "event.number-alliance": (decision) => allianceNumber("DEC", decision),
    "event.number-group": (decision) => groupNumber("DEC", decision),
    "decision.text": ({ text }) => text,
    "decision.meeting": ({ meeting, group }) => `${eventReference("M", { ...meeting, group })} ${meeting.subject}`,
    "decision.topic": ({ topic }) => topic,
    "decision.ballot": ({ ballot, group }) =>
      ballot && `${eventReference("B", { ...ballot, group })} ${ballot.subject}`,
    "event.group": ({ group }) => group && nameIn(locale, group),
    "decision.decided-in-zone": ({ decided_time }) => zonedText(decided_time, zone),
    "decision.approved-in-zone": ({ approved_time }) => zonedText(approved_time, zone),
    "decision.approved-by": ({ approved_by }) => personView(approved_by, locale).name,
    "event.status": ({ status }) => intl.formatMessage({ id: decisionStatusTexts[status] }),
  }
}

/** All decisions that match the filters of the register, as a CSV file (SHELL-06). */
export function decisionFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = listQueryOf(scope, decisionQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "decision.list.title",
    prefix: scope.acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/decision", { query: { ...query, ...part } }),
  })
}
