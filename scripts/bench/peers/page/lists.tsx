import type { PageData } from "./data.ts"
import { useKit } from "./kit.ts"
import { Section } from "./section.tsx"

type Widgets = PageData["widgets"]

/** Big numbers with a note. */
export function Statistics({ of: { proposal, group, meeting, ballot } }: { of: Widgets["statistics"] }) {
  const { Link } = useKit()
  const facts = [
    {
      to: "/a/aurora/proposal",
      term: "Proposals",
      value: proposal.total,
      note: `${proposal.ongoing_total} in progress`,
    },
    { to: "/a/aurora/group", term: "Groups", value: group.total, note: `${group.mine_total} are yours` },
    { to: "/a/aurora/meeting", term: "Meetings", value: meeting.total, note: `${meeting.week_total} this week` },
    { to: "/a/aurora/vote", term: "Ballots", value: ballot.total, note: `${ballot.ongoing_total} open` },
  ]
  return (
    <section aria-label="Statistics">
      <dl className="stats">
        {facts.map(({ to, term, value, note }) => (
          <div key={term}>
            <dt>
              <Link to={to}>{term}</Link>
            </dt>
            <dd>
              {value.toLocaleString("en")}
              <small> {note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Items that need this person's action. */
export function Waiting({ of: { items }, texts }: { of: Widgets["waiting"]; texts: PageData["texts"] }) {
  const { Link } = useKit()
  return (
    <Section title="Needs my action" aside={<Link to="/a/aurora/account/needs-my-action">All of it</Link>}>
      <ul className="rows">
        {items.map(({ key, href, title, what, why, until, isSoon }) => (
          <li key={key}>
            {href ? <Link to={href}>{title}</Link> : <strong>{title}</strong>}
            <br />
            <small>
              {texts[what]} · {texts[why]} · {until ? <time dateTime={until.instant}>{until.text}</time> : "No end"}{" "}
              {isSoon && <span className="mark">closing soon</span>}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The latest notices. */
export function Notices({ of: notices }: { of: Widgets["notices"] }) {
  const { Link } = useKit()
  return (
    <Section title="Recent notices" aside={<Link to="/a/aurora/notice">All notices</Link>}>
      <ul className="rows">
        {notices.map(({ id, href, subject, isNew, group, sent }) => (
          <li key={id}>
            <Link to={href}>{subject}</Link> {isNew && <span className="mark">New</span>}
            <br />
            <small>
              {group ? (
                <Link className="ref" to={`/a/aurora/wg/${group.acronym}/about`}>
                  {group.acronym}
                </Link>
              ) : (
                "Alliance"
              )}{" "}
              · <time dateTime={sent.instant}>{sent.text}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const kinds = {
  meeting: "New meeting",
  ballot: "New ballot",
  notice: "New notice",
  schedule: "New event",
  topic_call: "New topic call",
  task: "New task",
}

/** Links to the forms for new records. */
export function Create({ targets }: { targets: PageData["member"]["create"] }) {
  const { Link } = useKit()
  const mine = targets.filter(({ isOther }) => !isOther)
  if (mine.length === 0) return null
  return (
    <div className="acts">
      <details className="pop">
        <summary className="btn primary">New</summary>
        <ul>
          {mine.map(({ module, href, acronym }) => (
            <li key={href}>
              <Link to={href}>
                {kinds[module]} · {acronym ?? "Whole alliance"}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Topic calls that are open or will open next. */
export function TopicCalls({ of: calls }: { of: Widgets["topicCalls"] }) {
  const { Link } = useKit()
  return (
    <Section title="Topic calls" aside={<Link to="/a/aurora/topic-call">All topic calls</Link>}>
      <ul className="rows">
        {calls.map(({ id, href, title, note, time, of }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            <br />
            <small>
              {of} · {note?.endsWith("open-until") ? "Open until" : "Opens"}{" "}
              {time && <time dateTime={time.instant}>{time.text}</time>}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
