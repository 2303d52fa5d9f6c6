import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { ScheduleRowView } from "./schedule-list.server.ts"
import { reminderTexts, scheduleDials, scheduleStatusTexts, scheduleTypeTexts } from "./schedule.status.ts"

/** The columns of the list of schedules (CAL-02). @param zone its name, for the head of the times */
export function scheduleColumns(zone: string): Column<ScheduleRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject, location }) => (
        <>
          <Link to={href}>{subject}</Link>
          {location && <small>{location}</small>}
        </>
      ),
    },
    { key: "type", head: "schedule.type", cell: ({ type }) => <FormattedMessage id={scheduleTypeTexts[type]} /> },
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    { key: "duration", head: "duration.title", kind: "end", isLabelled: true, cell: ({ duration }) => duration },
    {
      key: "reminder",
      head: "schedule.reminder",
      isLabelled: true,
      cell: ({ reminder }) => reminder && <FormattedMessage id={reminderTexts[reminder]} />,
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag dial={scheduleDials[status]}>
          <FormattedMessage id={scheduleStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}
