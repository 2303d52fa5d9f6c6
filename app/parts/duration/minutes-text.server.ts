import type { IntlShape } from "react-intl/server"

/** A duration in minutes as people say it: "30 min", "7 h 30 min", "2 小时". */
export function minutesText(minutes: number, intl: IntlShape): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return intl.formatMessage({ id: "duration.minutes" }, values).trim()
}
