import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Moment } from "#app/lib/time.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { type Fact, Facts, Section } from "#app/ui/layout/page.tsx"
import { linkedText } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { EventTimes, PeopleView } from "./event-view.server.ts"

type EventKeysProps = { times: EventTimes; before: Fact[]; after: Fact[] }

/** The key facts: start time, the time zone in which it was entered with the start there, and module-specific facts. */
export function EventKeys({ times: { start, offset, zone, startThere }, before, after }: EventKeysProps) {
  const intl = useIntl()
  return (
    <Facts
      kind="keys"
      items={[
        {
          term: intl.formatMessage({ id: "event.starts" }),
          value: <Time moment={start} />,
          note: intl.formatMessage({ id: "event.in-brackets" }, { text: offset }),
        },
        ...before,
        {
          term: startThere
            ? intl.formatMessage({ id: "event.starts-there" }, { zone })
            : intl.formatMessage({ id: "event.zone" }),
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

/** The facts in the sidebar of a meeting's or ballot's page (MEET-01, VOTE-01). */
export function EventFacts({ event, people, peopleTerm, before = [], after = [] }: EventFactsProps) {
  const intl = useIntl()
  const { number, groupNumber, group, proposal, created } = event
  const { isEveryone, total } = people
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          { term: intl.formatMessage({ id: "event.number-alliance" }), value: <span className="ref">{number}</span> },
          {
            term: intl.formatMessage({ id: "event.number-group" }),
            value: groupNumber && <span className="ref">{groupNumber}</span>,
          },
          {
            term: intl.formatMessage({ id: "event.group" }),
            value: group
              ? linkedText(intl, group.name, group.href)
              : intl.formatMessage({ id: "event.whole-alliance" }),
          },
          {
            term: intl.formatMessage({ id: "event.proposal" }),
            value: proposal && <span className="ref">{linkedText(intl, proposal.code, proposal.href)}</span>,
            note: proposal?.title,
          },
          { term: intl.formatMessage({ id: "event.phase" }), value: proposal?.phase },
          ...before,
          {
            term: peopleTerm,
            value: intl.formatMessage({ id: isEveryone ? "event.everyone" : "event.selected" }, { total }),
          },
          ...after,
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}

/** Note that a meeting or ballot was cancelled, with the reason. */
export function CancelNote({ reason }: { reason: string | undefined }) {
  const intl = useIntl()
  return (
    <Note tone="stop" title={intl.formatMessage({ id: "event.cancelled" })}>
      {reason ? <span className="lines">{reason}</span> : intl.formatMessage({ id: "event.no-reason" })}
    </Note>
  )
}
