import { instantOf } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Meeting } from "./meeting-access.server.ts"
import { durationFields } from "./meeting-durations.ts"
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

function chosenOf({ members, groups }: Meeting["participants"], locale: Locale): string[] {
  const people = members.map((member) => {
    const { name: text, organization: note } = personView(member, locale)
    return participantValue({ kind: "member", id: member.id, text, note })
  })
  const wholeGroups = groups.map((group) =>
    participantValue({ kind: "group", id: group.acronym, text: nameIn(locale, group), note: group.acronym }),
  )
  return [...wholeGroups, ...people]
}

/** A meeting as its form shows it, its start in the zone in which it was entered (I18N-04). */
export function valuesOf(meeting: Meeting, locale: Locale): MeetingValues {
  const { subject, description, location, participants, documentation, version } = meeting
  return {
    subject,
    description,
    start: wallTimeOf(meeting.start_time, meeting.timezone),
    duration: durationFields(meeting.duration),
    location: location ?? undefined,
    participants: {
      who: participants.is_everyone ? "everyone" : "selected",
      chosen: chosenOf(participants, locale),
    },
    documentation: documentation.map(attachmentValue),
    version,
  }
}
