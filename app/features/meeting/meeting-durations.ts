/** The durations a meeting is offered, in minutes (specification 9); anything else is `custom`. */
export const presets = ["30", "60", "120", "180", "custom"] as const

/** Longest meeting in minutes: a week (contract: MeetingInput). */
export const longest = 10_080
