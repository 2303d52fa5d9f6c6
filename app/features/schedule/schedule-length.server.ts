import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { datesBetween } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Length = Pick<components["schemas"]["ScheduleRow"], "start_time" | "end_time" | "timezone" | "duration">

const minutesOfDay = 24 * 60

/**
 * Duration of an event: in hours within a day, otherwise in days; Monday morning to Tuesday evening is two days. They are counted in the
 * zone of the event, so that every reader sees the same number. Empty for a moment, such as a deadline.
 */
export function scheduleLength(
  { start_time, end_time, timezone, duration }: Length,
  { locale }: Pick<RequestContext, "locale">,
): string {
  const intl = serverIntl(locale)
  if (duration < minutesOfDay) return minutesText(duration, intl)
  const days = datesBetween(start_time, end_time, timezone).length
  return intl.formatMessage({ id: "duration.days" }, { days })
}
