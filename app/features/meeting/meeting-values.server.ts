import type { Locale } from "#app/lib/locale.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { durationValue } from "#app/parts/duration/duration.ts"
import { selectionValue } from "#app/parts/participants/selection-value.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Meeting } from "./meeting-access.server.ts"
import { presets } from "./meeting-durations.ts"
import type { MeetingValues } from "./meeting-values.ts"

/** When a new meeting begins unless somebody says otherwise: the next day, in the middle of the morning. */
const usualTime = "10:00"

/** A meeting nobody has described yet: tomorrow for an hour, with everyone. */
export function newMeeting({ now, zone }: Pick<RequestContext, "now" | "zone">): MeetingValues {
  return {
    description: { format: "markdown" },
    start: dayAfter(instantOf(now), zone.zone, usualTime),
    duration: { preset: "60" },
    participants: { who: "everyone", chosen: [] },
    documentation: [],
  }
}

/** A meeting as its form shows it, its start in the zone in which it was entered (I18N-04). */
export function valuesOf(meeting: Meeting, locale: Locale): MeetingValues {
  const { subject, description, location, participants, documentation, version } = meeting
  return {
    subject,
    description,
    start: wallTimeOf(meeting.start_time, meeting.timezone),
    duration: durationValue(meeting.duration, presets),
    location: location ?? undefined,
    participants: selectionValue(participants, locale),
    documentation: documentation.map(attachmentValue),
    version,
  }
}
