import type { PageData } from "./data.ts"
import { useKit, type Column } from "./kit.ts"
import { Preference } from "./header.tsx"
import { Section } from "./section.tsx"

type Widgets = PageData["widgets"]
type Recent = Widgets["recent"]["items"][number]
type Notice = Widgets["publicNotice"][number]
type Day = string[]

const statuses = { not_started: "Not started", ongoing: "Ongoing", ended: "Ended", cancelled: "Cancelled" }
const symbols = { not_started: "idle", ongoing: "live", ended: "closed", cancelled: "void" }

function EventLink({ item: { module, id, subject, group } }: { item: Recent }) {
  const { Link } = useKit()
  const place = group?.isPublic ? `wg/${group.acronym}/` : ""
  return <Link to={`/a/aurora/${place}${module === "meeting" ? "meeting" : "vote"}/${id}`}>{subject}</Link>
}

function GroupLink({ group, text }: { group: { acronym: string; isPublic: boolean }; text?: string }) {
  const { Link } = useKit()
  if (!group.isPublic) return <span className="ref">{text ?? group.acronym}</span>
  return (
    <Link className={text ? undefined : "ref"} to={`/a/aurora/wg/${group.acronym}/about`}>
      {text ?? group.acronym}
    </Link>
  )
}

function kindOf({ module, minutes, option, isVoter, status }: Recent): string {
  if (module === "meeting") return `Meeting, ${Math.floor(minutes / 60)} h ${minutes % 60} min`
  if (option) return `Ballot, you voted ${option}`
  return isVoter && status === "ongoing" ? "Ballot, you have not voted" : "Ballot"
}

const recentColumns: Column<Recent>[] = [
  {
    head: "When",
    className: "c-ref nowrap",
    cell: ({ counts, when }) => (
      <>
        {counts === "starts" ? "" : counts} <time dateTime={when.instant}>{when.text}</time>
      </>
    ),
  },
  {
    head: "Subject",
    isHeader: true,
    cell: (item) => (
      <>
        <EventLink item={item} />
        <small>{kindOf(item)}</small>
      </>
    ),
  },
  { head: "Group", cell: ({ group }) => group && <GroupLink group={group} /> },
  {
    head: "Status",
    className: "c-tag",
    cell: ({ status }) => (
      <span className="tag" data-s={symbols[status]}>
        {statuses[status]}
      </span>
    ),
  },
]

/** Meetings and ballots in one list. */
export function RecentTable({ of: { items, zone } }: { of: Widgets["recent"] }) {
  const { Link, Table } = useKit()
  const zoneSwitch = (
    <span className="cluster">
      <Preference>
        <button className="textual" name="zone" value="utc">
          Show times in UTC
        </button>
      </Preference>
      <Link to="/a/aurora/meeting">All meetings</Link>
      <Link to="/a/aurora/vote">All ballots</Link>
    </span>
  )
  return (
    <Section title="Recent meetings and ballots" aside={zoneSwitch}>
      <div className="list slim">
        <p className="hint">Times in {zone}</p>
        <Table caption="Recent meetings and ballots" columns={recentColumns} rows={items} rowKey={({ id }) => id} />
      </div>
    </Section>
  )
}

function NoticeTitle({ notice: { href, title, group } }: { notice: Notice }) {
  const { Link } = useKit()
  return (
    <>
      <Link to={href}>{title}</Link>
      <small>
        <GroupLink group={group} text={group.name} />
      </small>
    </>
  )
}

const noticeColumns: Column<Notice>[] = [
  { head: "Code", className: "c-ref nowrap", cell: ({ code }) => <span className="ref">{code}</span> },
  {
    head: "Title",
    isHeader: true,
    cell: (notice) => <NoticeTitle notice={notice} />,
  },
  { head: "Ends", className: "nowrap", cell: ({ end }) => end && <time dateTime={end.instant}>{end.text}</time> },
  {
    head: "Time left",
    className: "nowrap",
    cell: ({ left, days }) => (
      <>
        <progress className="left" max={days} value={(days ?? 0) - (left ?? 0)} aria-hidden="true" /> {left} of {days}{" "}
        days
      </>
    ),
  },
]

/** Proposals in their public-notice period. */
export function PublicNoticeTable({ of: proposals }: { of: Widgets["publicNotice"] }) {
  const { Link, Table } = useKit()
  const title = "Proposals in public notice"
  return (
    <Section title={title} aside={<Link to="/a/aurora/proposal">All proposals</Link>}>
      <div className="list slim">
        <Table caption={title} columns={noticeColumns} rows={proposals} rowKey={({ code }) => code} />
      </div>
    </Section>
  )
}

const activityColumns: Column<Day>[] = [
  { head: "Day", isHeader: true, cell: ([date, day]) => <time dateTime={date}>{day}</time> },
  { head: "Operations", className: "end", cell: (row) => row[2] },
  { head: "Logins", className: "end", cell: (row) => row[3] },
  { head: "Login members", className: "end", cell: (row) => row[4] },
]

/** The numbers of the last 30 days. */
export function ActivityTable({ of: days }: { of: Widgets["activity"]["rows"] }) {
  const { Table } = useKit()
  return (
    <details>
      <summary>Show the numbers</summary>
      <div className="list">
        <Table
          caption="Activity per day"
          columns={activityColumns}
          rows={days.map((day) => day.split("|"))}
          rowKey={([date = ""]) => date}
        />
      </div>
    </details>
  )
}
