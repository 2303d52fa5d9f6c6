import type { components } from "#openapi/generated/schema.d.ts"
import { proposalStatusValues } from "#openapi/generated/values/proposal-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { phaseTexts } from "#app/parts/proposal-phase.ts"
import { proposalStatusTexts } from "#app/parts/record-status/proposal.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { proposalQuery, type ProposalSearch } from "./list.query.ts"

type Row = components["schemas"]["ProposalRow"]

/** Query parameters of `proposal.list` for a search; both dates are inclusive and in the person's time zone. */
function listQueryOf(scope: ShellScope, search: ProposalSearch, zone: string) {
  const { status, phase, mine } = search.filters
  return {
    ...listParameters(search),
    status: status && [status],
    phase: phase && [phase],
    mine: mine && [mine],
    ...periodParameters(search, zone),
    group_acronym: groupParameter(scope, search),
  }
}

/** A proposal as a list row. */
function rowView(proposal: Row, { alliance, locale, zone }: RequestContext) {
  const { draft_code, title, group, status, phase, deadline, latest_revision } = proposal
  return {
    code: draft_code,
    href: proposalPaths.state(alliance, draft_code),
    title,
    group: group.acronym,
    submitter: personView(proposal.submitter, locale).name,
    revision: latest_revision.number,
    status,
    phase: phase ?? undefined,
    deadline: deadline ? moment(deadline, { locale, zone, isEnd: true }) : undefined,
    updated: moment(proposal.updated_time, { locale, zone }),
  }
}

export type ProposalRowView = ReturnType<typeof rowView>

/** One page of the list of a scope, and this person's actions (PROP-01, SHELL-06). */
export async function listProposals(context: RequestContext, scope: ShellScope, search: ProposalSearch) {
  const { zone, alliance } = context
  const filters = listQueryOf(scope, search, zone)
  const [found, groups] = await Promise.all([
    context.api.get("/proposal", { query: filters }),
    groupChoices(context, scope),
  ])
  const list = valueOf(found)
  const page = paths.proposals(scope) + proposalQuery.href(search)
  const canExport = list.actions.includes("export")
  return {
    groups,
    items: list.items.map((proposal) => rowView(proposal, context)),
    total: list.total,
    counts: proposalStatusValues.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, alliance, { module: "proposal", filters }, page),
  }
}

export type ProposalListView = Awaited<ReturnType<typeof listProposals>>

/** Columns of the CSV file: times with UTC offset, numbers unformatted. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Row> {
  const intl = serverIntl(locale)
  return {
    "proposal.code": ({ draft_code }) => draft_code,
    "proposal.title": ({ title }) => title,
    "proposal.authors": ({ authors }) => authors.join("; "),
    "event.group": ({ group }) => nameIn(locale, group),
    "proposal.submitter": ({ submitter }) => personView(submitter, locale).name,
    "proposal.revision": ({ latest_revision }) => latest_revision.number,
    "event.status": ({ status }) => intl.formatMessage({ id: proposalStatusTexts[status] }),
    "proposal.phase": ({ phase }) => phase && intl.formatMessage({ id: phaseTexts[phase] }),
    "proposal.deadline-in-zone": ({ deadline }) => deadline && zonedText(deadline, zone),
    "proposal.updated-in-zone": ({ updated_time }) => zonedText(updated_time, zone),
  }
}

/** All proposals that match the list's filters, as a CSV file (SHELL-06). */
export function proposalFile(context: RequestContext, url: string): Promise<Response> {
  const { alliance, zone } = context
  const scope = csvScopeFrom(alliance, new URL(url).search)
  const query = listQueryOf(scope, proposalQuery.parse(url), zone)
  return csvAnswer(context, {
    name: "proposal.list.title",
    prefix: scope.acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/proposal", { query: { ...query, ...part } }),
  })
}
