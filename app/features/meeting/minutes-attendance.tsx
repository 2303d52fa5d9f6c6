import { FormattedMessage, useIntl } from "react-intl"
import type { Column } from "#app/ui/table/column.ts"
import { Table } from "#app/ui/table/table.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

type Attendee = MeetingView["summary"]["attendees"][number]

const columns: Column<Attendee>[] = [
  { key: "name", head: "meeting.attendance.name", kind: "subject", cell: ({ person }) => person.name },
  { key: "organization", head: "meeting.attendance.organization", cell: ({ person }) => person.organization },
]

/** Who was there, as a table for print (MEET-09). */
export function MinutesAttendance({ meeting: { summary, participants } }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { attendees } = summary
  return (
    <>
      <p>
        <FormattedMessage
          id={attendees.length > 0 ? "meeting.attendance.total" : "meeting.attendance.none"}
          values={{ present: attendees.length, total: participants.total }}
        />
      </p>
      {attendees.length > 0 && (
        <Table
          caption={intl.formatMessage({ id: "meeting.attendance" })}
          columns={columns}
          rows={attendees}
          rowKey={({ id }) => id}
          kind="keep"
        />
      )}
    </>
  )
}
