import { allianceNumber, eventReference, groupNumber, type Numbered } from "#app/parts/event-number.ts"

/** The number of a meeting in its alliance, as people cite it: "M-118" (MEET-01). */
export const meetingNumber = (meeting: Pick<Numbered, "number">) => allianceNumber("M", meeting)

/** The number of a meeting in its group: "COPT-M-58"; undefined outside of a group. */
export const groupMeetingNumber = (meeting: Omit<Numbered, "number">) => groupNumber("M", meeting)

/** The one number that names a meeting: the group's where there is one. */
export const meetingReference = (meeting: Numbered) => eventReference("M", meeting)
