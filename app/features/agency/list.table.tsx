import { useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { EnableRowForm } from "#app/parts/confirm/enable-row-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import type { AgencyRowView } from "./list.server.ts"
import { agencySymbols, agencyTypeTexts } from "./agency.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

/** Columns of the agency list (ADM-04). */
export const agencyColumns: Column<AgencyRowView>[] = [
  { key: "name", head: "entity.name", kind: "subject", sort: "name", cell: (agency) => <Name agency={agency} /> },
  { key: "acronym", head: "entity.acronym", kind: "ref", sort: "acronym", cell: ({ acronym }) => acronym },
  {
    key: "type",
    head: "agency.type",
    sort: "type",
    isLabelled: true,
    isWhole: true,
    cell: ({ type }, intl) => intl.formatMessage({ id: agencyTypeTexts[type] }),
  },
  {
    key: "running",
    head: "agency.running",
    kind: "end",
    isLabelled: true,
    cell: ({ running }, intl) => intl.formatNumber(running),
  },
  {
    key: "end",
    head: "agency.end",
    sort: "expiration_end",
    isLabelled: true,
    isWhole: true,
    cell: ({ end }, intl) => end?.text ?? intl.formatMessage({ id: "agency.end.none" }),
  },
  { key: "status", head: "entity.status", kind: "tag", cell: (agency) => <AgencyStatus agency={agency} /> },
  { key: "actions", head: "ui.table.actions", kind: "actions", cell: (agency) => <Actions agency={agency} /> },
]

function Name({ agency: { id, name, otherName, otherLang, region } }: { agency: AgencyRowView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      <a lang={textLang(name, intl.locale)} {...linkTo(agencyPaths.detail(url, id))}>
        {name}
      </a>
      {otherName && <small lang={otherLang}>{otherName}</small>}
      <small>{region}</small>
    </>
  )
}

/** Status of an agency, with a remark if it is valid but its period is over or has not begun (openapi/states/agency.yaml). */
export function AgencyStatus({
  agency: { status, isExpired, isToCome },
}: {
  agency: Pick<AgencyRowView, "status" | "isExpired" | "isToCome">
}) {
  const intl = useIntl()
  if (isToCome) return <StatusTag symbol="idle">{intl.formatMessage({ id: "agency.to-come" })}</StatusTag>
  if (status === "valid" && isExpired)
    return <StatusTag symbol="void">{intl.formatMessage({ id: "entity.expired" })}</StatusTag>
  return <StatusTag symbol={agencySymbols[status]}>{intl.formatMessage({ id: enabledStatusTexts[status] })}</StatusTag>
}

function Actions({ agency: { enableKey, ...agency } }: { agency: AgencyRowView }) {
  const intl = useIntl()
  if (enableKey === undefined) return null
  const label = intl.formatMessage({ id: "entity.enable.named" }, { name: agency.name })
  return <EnableRowForm record={{ ...agency, enableKey }} label={label} />
}
