type Numbered = { number: number; group_number: number | null; group: { acronym: string } | null }

/** The number of a meeting in its alliance, as people cite it: "M-118" (MEET-01). */
export function meetingNumber({ number }: Pick<Numbered, "number">): string {
  return `M-${number}`
}

/** The number of a meeting in its group: "COPT-M-58"; undefined outside of a group. */
export function groupMeetingNumber({ group_number, group }: Omit<Numbered, "number">): string | undefined {
  return group && group_number !== null ? `${group.acronym}-M-${group_number}` : undefined
}

/** The one number that names a meeting: the group's where there is one. */
export function meetingReference(meeting: Numbered): string {
  return groupMeetingNumber(meeting) ?? meetingNumber(meeting)
}
