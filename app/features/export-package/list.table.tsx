import { Form } from "@remix-run/react"
import { useIntl } from "react-intl"
import { idempotencyField } from "#app/forms/schema/form-field-names.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { OwnerField } from "#app/forms/submit/owner-field.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PackageView } from "./list.server.ts"
import { exportSymbols, exportStatusTexts } from "./export.status.ts"

const formatTexts = { csv: "export.format.csv", zip: "export.format.zip" } as const

function Subject({ item: { subject, module, format, memo } }: { item: PackageView }) {
  const intl = useIntl()
  return (
    <>
      {subject}
      <small>
        {module && `${module} · `}
        {intl.formatMessage({ id: formatTexts[format] })}
      </small>
      {memo && <small>{memo}</small>}
    </>
  )
}

function State({ item: { status, percent, subject } }: { item: PackageView }) {
  const intl = useIntl()
  return (
    <>
      <StatusTag symbol={exportSymbols[status]}>{intl.formatMessage({ id: exportStatusTexts[status] })}</StatusTag>{" "}
      {percent !== undefined && (
        <small className="nowrap">
          <progress
            className="left"
            max={100}
            value={percent}
            aria-label={intl.formatMessage({ id: "export.progress" }, { subject })}
          />
          {intl.formatNumber(percent / 100, { style: "percent" })}
        </small>
      )}
    </>
  )
}

/** Columns of the list of the user's export packages (DL-04: export package). @param zone name of the time zone, shown in the headers of times */
export const exportColumns = (zone: string): Column<PackageView>[] => [
  {
    key: "subject",
    head: "export.subject",
    kind: "subject",
    sort: "subject",
    cell: (item) => <Subject item={item} />,
  },
  { key: "size", head: "export.size", kind: "end", sort: "size", isLabelled: true, cell: ({ size }) => size },
  {
    key: "created",
    head: "export.created-in-zone",
    headValues: { zone },
    sort: "created_time",
    isWhole: true,
    isLabelled: true,
    cell: ({ created }) => <Time moment={created} />,
  },
  {
    key: "expiry",
    head: "export.expiry-in-zone",
    headValues: { zone },
    isWhole: true,
    isLabelled: true,
    cell: ({ expiry }) => expiry && <Time moment={expiry} />,
  },
  { key: "status", head: "export.status", kind: "tag", cell: (item) => <State item={item} /> },
  { key: "actions", head: "ui.table.actions", kind: "actions", cell: (item) => <ExportActions item={item} /> },
]

/**
 * Actions of a package: download, repeat, delete. The download is a plain link, because its target is not a page of the portal; the other
 * actions share one form per package.
 */
function ExportActions({ item }: { item: PackageView }) {
  const intl = useIntl()
  const { id, subject, href, key, canRepeat, canDelete } = item
  if (!href && !canRepeat && !canDelete) return null
  return (
    <Form method="post" className="acts" preventScrollReset>
      <OwnerField />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={idempotencyField} value={key} />
      {href && (
        <a className="btn" href={href} aria-label={intl.formatMessage({ id: "export.download.of" }, { subject })}>
          {intl.formatMessage({ id: "export.download" })}
        </a>
      )}
      {canRepeat && (
        <button
          className="btn"
          name="intent"
          value="repeat"
          aria-label={intl.formatMessage({ id: "export.repeat.of" }, { subject })}
        >
          {intl.formatMessage({ id: "export.repeat" })}
        </button>
      )}
      {canDelete && (
        <button
          className="btn quiet"
          name="intent"
          value="delete"
          aria-label={intl.formatMessage({ id: "export.delete.of" }, { subject })}
        >
          {intl.formatMessage({ id: "export.delete" })}
        </button>
      )}
    </Form>
  )
}
