import { FormattedMessage, FormattedNumber } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { NoticeRowView } from "./notice-list.server.ts"
import { noticeDials, noticeStatusTexts } from "./notice.status.ts"

const group: Column<NoticeRowView> = {
  key: "group",
  head: "event.group",
  cell: (row) => row.group ?? <FormattedMessage id="event.whole-alliance" />,
}

/** The columns of the list of notices (NOTICE-01). @param zone its name, for the head of the times */
export function noticeColumns(isInGroup: boolean, zone: string): Column<NoticeRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject, isNew }) => (
        <>
          <Link to={href}>{subject}</Link>{" "}
          {isNew && (
            <span className="mark">
              <FormattedMessage id="dashboard.notices.new" />
            </span>
          )}
        </>
      ),
    },
    {
      key: "time",
      head: "notice.time-in-zone",
      headValues: { zone },
      sort: "sent_time",
      isWhole: true,
      cell: ({ time }) => <Time moment={time} />,
    },
    {
      key: "recipients",
      head: "notice.recipients",
      kind: "end",
      isLabelled: true,
      cell: ({ recipients }) => <FormattedNumber value={recipients} />,
    },
    { key: "creator", head: "notice.creator", isLabelled: true, cell: ({ creator }) => creator },
    ...(isInGroup ? [] : [group]),
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag dial={noticeDials[status]}>
          <FormattedMessage id={noticeStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}
