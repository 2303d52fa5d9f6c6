import type { IntlShape } from "react-intl/server"

/** Formats a duration in minutes: "30 min", "7 h 30 min", "2 小时". */
export function minutesText(minutes: number, intl: IntlShape): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return intl.formatMessage({ id: "duration.minutes" }, values).trim()
}

/** A duration as form values: a preset, or `custom` with the amount. */
export function durationValue(amount: number, presets: readonly string[]) {
  const preset = presets.find((offered) => offered === String(amount))
  return preset ? { preset } : { preset: "custom", amount: String(amount) }
}
