import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listProposals, type ProposalListView, type ProposalRowView } from "./list.server.ts"
import { proposalQuery, type ProposalSearch } from "./list.query.ts"
import { phaseTypeValues } from "#openapi/generated/values/phase-type.ts"
import { phaseSymbols, phaseTexts } from "#app/parts/proposal-phase.ts"
import { proposalStatusTexts } from "#app/parts/record-status/proposal.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { proposalSymbols } from "../proposal.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "proposal.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = proposalQuery.parse(request.url)
  return { scope, search, list: await listProposals(context, scope, search) }
}

/** Proposals of the alliance or of one group (PROP-01, SHELL-06). */
export default function ProposalList() {
  const intl = useIntl()
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = intl.formatMessage({ id: "proposal.list.title" })
  const table = { query: proposalQuery, search }
  const create = list.canCreate && (
    <a
      className="btn primary"
      {...linkTo(proposalPaths.create(scope.alliance, scope.acronym === undefined ? {} : { group: scope.acronym }))}
    >
      {intl.formatMessage({ id: "proposal.list.create" })}
    </a>
  )
  const csv = csvHref(proposalPaths.csv(scope.alliance), proposalQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <ProposalFilters search={search} list={list} />
      <List
        {...table}
        caption={title}
        columns={proposalColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ code }) => code}
        action={create}
        empty={list.canCreate && intl.formatMessage({ id: "proposal.list.empty" })}
      />
    </>
  )
}

const group: Column<ProposalRowView> = {
  key: "group",
  head: "event.group",
  isLabelled: true,
  cell: (row) => <span className="ref">{row.group}</span>,
}

/** Columns of the list of proposals (PROP-01). @param zone name of the time zone, for the heading of the deadlines */
function proposalColumns(isInGroup: boolean, zone: string): Column<ProposalRowView>[] {
  return [
    {
      key: "code",
      head: "proposal.code",
      kind: "ref",
      isWhole: true,
      sort: "draft_code",
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "title",
      head: "proposal.title",
      kind: "subject",
      sort: "title",
      cell: ({ href, title, submitter }, intl) => (
        <>
          <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
            {title}
          </a>
          <small>{submitter}</small>
        </>
      ),
    },
    ...(isInGroup ? [] : [group]),
    {
      key: "revision",
      head: "proposal.revision",
      isLabelled: true,
      isWhole: true,
      cell: ({ revision }) => revision,
    },
    {
      key: "phase",
      head: "proposal.phase",
      kind: "tag",
      cell: ({ phase, status }, intl) =>
        status === "ongoing" && phase ? (
          <StatusTag symbol={phaseSymbols[phase]}>{intl.formatMessage({ id: phaseTexts[phase] })}</StatusTag>
        ) : (
          <StatusTag symbol={status === "ongoing" ? "hold" : proposalSymbols[status]}>
            {intl.formatMessage({ id: status === "ongoing" ? "proposal.between" : proposalStatusTexts[status] })}
          </StatusTag>
        ),
    },
    {
      key: "deadline",
      head: "proposal.deadline-in-zone",
      headValues: { zone },
      sort: "deadline",
      isLabelled: true,
      isWhole: true,
      cell: ({ deadline }) => deadline && <Time moment={deadline} />,
    },
  ]
}

type ProposalFiltersProps = { search: ProposalSearch; list: Pick<ProposalListView, "counts" | "groups"> }

/** Filters of the list: states with counts, search, group, phase, mine, dates (SHELL-06). */
function ProposalFilters({ search, list: { counts, groups } }: ProposalFiltersProps) {
  const intl = useIntl()
  const asked = { query: proposalQuery, search }
  const text = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: text(proposalStatusTexts[status]),
    count,
  }))
  return (
    <FilterBar
      {...asked}
      counts={statuses}
      fields={[
        ...groupField(groups, intl),
        {
          name: "phase",
          label: text("proposal.phase"),
          options: phaseTypeValues.map((value) => ({ value, text: text(phaseTexts[value]) })),
        },
        {
          name: "mine",
          label: text("proposal.mine"),
          options: [
            { value: "submitted", text: text("proposal.mine.submitted") },
            { value: "authored", text: text("proposal.mine.authored") },
          ],
        },
        { name: "from", label: text("event.from"), isDay: true },
        { name: "to", label: text("event.to"), isDay: true },
      ]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
