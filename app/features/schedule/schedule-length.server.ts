import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { datesBetween } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Length = Pick<components["schemas"]["ScheduleRow"], "start_time" | "end_time" | "duration">

const minutesOfDay = 24 * 60

/** Duration of an event: in hours within a day, otherwise in days; Monday morning to Tuesday evening is two days. Empty for a moment, such as a deadline. */
export function scheduleLength(
  { start_time, end_time, duration }: Length,
  { locale, zone }: Pick<RequestContext, "locale" | "zone">,
): string {
  const intl = serverIntl(locale)
  if (duration < minutesOfDay) return minutesText(duration, intl)
  const days = datesBetween(start_time, end_time, zone).length
  return intl.formatMessage({ id: "duration.days" }, { days })
}
