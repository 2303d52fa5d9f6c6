import { useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { Time } from "#app/ui/time.tsx"
import { certificateQuery, type CertificateSearch } from "./certificate-query.ts"
import type { CertificateRowView } from "./certificate.server.ts"

/** The columns of the certificate centre. @param zone its name, for the head of the times */
export function certificateColumns(zone: string): Column<CertificateRowView>[] {
  return [
    { key: "code", head: "certificate.code", kind: "ref", sort: "code", cell: ({ code }) => code },
    {
      key: "name",
      head: "certificate.name",
      kind: "subject",
      sort: "name",
      cell: ({ href, name }) => <Link to={href}>{name}</Link>,
    },
    { key: "company", head: "certification.company", sort: "company", cell: ({ company }) => company },
    { key: "product", head: "certification.product", sort: "product", cell: ({ product }) => product },
    {
      key: "certification",
      head: "certificate.certification",
      isLabelled: true,
      cell: ({ certification }) => certification,
    },
    {
      key: "uploaded",
      head: "certificate.uploaded",
      headValues: { zone },
      sort: "upload_time",
      isWhole: true,
      cell: ({ uploaded }) => <Time moment={uploaded} />,
    },
  ]
}

/** What stands above the list: search and days. */
export function CertificateFilters({ search }: { search: CertificateSearch }) {
  const intl = useIntl()
  const { from, to } = search.filters
  return (
    <FilterBar query={certificateQuery} search={search} holds={["from", "to"]}>
      <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
      <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
    </FilterBar>
  )
}
