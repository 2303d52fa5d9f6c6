/** The durations a meeting is offered, in minutes (MEET-02); anything else is `custom`. The form knows them before its schema is loaded. */
export const presets = ["30", "60", "120", "180", "custom"] as const

/** Longest meeting in minutes: a week (contract: MeetingInput). */
export const longest = 10_080
