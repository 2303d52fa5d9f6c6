import { useIntl } from "react-intl"
import { markTexts } from "#app/features/calendar/calendar.status.ts"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WidgetView } from "./dashboard.server.ts"

type View = WidgetView<"calendar">

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const

/** The current month with the number of entries per day, and the next entries (DASH-02). */
export function CalendarWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const whole = <a {...linkTo(paths.calendar(url))}>{intl.formatMessage({ id: "dashboard.calendar.whole" })}</a>
  return (
    <Section title={intl.formatMessage({ id: "dashboard.calendar.title" })} aside={whole}>
      <WidgetBody from={from} lines={7}>
        {(view) => (
          <>
            <Month view={view} />
            <ul className="rows">
              {view.next.map((event) => (
                <li key={`${event.module} ${event.id} ${event.mark}`}>
                  {linkedText(intl, event.subject, event.href)}
                  <br />
                  <small>
                    {intl.formatMessage({ id: `calendar.module.${event.module}` })} · <When event={event} />
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </WidgetBody>
    </Section>
  )
}

/** The time of an event, after the word for what happens then: "closes Fri 27 Nov, 15:00". */
function When({ event: { mark, when } }: { event: View["next"][number] }) {
  const intl = useIntl()
  const text = markTexts[mark]
  return (
    <>
      {text && intl.formatMessage({ id: text })} <Time moment={when} />
    </>
  )
}

function Month({ view: { title, today, weeks } }: { view: View }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const agenda = `${paths.calendar(url)}?view=agenda`
  return (
    <table className="mini">
      <caption>{title}</caption>
      <colgroup span={weekdays.length} />
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {intl.formatMessage({ id: `dashboard.calendar.weekday.${day}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, at) =>
              day ? <DayCell key={at} day={day} today={today} agenda={agenda} /> : <td key={at} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, today, agenda }: { day: string; today: string | undefined; agenda: string }) {
  const intl = useIntl()
  const [date = "", total] = day.split("|")
  const number = Number(date.slice(-2))
  return (
    <td aria-current={date === today ? "date" : undefined}>
      {Number(total) > 0 ? (
        <a className="day" {...linkTo(`${agenda}&date=${date}`)}>
          {number}
          <span className="vh">
            {intl.formatMessage({ id: "dashboard.calendar.entries" }, { total: Number(total) })}
          </span>
        </a>
      ) : (
        <span className="day">{number}</span>
      )}
    </td>
  )
}
