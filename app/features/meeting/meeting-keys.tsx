import { FormattedMessage } from "react-intl"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** The facts of a meeting that everyone needs: when, in which zone, called by whom. */
export function MeetingKeys({ meeting: { times, organizer } }: { meeting: MeetingView }) {
  const { start, end, ended, duration, offset, zone, zoneOffset, startThere } = times
  return (
    <Facts
      kind="keys"
      items={[
        { term: <FormattedMessage id="event.starts" />, value: <Time moment={start} />, note: `(${offset})` },
        {
          term: <FormattedMessage id="meeting.planned-end" />,
          value: <Time moment={end} />,
          note: `(${duration})`,
        },
        { term: <FormattedMessage id="meeting.ended-early" />, value: ended && <Time moment={ended} /> },
        {
          term: <FormattedMessage id="event.zone" />,
          value: `${zone} (${zoneOffset})`,
          note: startThere && <FormattedMessage id="event.there" values={{ time: <Time moment={startThere} /> }} />,
        },
        { term: <FormattedMessage id="meeting.organizer" />, value: organizer.name, note: organizer.organization },
      ]}
    />
  )
}
