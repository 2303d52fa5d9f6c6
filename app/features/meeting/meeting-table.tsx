import { Link } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { MeetingRowView } from "./meeting-list.server.ts"
import { meetingDials, meetingStatusTexts } from "./meeting.status.ts"

type Shell = { isInGroup: boolean; zone: string }

/** Both numbers; in a group its own is enough. */
function Numbers({ row, isInGroup }: { row: MeetingRowView; isInGroup: boolean }) {
  const { number, groupNumber } = row
  if (isInGroup || !groupNumber) return <span className="ref">{groupNumber ?? number}</span>
  return (
    <>
      <span className="ref">{groupNumber}</span> <small className="ref muted">{number}</small>
    </>
  )
}

const group: Column<MeetingRowView> = {
  key: "group",
  head: "meeting.group",
  cell: (row) => row.group ?? <FormattedMessage id="meeting.whole-alliance" />,
}

/** The columns of the list of meetings; in a group's own list the group is left out (MEET-01). */
export function meetingColumns({ isInGroup, zone }: Shell): Column<MeetingRowView>[] {
  return [
    {
      key: "number",
      head: "meeting.number",
      kind: "ref",
      sort: "number",
      cell: (row) => <Numbers row={row} isInGroup={isInGroup} />,
    },
    {
      key: "subject",
      head: "meeting.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject }) => <Link to={href}>{subject}</Link>,
    },
    {
      key: "start",
      head: "meeting.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "duration",
      head: "meeting.duration-of",
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
    ...(isInGroup ? [] : [group]),
    {
      key: "proposal",
      head: "meeting.proposal",
      cell: ({ proposal }) => proposal && <span className="ref">{proposal}</span>,
    },
    {
      key: "status",
      head: "meeting.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag dial={meetingDials[status]}>
          <FormattedMessage id={meetingStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}
