import { FormattedMessage, FormattedNumber } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { EnableForm } from "./enable-form.tsx"
import type { EntityRowView } from "./entity-list.server.ts"
import { entityDials, entityStatusTexts } from "./entity.status.ts"

/** The columns of the list of entities (ADM-05). */
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
        {expiration}
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
    cell: (entity) => (
      <>
        <StatusTag dial={entityDials[entity.status]}>
          <FormattedMessage id={entityStatusTexts[entity.status]} />
        </StatusTag>
        {entity.enableKey !== undefined && <EnableForm entity={{ ...entity, enableKey: entity.enableKey }} />}
      </>
    ),
  },
]

function Name({ entity: { id, name, otherName, otherLang, suffix } }: { entity: EntityRowView }) {
  const { url } = useFrameAlliance()
  return (
    <>
      <Link to={paths.entity(url, id)}>{name}</Link>
      {otherName && <small lang={otherLang}>{otherName}</small>}
      {suffix && <small>@{suffix}</small>}
    </>
  )
}
