import type { PageData } from "./data.ts"
import { useKit } from "./kit.ts"

type Group = PageData["member"]["myGroups"][number]

function GroupEntry({ group: { acronym, name, isAccessible, isDisbanded } }: { group: Group }) {
  const { Link } = useKit()
  const entry = (
    <>
      <span className="ref">{acronym}</span>
      <span>{name}</span>
      {!isAccessible && <span className="n">members only</span>}
      {isAccessible && isDisbanded && <span className="n">disbanded</span>}
    </>
  )
  return <li>{isAccessible ? <Link to={`/a/aurora/wg/${acronym}/about`}>{entry}</Link> : <span>{entry}</span>}</li>
}

const pages = {
  dashboard: "Dashboard",
  calendar: "Calendar",
  meeting: "Meetings",
  vote: "Ballots",
  proposal: "Proposals",
  notice: "Notices",
  schedule: "Events",
  "topic-call": "Topic calls",
  download: "Downloads",
  certification: "Certification",
  group: "Groups",
}

/** The main navigation in the sidebar. */
export function Navigation({ data: { member } }: { data: PageData }) {
  const { Link } = useKit()
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {Object.entries(pages).map(([page, text]) => (
          <li key={page}>
            <Link to={`/a/aurora/${page}`}>
              <span>{text}</span>
              {page === "notice" && member.newNotices > 0 && <span className="n">{member.newNotices} new</span>}
            </Link>
          </li>
        ))}
      </ul>
      <p>My groups</p>
      <ul>
        {member.myGroups.map((group) => (
          <GroupEntry key={group.acronym} group={group} />
        ))}
      </ul>
      <details>
        <summary>
          Other groups <span className="n">{member.otherGroups.length}</span>
        </summary>
        <ul>
          {member.otherGroups.map((group) => (
            <GroupEntry key={group.acronym} group={group} />
          ))}
        </ul>
      </details>
    </nav>
  )
}
