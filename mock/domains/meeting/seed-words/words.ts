/** The texts of one seeded meeting, all in one language. */
export type MeetingWords = {
  subject: string
  agenda: readonly string[]
  /** The outcome of each agenda item; only for meetings before the anchor. */
  outcomes?: readonly string[]
  /** The reason for the cancellation. */
  reason?: string
  place?: string
  /** The number of the proposal that the meeting is about. */
  proposal?: number
}

/** The meetings of an alliance by the acronym of their group, in the order of the plans; `alliance`: meetings of the whole alliance. */
export type MeetingWordsOfAlliance = Readonly<Record<string, readonly MeetingWords[]>>

type More = Pick<MeetingWords, "proposal" | "place">

/** A meeting that is coming or running. */
export function planned(subject: string, agenda: readonly string[], more: More = {}): MeetingWords {
  return { subject, agenda, ...more }
}

/** A meeting that is over: each agenda item with its outcome. */
export function held(subject: string, items: readonly (readonly [string, string])[], more: More = {}): MeetingWords {
  return { subject, agenda: items.map(([item]) => item), outcomes: items.map(([, outcome]) => outcome), ...more }
}

/** A meeting that was cancelled. */
export function cancelled(subject: string, agenda: readonly string[], reason: string, more: More = {}): MeetingWords {
  return { subject, agenda, reason, ...more }
}
