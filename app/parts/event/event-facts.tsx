import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { Moment } from "#app/lib/time.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { type Fact, Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { EventTimes, PeopleView } from "./event-view.server.ts"

type EventKeysProps = { times: EventTimes; before: Fact[]; after: Fact[] }

/** The key facts: start time, the time zone in which it was entered with the start there, and module-specific facts. */
export function EventKeys({ times: { start, offset, zone, startThere }, before, after }: EventKeysProps) {
  return (
    <Facts
      kind="keys"
      items={[
        {
          term: <FormattedMessage id="event.starts" />,
          value: <Time moment={start} />,
          note: <FormattedMessage id="event.in-brackets" values={{ text: offset }} />,
        },
        ...before,
        {
          term: startThere ? (
            <FormattedMessage id="event.starts-there" values={{ zone }} />
          ) : (
            <FormattedMessage id="event.zone" />
          ),
          value: startThere ? <Time moment={startThere} /> : zone,
        },
        ...after,
      ]}
    />
  )
}

type EventFactsProps = {
  event: {
    number: string
    groupNumber?: string | undefined
    group?: { name: string; href: string | undefined } | undefined
    proposal?: { code: string; title: string; href?: string | undefined; phase?: string | undefined } | undefined
    created: Moment
  }
  people: Pick<PeopleView, "isEveryone" | "total">
  /** Label of the people. */
  peopleTerm: ReactNode
  /** Facts before and after the people. */
  before?: Fact[]
  after?: Fact[]
}

/** Links the text if the user may open the page. */
const linked = (text: string, href: string | undefined) => (href === undefined ? text : <Link to={href}>{text}</Link>)

/** The facts in the sidebar of a meeting's or ballot's page (MEET-01, VOTE-01). */
export function EventFacts({ event, people, peopleTerm, before = [], after = [] }: EventFactsProps) {
  const { number, groupNumber, group, proposal, created } = event
  const { isEveryone, total } = people
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="event.number-alliance" />, value: <span className="ref">{number}</span> },
          {
            term: <FormattedMessage id="event.number-group" />,
            value: groupNumber && <span className="ref">{groupNumber}</span>,
          },
          {
            term: <FormattedMessage id="event.group" />,
            value: group ? linked(group.name, group.href) : <FormattedMessage id="event.whole-alliance" />,
          },
          {
            term: <FormattedMessage id="event.proposal" />,
            value: proposal && <span className="ref">{linked(proposal.code, proposal.href)}</span>,
            note: proposal?.title,
          },
          { term: <FormattedMessage id="event.phase" />, value: proposal?.phase },
          ...before,
          {
            term: peopleTerm,
            value: <FormattedMessage id={isEveryone ? "event.everyone" : "event.selected"} values={{ total }} />,
          },
          ...after,
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}

/** Note that a meeting or ballot was cancelled, with the reason. */
export function CancelNote({ reason }: { reason: string | undefined }) {
  return (
    <Note tone="stop" title={<FormattedMessage id="event.cancelled" />}>
      {reason ? <span className="lines">{reason}</span> : <FormattedMessage id="event.no-reason" />}
    </Note>
  )
}
