import { useIntl } from "react-intl"
import { Facts } from "#app/ui/layout/page.tsx"
import { linkedText } from "#app/ui/link.tsx"
import type { ConsequencesView } from "./consequences-view.ts"
import { NamedPeople } from "./named-people.tsx"

/** Effects and recipients of an action before it is done (FORM-10); says first whether it can be undone. */
export function Consequences({ consequences }: { consequences: ConsequencesView }) {
  const intl = useIntl()
  const { isIrreversible, changes, recipients, losingAccess, vacant } = consequences
  return (
    <>
      {vacant.map(({ key, text, href }) => (
        <p key={key}>
          <strong>{linkedText(intl, text, href)}</strong>
        </p>
      ))}
      {isIrreversible && (
        <p>
          <strong>{intl.formatMessage({ id: "consequence.irreversible" })}</strong>
        </p>
      )}
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "consequence.changes" }),
            value:
              changes.length > 0 ? changes.map((change) => <Change key={change.text} change={change} />) : undefined,
          },
          { term: intl.formatMessage({ id: "consequence.mail" }), value: <Recipients consequences={consequences} /> },
          {
            term: intl.formatMessage({ id: "consequence.losing" }),
            value: losingAccess.total > 0 ? <NamedPeople people={losingAccess} /> : undefined,
          },
        ].filter(({ value }) => value !== undefined)}
      />
      {recipients.total > 0 && <p className="hint">{intl.formatMessage({ id: "consequence.language" })}</p>}
    </>
  )
}

/** One effect on other records: how many, and the first of them. */
export function Change({ change: { text, records, more } }: { change: ConsequencesView["changes"][number] }) {
  const intl = useIntl()
  return (
    <div className="change">
      <strong>{text}</strong>
      <ul>
        {records.map(({ key, text, href }) => (
          <li key={key}>{linkedText(intl, text, href)}</li>
        ))}
        {more > 0 && records.length > 0 && <li>{intl.formatMessage({ id: "consequence.more" }, { count: more })}</li>}
      </ul>
    </div>
  )
}

function Recipients({ consequences }: { consequences: ConsequencesView }) {
  const intl = useIntl()
  const { recipients, groups, outside } = consequences
  if (recipients.total + outside.total === 0) return intl.formatMessage({ id: "consequence.nobody" })
  return (
    <>
      {recipients.total > 0 && <NamedPeople people={recipients} />}
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => (
            <li key={group}>{group}</li>
          ))}
        </ul>
      )}
      {outside.total > 0 && (
        <p>
          <NamedPeople people={outside} id="consequence.outside" />
        </p>
      )}
    </>
  )
}
