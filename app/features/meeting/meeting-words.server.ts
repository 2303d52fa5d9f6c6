import type { IntlShape } from "react-intl/server"

/** A duration in minutes as people say it: "30 min", "7 h 30 min", "2 小时". */
export function durationText(minutes: number, intl: IntlShape): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return intl.formatMessage({ id: "meeting.duration" }, values).trim()
}

/** How many take part: "All 63", or the number of those who were chosen (MEET-01). */
export function participantsText(
  { is_everyone, total }: { is_everyone: boolean; total: number },
  intl: IntlShape,
): string {
  return is_everyone ? intl.formatMessage({ id: "event.everyone" }, { total }) : intl.formatNumber(total)
}
