import { useIntl } from "react-intl"
import { Location } from "#app/parts/location/location.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ScheduleView } from "./detail.server.ts"
import { scheduleSymbols, scheduleStateTexts } from "./schedule.status.ts"

/** Type and state above the subject. */
export function ScheduleKicker({ schedule: { type, state } }: { schedule: ScheduleView }) {
  const intl = useIntl()
  return (
    <>
      {intl.formatMessage({ id: `schedule.type.${type}` })}{" "}
      <StatusTag symbol={scheduleSymbols[state]} isBoxed>
        {intl.formatMessage({ id: scheduleStateTexts[state] })}
      </StatusTag>
    </>
  )
}

/** Key facts of a schedule: time and location (CAL-02). */
export function ScheduleKeys({ schedule }: { schedule: ScheduleView }) {
  const intl = useIntl()
  const { start, end, zone, duration, location } = schedule
  return (
    <Facts
      kind="keys"
      items={[
        {
          term: intl.formatMessage({ id: "schedule.start" }),
          value: <Time moment={start} />,
          note: intl.formatMessage({ id: "schedule.note" }, { text: zone }),
        },
        {
          term: intl.formatMessage({ id: "schedule.end" }),
          value: <Time moment={end} />,
          note: duration && intl.formatMessage({ id: "schedule.note" }, { text: duration }),
        },
        { term: intl.formatMessage({ id: "schedule.location" }), value: location && <Location location={location} /> },
      ]}
    />
  )
}

/** Who created a schedule, and how many people get a reminder (CAL-02). */
export function ScheduleFacts({ schedule }: { schedule: ScheduleView }) {
  const intl = useIntl()
  const { creator, created, subscribers } = schedule
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          { term: intl.formatMessage({ id: "schedule.creator" }), value: <Person person={creator} /> },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
          {
            term: intl.formatMessage({ id: "schedule.subscribers" }),
            value: intl.formatMessage({ id: "schedule.subscribers.total" }, { total: subscribers }),
          },
        ]}
      />
    </Section>
  )
}
