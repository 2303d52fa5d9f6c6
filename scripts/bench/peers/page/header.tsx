import type { ReactNode } from "react"
import type { PageData } from "./data.ts"
import { useKit } from "./kit.ts"

/** A form that saves a preference and returns to the page. */
export function Preference({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/preferences" className={className}>
      <input type="hidden" name="back" value="/a/aurora/dashboard" />
      {children}
    </form>
  )
}

function Language() {
  return (
    <Preference className="lang">
      <button className="btn quiet" name="locale" value="zh" lang="zh-CN">
        中文
      </button>
    </Preference>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M3 33h34M6 33a14 14 0 0 1 28 0M12.5 33a7.5 7.5 0 0 1 15 0" />
      <path d="M6 19C10 10 15 7 20 7s10 3 14 12" strokeDasharray="5 3" />
    </svg>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).slice(0, 2)
  return words.map((word) => word.slice(0, 1)).join("")
}

function PersonMenu({ data: { member } }: { data: PageData }) {
  const { Link } = useKit()
  const pages = [
    ["profile", "Profile", 0],
    ["needs-my-action", "Needs my action", member.waiting.all],
    ["inbox", "Inbox", member.waiting.unread],
    ["meeting", "My meetings", 0],
    ["vote", "My ballots", member.waiting.ballots],
    ["download", "My downloads", 0],
    ["subscription", "Subscriptions", 0],
  ] as const
  return (
    <details className="pop person">
      <summary>
        <span className="av" aria-hidden="true">
          {initialsOf(member.person)}
        </span>
        {member.waiting.all > 0 && (
          <span className="badge">
            {member.waiting.all}
            <span className="vh"> items need your action</span>
          </span>
        )}
        <span className="name">{member.person}</span>
      </summary>
      <ul>
        {pages.map(([page, text, count]) => (
          <li key={page}>
            <Link to={`/a/aurora/account/${page}`}>
              {text} {count > 0 && <span className="n">{count}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Preference>
            <button name="zone" value="utc">
              Show times in UTC
            </button>
          </Preference>
        </li>
        <li>
          <Language />
        </li>
        <li>
          <form method="post" action="/a/aurora/logout">
            <button>Log out</button>
          </form>
        </li>
      </ul>
    </details>
  )
}

/** The header: brand, search, time zone, language, the person's menu. */
export function Header({ data }: { data: PageData }) {
  const { Link } = useKit()
  const { zone } = data.member
  return (
    <header className="top">
      <details className="menu">
        <summary>Menu</summary>
      </details>
      <Link className="brand" to="/a/aurora/dashboard">
        {data.frame.alliance?.homeLogo ? <img src={data.frame.alliance.homeLogo} alt="" height={32} /> : <Mark />}
        <span>
          {data.frame.alliance?.name}
          <small lang="zh-CN">{data.frame.alliance?.otherName}</small>
        </span>
      </Link>
      <Link className="btn quiet quick" to="/a/aurora/search">
        Search <kbd>Ctrl K</kbd>
      </Link>
      {zone && (
        <Preference className="seg">
          <button name="zone" value="local" aria-pressed={!zone.isUtc}>
            {zone.name} {zone.offset}
          </button>
          <button name="zone" value="utc" aria-pressed={zone.isUtc}>
            UTC
          </button>
        </Preference>
      )}
      <Language />
      <PersonMenu data={data} />
    </header>
  )
}
