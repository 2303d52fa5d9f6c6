import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import type { EntityPeople } from "./detail.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

const columns: Column<EntityPeople["people"][number]>[] = [
  { key: "name", head: "workgroup.member.name", kind: "subject", cell: (person) => <Name person={person} /> },
  { key: "real", head: "workgroup.member.real-name", isLabelled: true, cell: ({ realName }) => realName },
  { key: "username", head: "workgroup.member.username", isLabelled: true, cell: ({ username }) => username },
]

function Name({ person: { id, name, isDisabled } }: { person: EntityPeople["people"][number] }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      <a lang={textLang(name, intl.locale)} {...linkTo(memberPaths.detail(url, id))}>
        {name}
      </a>
      {isDisabled && <small>{intl.formatMessage({ id: "person.disabled" })}</small>}
    </>
  )
}

/** The members who belong to the entity. */
export function EntityMembers({ id, people: { people, total } }: { id: string; people: EntityPeople }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "entity.members" })}>
      {people.length === 0 ? (
        <p className="hint">
          {intl.formatMessage({ id: "entity.members.none" })}{" "}
          <a {...linkTo(memberPaths.invite(url))}>{intl.formatMessage({ id: "member.list.invite" })}</a>
        </p>
      ) : (
        <div className="list slim">
          <Table
            caption={intl.formatMessage({ id: "entity.members" })}
            columns={people.some(({ realName }) => realName) ? columns : columns.filter(({ key }) => key !== "real")}
            rows={people}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {total > people.length && (
        <p className="hint">
          <a {...linkTo(`${memberPaths.list(url)}?entity=${id}`)}>
            {intl.formatMessage({ id: "entity.members.more" }, { count: total - people.length })}
          </a>
        </p>
      )}
    </Section>
  )
}
