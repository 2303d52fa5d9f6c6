import { useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { EnableRowForm } from "#app/parts/confirm/enable-row-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import type { EntityRowView } from "./list.server.ts"
import { entitySymbols } from "./entity.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

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
    cell: ({ members }, intl) => intl.formatNumber(members),
  },
  {
    key: "expiration",
    head: "entity.expiration",
    sort: "expiration",
    isLabelled: true,
    isWhole: true,
    cell: ({ expiration, isExpired }, intl) => (
      <>
        {expiration ?? intl.formatMessage({ id: "entity.expiration.none" })}
        {isExpired && (
          <>
            {" "}
            <span className="mark">{intl.formatMessage({ id: "entity.expired" })}</span>
          </>
        )}
      </>
    ),
  },
  {
    key: "status",
    head: "entity.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={entitySymbols[status]}>{intl.formatMessage({ id: enabledStatusTexts[status] })}</StatusTag>
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
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      <a lang={textLang(name, intl.locale)} {...linkTo(entityPaths.detail(url, id))}>
        {name}
      </a>
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
