import type { IntlShape } from "react-intl/server"

/** Formats a duration in whole minutes: "30 min", "7 h 30 min", "2 小时". A meeting that was ended early has seconds, too: they are rounded. */
export function minutesText(minutes: number, intl: IntlShape): string {
  const whole = minutes > 0 ? Math.max(1, Math.round(minutes)) : 0
  const values = { hours: Math.floor(whole / 60), minutes: whole % 60 }
  return intl.formatMessage({ id: "duration.minutes" }, values).trim()
}

/** A duration as form values: a preset, or `custom` with the amount. */
export function durationValue(amount: number, presets: readonly string[]) {
  const preset = presets.find((offered) => offered === String(amount))
  return preset ? { preset } : { preset: "custom", amount: String(amount) }
}
