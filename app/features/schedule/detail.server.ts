import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { moment, zoneHere } from "#app/lib/time.server.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { Schedule } from "./schedule-access.server.ts"
import { scheduleLength } from "./schedule-length.server.ts"
import { isReminderPast, scheduleStateOf } from "./schedule.status.ts"

/** A schedule for its page, formatted for one person. */
export function scheduleView(schedule: Schedule, context: RequestContext) {
  const { locale, zone, now } = context
  const style = { locale, zone }
  const { id, subject, type, version, actions, subscription_reminder, subscriber_total } = schedule
  const { alliance } = context
  return {
    id,
    subject,
    type,
    state: scheduleStateOf(schedule, now),
    version,
    can: {
      update: actions.includes("update"),
      cancel: actions.includes("cancel"),
      subscribe: actions.includes("subscribe"),
      unsubscribe: actions.includes("unsubscribe"),
    },
    start: moment(schedule.start_time, style),
    end: moment(schedule.end_time, style),
    zone: zoneHere({ zone, locale, now }),
    duration: scheduleLength(schedule, context),
    location: locationView(schedule.location),
    creator: personView(schedule.creator, locale),
    created: moment(schedule.created_time, style),
    html: richTextHtml(schedule.description, { alliance }),
    reminder: subscription_reminder ?? undefined,
    isReminderPast: isReminderPast(schedule, now),
    subscribers: subscriber_total,
    keys: { subscribe: newIdempotencyKey(), unsubscribe: newIdempotencyKey() },
  }
}

export type ScheduleView = ReturnType<typeof scheduleView>

/** A schedule as a calendar entry (CAL-03), shown as free time. @param alliance URL segment of the alliance */
export function scheduleEntry(schedule: Schedule, locale: Locale, alliance: string): CalendarEntry {
  return {
    module: "schedule",
    key: schedule.id,
    sequence: schedule.version,
    created: schedule.created_time,
    start: schedule.start_time,
    end: schedule.end_time,
    subject: schedule.subject,
    lines: [serverIntl(locale).formatMessage({ id: `schedule.type.${schedule.type}` })],
    location: schedule.location,
    page: schedulePaths.detail(alliance, schedule.id),
    isCancelled: schedule.status === "cancel",
    isBusy: false,
  }
}
