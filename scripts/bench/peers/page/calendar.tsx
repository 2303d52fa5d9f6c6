import type { PageData } from "./data.ts"
import { useKit } from "./kit.ts"
import { Section } from "./section.tsx"

type View = PageData["widgets"]["calendar"]
type Day = View["weeks"][number][number]

const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

function DayCell({ day: { date, day, total, isInMonth, isToday } }: { day: Day }) {
  const { Link } = useKit()
  if (!isInMonth) return <td />
  return (
    <td aria-current={isToday ? "date" : undefined}>
      {total > 0 ? (
        <Link className="day" to={`/a/aurora/calendar?view=agenda&date=${date}`}>
          {day} <span className="vh">{total === 1 ? "1 entry" : `${total} entries`}</span>
        </Link>
      ) : (
        <span className="day">{day}</span>
      )}
    </td>
  )
}

/** This month, and what comes next. */
export function Calendar({ of: { title, weeks, next } }: { of: View }) {
  const { Link } = useKit()
  return (
    <Section title="Calendar" aside={<Link to="/a/aurora/calendar">Whole calendar</Link>}>
      <table className="cal mini">
        <caption>{title}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="rows">
        {next.map(({ key, id, module, subject, when }) => (
          <li key={key}>
            {module === "ballot" || module === "meeting" || module === "schedule" ? (
              <Link to={`/a/aurora/${module}/${id}`}>{subject}</Link>
            ) : (
              subject
            )}
            <br />
            <small>
              <time dateTime={when.instant}>{when.text}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
