/** The durations a meeting is offered, in minutes (specification 9); anything else is `custom`. */
export const presets = ["30", "60", "120", "180", "custom"] as const

/** Longest meeting in minutes: a week (contract: MeetingInput). */
export const longest = 10_080

/** A duration as the form shows it. */
export function durationFields(minutes: number): { preset: (typeof presets)[number]; minutes?: string } {
  const preset = presets.find((offered) => offered === String(minutes))
  return preset ? { preset } : { preset: "custom", minutes: String(minutes) }
}
