import type { PageData } from "./data.ts"
import { Section } from "./section.tsx"
import { ActivityTable } from "./tables.tsx"

type View = PageData["widgets"]["activity"]

const series = {
  operation_total: { text: "Operations", className: "ln" },
  login_total: { text: "Logins", className: "ln b" },
  login_member_total: { text: "Login members", className: "ln c" },
}

function Chart({ of: { lines, scale, dates } }: { of: View }) {
  return (
    <>
      <div className="legend">
        {lines.map(({ name }) => (
          <span key={name}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={series[name].className} d="M0 4h28" />
            </svg>
            {series[name].text}
          </span>
        ))}
      </div>
      <figure className="chart" role="group" aria-label="Activity chart; the table below has the numbers">
        <div className="y" aria-hidden="true">
          {scale.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="grid"
            vectorEffect="non-scaling-stroke"
            fill="none"
            d="M0 0h300M0 25h300M0 50h300M0 75h300"
          />
          {lines.map(({ name, points }) => (
            <polyline key={name} className={series[name].className} points={points} />
          ))}
        </svg>
        <div className="x" aria-hidden="true">
          {dates.map((date) => (
            <span key={date}>{date}</span>
          ))}
        </div>
      </figure>
    </>
  )
}

/** The last 30 days, as a chart and as numbers. */
export function Activity({ of }: { of: View }) {
  return (
    <Section title="Activity, last 30 days">
      <Chart of={of} />
      <ActivityTable of={of.rows} />
    </Section>
  )
}
