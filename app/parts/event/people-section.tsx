import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { Listed, PeopleView, ReminderView } from "./event-view.server.ts"

/** Number of people shown before the rest is collapsed. */
const shownAtFirst = 12

function PeopleList({ people }: { people: Listed[] }) {
  return (
    <ul className="people">
      {people.map(({ id, person, state }) => (
        <li key={id}>
          <Person person={person} /> {state && <small className="muted">{state}</small>}
        </li>
      ))}
    </ul>
  )
}

/** People in columns; more than twelve are collapsed. */
export function People({ people }: { people: Listed[] }) {
  const intl = useIntl()
  const rest = people.slice(shownAtFirst)
  return (
    <>
      {people.length > 0 && <PeopleList people={people.slice(0, shownAtFirst)} />}
      {rest.length > 0 && (
        <details>
          <summary>{intl.formatMessage({ id: "event.people.more" }, { total: rest.length })}</summary>
          <PeopleList people={rest} />
        </details>
      )}
    </>
  )
}

type PeopleSectionProps = { title: ReactNode; view: PeopleView; reminder?: ReminderView; children?: ReactNode }

/** The participants of a meeting or ballot, and when they were reminded (MEET-01, MEET-04, VOTE-01, VOTE-04). */
export function PeopleSection({ title, view, reminder, children }: PeopleSectionProps) {
  const intl = useIntl()
  const { isEveryone, total, groupName, membersHref, people, groups, notCounted } = view
  const reminded = reminder && (
    <small className="muted">
      {intl.formatMessage(
        { id: reminder.next ? "event.reminder.wait" : "event.reminder.sent" },
        { last: <Time moment={reminder.last} />, next: reminder.next && <Time moment={reminder.next} /> },
      )}
    </small>
  )
  return (
    <Section id="people" title={title} aside={reminded}>
      {isEveryone && (
        <p>
          {intl.formatMessage(
            { id: groupName ? "event.people.everyone-group" : "event.people.everyone" },
            { total, group: groupName },
          )}{" "}
          {membersHref && <a {...linkTo(membersHref)}>{intl.formatMessage({ id: "event.people.members" })}</a>}
        </p>
      )}
      {groups && <p>{intl.formatMessage({ id: "event.people.groups" }, { total, groups })}</p>}
      <People people={people} />
      {notCounted && <p className="hint">{notCounted}</p>}
      {children}
    </Section>
  )
}
