import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Locale } from "#app/lib/locale.ts"
import { dateText } from "#app/lib/time.server.ts"

type Activity = components["schemas"]["Activity"]

/** The three lines of the chart, in the order of the legend (DASH-03). */
export const series = ["operation_total", "login_total", "login_member_total"] as const

const width = 300
const height = 100

/** The smallest "round" number (1, 2, 4 or 5 times a power of ten) at or above a value. */
export function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 2, 4, 5, 10].find((factor) => factor * power >= value) ?? 10) * power
}

/**
 * The chart as points of a 300 × 100 SVG, with its axis labels and table. Each table row is one string, `date|day|operations|logins|login
 * members`: as objects, the rows of 30 days were the largest part of the dashboard's data.
 * @param today current day in the time zone of the days; its data is incomplete, so the chart leaves it out
 */
export function activityView({ items: all }: Activity, intl: IntlShape, locale: Locale, today?: string) {
  const items = all.filter(({ date }) => date !== today)
  const top = Math.max(
    4,
    roundAbove(Math.max(0, ...items.map((item) => item.operation_total), ...items.map((item) => item.login_total))),
  )
  const x = (index: number) => Math.round((index * width) / Math.max(1, items.length - 1))
  const y = (value: number) => Math.round(height - (value * height) / top)
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => items[Math.round(share * (items.length - 1))])
  return {
    lines: series.map((name) => ({
      name,
      points: items.map((item, index) => `${x(index)},${y(item[name])}`).join(" "),
    })),
    scale: [1, 0.75, 0.5, 0.25, 0].map((share) => intl.formatNumber(top * share)),
    dates: marks.filter((item) => item !== undefined).map((item) => dateText(item.date, locale)),
    rows: all.map((item) =>
      [item.date, dateText(item.date, locale), ...series.map((name) => intl.formatNumber(item[name]))].join("|"),
    ),
  }
}
