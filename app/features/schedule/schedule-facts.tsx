import { FormattedMessage } from "react-intl"
import { Location } from "#app/parts/location/location.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ScheduleView } from "./detail.server.ts"
import { scheduleSymbols, scheduleStateTexts } from "./schedule.status.ts"

/** Type and state above the subject. */
export function ScheduleKicker({ schedule: { type, state } }: { schedule: ScheduleView }) {
  return (
    <>
      <FormattedMessage id={`schedule.type.${type}`} />{" "}
      <StatusTag symbol={scheduleSymbols[state]} isBoxed>
        <FormattedMessage id={scheduleStateTexts[state]} />
      </StatusTag>
    </>
  )
}

/** Key facts of a schedule: time and location (CAL-02). */
export function ScheduleKeys({ schedule }: { schedule: ScheduleView }) {
  const { start, end, zone, duration, location } = schedule
  return (
    <Facts
      kind="keys"
      items={[
        {
          term: <FormattedMessage id="schedule.start" />,
          value: <Time moment={start} />,
          note: <FormattedMessage id="schedule.note" values={{ text: zone }} />,
        },
        {
          term: <FormattedMessage id="schedule.end" />,
          value: <Time moment={end} />,
          note: duration && <FormattedMessage id="schedule.note" values={{ text: duration }} />,
        },
        { term: <FormattedMessage id="schedule.location" />, value: location && <Location location={location} /> },
      ]}
    />
  )
}

/** Who created a schedule, and how many people get a reminder (CAL-02). */
export function ScheduleFacts({ schedule }: { schedule: ScheduleView }) {
  const { creator, created, subscribers } = schedule
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="schedule.creator" />, value: <Person person={creator} /> },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
          {
            term: <FormattedMessage id="schedule.subscribers" />,
            value: <FormattedMessage id="schedule.subscribers.total" values={{ total: subscribers }} />,
          },
        ]}
      />
    </Section>
  )
}
