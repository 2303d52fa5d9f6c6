import type { PageData } from "./data.ts"
import { useKit } from "./kit.ts"
import { Section } from "./section.tsx"

type View = PageData["widgets"]["calendar"]

const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

function DayCell({ day: text, today }: { day: string; today: string | undefined }) {
  const { Link } = useKit()
  const [date = "", entries] = text.split("|")
  const [day, total] = [Number(date.slice(-2)), Number(entries)]
  return (
    <td aria-current={date === today ? "date" : undefined}>
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

/** The calendar of this month, and the next events. */
export function Calendar({ of: { title, today, weeks, next } }: { of: View }) {
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
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, at) => (day ? <DayCell key={at} day={day} today={today} /> : <td key={at} />))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="rows">
        {next.map(({ id, module, subject, when }) => (
          <li key={id}>
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
