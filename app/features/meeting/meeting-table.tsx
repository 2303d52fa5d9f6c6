import { eventColumns } from "#app/parts/event/event-table.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { MeetingRowView } from "./meeting-list.server.ts"

type Shell = { isInGroup: boolean; zone: string }

/** The columns of the list of meetings (MEET-01). */
export function meetingColumns({ isInGroup, zone }: Shell): Column<MeetingRowView>[] {
  return eventColumns(isInGroup, [
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "duration",
      head: "duration.title",
      kind: "end",
      sort: "duration",
      isLabelled: true,
      cell: ({ duration }) => duration,
    },
    {
      key: "participants",
      head: "meeting.participants",
      kind: "end",
      isLabelled: true,
      cell: ({ participants }) => participants,
    },
  ])
}
