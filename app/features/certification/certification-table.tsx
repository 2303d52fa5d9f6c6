import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar, FilterSelect, StatusCounts } from "#app/ui/table/filters.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CertificationListView, CertificationRowView } from "./certification-list.server.ts"
import {
  actorTexts,
  certificationDials,
  certificationPhases,
  certificationQuery,
  certificationStatusTexts,
  openStatuses,
  phaseTexts,
  stepTexts,
} from "./certification.status.ts"

/** Who acts next: the agency by its name. */
function Next({ row: { actor, agency, isMine } }: { row: CertificationRowView }) {
  if (!actor) return null
  return (
    <>
      {agency ?? <FormattedMessage id={actorTexts[actor]} />}{" "}
      {isMine && (
        <span className="mark">
          <FormattedMessage id="certification.your-turn" />
        </span>
      )}
    </>
  )
}

/** The columns of the list of applications (CERT-01). @param zone its name, for the head of the times */
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
      cell: ({ step }) => step && <FormattedMessage id={stepTexts[step]} />,
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
        <StatusTag dial={certificationDials[status]}>
          <FormattedMessage id={certificationStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}

type FiltersProps = { list: Pick<CertificationListView, "search" | "counts" | "agencies"> }

/** What stands above the list of applications: states with their numbers, search, whose, phase, status, agency (SHELL-06). */
export function CertificationFilters({ list: { search, counts, agencies } }: FiltersProps) {
  const intl = useIntl()
  const asked = { query: certificationQuery, search }
  const words = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: words(certificationStatusTexts[status]),
    count,
  }))
  const whose = [
    { value: "waiting", text: words("certification.whose.waiting") },
    { value: "mine", text: words("certification.whose.mine") },
  ]
  return (
    <>
      <StatusCounts {...asked} counts={statuses} finer="state" />
      <FilterBar {...asked} holds={["phase", "state", "whose", "agency"]}>
        <FilterSelect name="whose" label={words("certification.whose")} value={search.filters.whose} options={whose} />
        <FilterSelect
          name="phase"
          label={words("certification.phase")}
          value={search.filters.phase}
          options={certificationPhases.map((value) => ({ value, text: words(phaseTexts[value]) }))}
        />
        <FilterSelect
          name="state"
          label={words("event.status")}
          value={search.filters.state}
          options={openStatuses.map((value) => ({ value, text: words(certificationStatusTexts[value]) }))}
        />
        <FilterSelect
          name="agency"
          label={words("certification.agency")}
          value={search.filters.agency}
          options={agencies}
        />
      </FilterBar>
    </>
  )
}
