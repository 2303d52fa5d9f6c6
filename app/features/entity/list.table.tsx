import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { EnableRowForm } from "#app/parts/confirm/enable-row-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import type { EntityRowView } from "./list.server.ts"
import { entitySymbols } from "./entity.status.ts"

/** Columns of the entity list (ADM-05). */
export const entityColumns: Column<EntityRowView>[] = [
  { key: "name", head: "entity.name", kind: "subject", sort: "name", cell: (entity) => <Name entity={entity} /> },
  { key: "acronym", head: "entity.acronym", kind: "ref", cell: ({ acronym }) => acronym },
  { key: "level", head: "entity.level", sort: "level", isLabelled: true, cell: ({ level }) => level },
  {
    key: "members",
    head: "entity.members",
    kind: "end",
    sort: "member_total",
    isLabelled: true,
    cell: ({ members }) => <FormattedNumber value={members} />,
  },
  {
    key: "expiration",
    head: "entity.expiration",
    sort: "expiration",
    isLabelled: true,
    isWhole: true,
    cell: ({ expiration, isExpired }) => (
      <>
        {expiration ?? <FormattedMessage id="entity.expiration.none" />}
        {isExpired && (
          <>
            {" "}
            <span className="mark">
              <FormattedMessage id="entity.expired" />
            </span>
          </>
        )}
      </>
    ),
  },
  {
    key: "status",
    head: "entity.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag symbol={entitySymbols[status]}>
        <FormattedMessage id={enabledStatusTexts[status]} />
      </StatusTag>
    ),
  },
  {
    key: "actions",
    head: "ui.table.actions",
    kind: "actions",
    cell: (entity) => <Actions entity={entity} />,
  },
]

function Name({ entity: { id, name, otherName, otherLang, suffix } }: { entity: EntityRowView }) {
  const { url } = useFrameAlliance()
  return (
    <>
      <Link to={entityPaths.detail(url, id)}>{name}</Link>
      {otherName && <small lang={otherLang}>{otherName}</small>}
      {suffix && <small>@{suffix}</small>}
    </>
  )
}

function Actions({ entity: { enableKey, ...entity } }: { entity: EntityRowView }) {
  const intl = useIntl()
  if (enableKey === undefined) return null
  const label = intl.formatMessage({ id: "entity.enable.named" }, { name: entity.name })
  return <EnableRowForm record={{ ...entity, enableKey }} label={label} />
}
