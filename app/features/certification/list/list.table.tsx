import { FormattedMessage, useIntl } from "react-intl"
import { certificationPhaseValues } from "#openapi/generated/values/certification-phase.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar, FilterSelect, StatusCounts } from "#app/ui/table/filters.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CertificationListView, CertificationRowView } from "./list.server.ts"
import {
  certificationSymbols,
  certificationQuery,
  certificationStatusTexts,
  openStatuses,
} from "../certification.status.ts"

/** Who acts next; an agency is shown by its name. */
function Next({ row: { actor, agency, isMine } }: { row: CertificationRowView }) {
  if (!actor) return null
  return (
    <>
      {agency ?? <FormattedMessage id={`certification.actor.${actor}`} />}{" "}
      {isMine && (
        <span className="mark">
          <FormattedMessage id="certification.your-turn" />
        </span>
      )}
    </>
  )
}

/** Columns of the list of applications (CERT-01). @param zone name of the time zone, shown in the header of the time column */
export function certificationColumns(zone: string): Column<CertificationRowView>[] {
  return [
    {
      key: "code",
      head: "certification.code",
      kind: "ref",
      sort: "code",
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      cell: ({ href, subject }) => <Link to={href}>{subject}</Link>,
    },
    { key: "company", head: "certification.company", sort: "company", cell: ({ company }) => company },
    {
      key: "step",
      head: "certification.step",
      isLabelled: true,
      cell: ({ step }) => step && <FormattedMessage id={`certification.step.${step}`} />,
    },
    { key: "next", head: "certification.next", isLabelled: true, cell: (row) => <Next row={row} /> },
    {
      key: "since",
      head: "certification.since",
      headValues: { zone },
      isWhole: true,
      isLabelled: true,
      cell: ({ since }) => since && <Time moment={since} />,
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag symbol={certificationSymbols[status]}>
          <FormattedMessage id={certificationStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}

type FiltersProps = { list: Pick<CertificationListView, "search" | "counts" | "agencies"> }

/** Filters above the list of applications: statuses with counts, search text, assignee, phase, status, agency (SHELL-06). */
export function CertificationFilters({ list: { search, counts, agencies } }: FiltersProps) {
  const intl = useIntl()
  const listProps = { query: certificationQuery, search }
  const textOf = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: textOf(certificationStatusTexts[status]),
    count,
  }))
  const whose = [
    { value: "waiting", text: textOf("certification.whose.waiting") },
    { value: "mine", text: textOf("certification.whose.mine") },
  ]
  return (
    <>
      <StatusCounts {...listProps} counts={statuses} finer="state" />
      <FilterBar {...listProps} holds={["phase", "state", "whose", "agency"]}>
        <FilterSelect name="whose" label={textOf("certification.whose")} value={search.filters.whose} options={whose} />
        <FilterSelect
          name="phase"
          label={textOf("certification.phase")}
          value={search.filters.phase}
          options={certificationPhaseValues.map((value) => ({ value, text: textOf(`certification.phase.${value}`) }))}
        />
        <FilterSelect
          name="state"
          label={textOf("event.status")}
          value={search.filters.state}
          options={openStatuses.map((value) => ({ value, text: textOf(certificationStatusTexts[value]) }))}
        />
        <FilterSelect
          name="agency"
          label={textOf("certification.agency")}
          value={search.filters.agency}
          options={agencies}
        />
      </FilterBar>
    </>
  )
}
