import type { FrozenData } from "./frozen-data.ts"
import { useKit } from "./kit.ts"

/** A form that saves a preference: one button for each value. */
export function Preference({ name, values }: { name: string; values: string[] }) {
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="back" value="/a/aurora/dashboard" />
      <div className="seg">
        {values.map((value) => (
          <button key={value} name={name} value={value} aria-pressed="false">
            {value}
          </button>
        ))}
      </div>
    </form>
  )
}

/** The frozen header. */
export function Header({ data: { person, alliance, own } }: { data: FrozenData }) {
  const { Link } = useKit()
  return (
    <header className="top">
      <Link className="brand" to="/a/aurora/dashboard">
        <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d="M3 33h34M6 33a14 14 0 0 1 28 0M12.5 33a7.5 7.5 0 0 1 15 0" />
          <path d="M6 19C10 10 15 7 20 7s10 3 14 12" strokeDasharray="5 3" />
        </svg>
        <span>
          {alliance.name}
          <small lang="zh-CN">{alliance.otherName}</small>
        </span>
      </Link>
      <form className="find" action="/a/aurora/search">
        <input name="q" aria-label="Search" />
        <kbd>Ctrl K</kbd>
      </form>
      <Preference name="zone" values={["local", "utc"]} />
      <Preference name="locale" values={["zh"]} />
      <details className="pop person">
        <summary>
          <span className="av">AE</span>
          <span className="name">{person}</span>
        </summary>
        <ul>
          {own.map(({ href, title, count }) => (
            <li key={href}>
              <Link to={href}>
                {title} {count > 0 && <span className="n">{count}</span>}
              </Link>
            </li>
          ))}
          <li>
            <Preference name="zone" values={["utc"]} />
          </li>
          <li>
            <Preference name="locale" values={["zh"]} />
          </li>
        </ul>
      </details>
    </header>
  )
}

/** The frozen navigation. */
export function Navigation({ data: { pages, groups } }: { data: FrozenData }) {
  const { Link } = useKit()
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <Link to={href}>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>Groups</p>
      <ul>
        {groups.map(({ href, acronym, name }) => (
          <li key={href}>
            <Link to={href}>
              <span className="ref">{acronym}</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
