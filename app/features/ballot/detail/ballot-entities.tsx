import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import type { EntitiesView } from "./entities.server.ts"

type EntityView = EntitiesView["rows"][number]

const columnsOf = (isWeighted: boolean): Column<EntityView>[] => [
  { key: "entity", head: "ballot.record.organization", kind: "subject", cell: ({ name }) => name },
  ...(isWeighted
    ? [
        {
          key: "weight",
          head: "ballot.weight",
          kind: "end",
          isLabelled: true,
          cell: ({ weight }, intl) => intl.formatNumber(weight),
        } satisfies Column<EntityView>,
      ]
    : []),
  {
    key: "voters",
    head: "ballot.voters",
    isLabelled: true,
    cell: ({ voters, representative }, intl) =>
      representative ? intl.formatMessage({ id: "ballot.entity.representative" }, { name: representative }) : voters,
  },
]

/** The entities that the ballot counts, each with its weight and its voters, or with the representative who votes for it (VOTE-07). */
export function BallotEntitiesSection({ entities }: { entities: Eventually<EntitiesView> }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "ballot.entities" })
  return (
    <Section id="entities" title={title}>
      <WidgetBody from={entities}>
        {({ rows, total }) => (
          <>
            <div className="list slim">
              <Table
                caption={title}
                columns={columnsOf(rows.some(({ weight }) => weight > 1))}
                rows={rows}
                rowKey={({ id }) => id}
              />
            </div>
            {total > rows.length && (
              <p className="hint">
                {intl.formatMessage({ id: "ballot.entities.first" }, { count: rows.length, total })}
              </p>
            )}
          </>
        )}
      </WidgetBody>
    </Section>
  )
}
