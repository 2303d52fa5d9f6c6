/** The texts of one meeting of the seed, all in one language. */
export type MeetingWords = {
  subject: string
  agenda: readonly string[]
  /** What was decided on each item of the agenda; only of a meeting that takes place before the anchor. */
  outcomes?: readonly string[]
  /** Why it was cancelled. */
  reason?: string
  place?: string
  /** The number of the proposal it is about. */
  proposal?: number
}

/** The meetings of an alliance by the acronym of their group, in the order of the plans; `alliance`: those of everyone. */
export type MeetingWordsOfAlliance = Readonly<Record<string, readonly MeetingWords[]>>

type More = Pick<MeetingWords, "proposal" | "place">

/** A meeting to come, or one that goes on. */
export function planned(subject: string, agenda: readonly string[], more: More = {}): MeetingWords {
  return { subject, agenda, ...more }
}

/** A meeting that is over: each item of its agenda with what was decided. */
export function held(subject: string, items: readonly (readonly [string, string])[], more: More = {}): MeetingWords {
  return { subject, agenda: items.map(([item]) => item), outcomes: items.map(([, outcome]) => outcome), ...more }
}

/** A meeting that was cancelled. */
export function cancelled(subject: string, agenda: readonly string[], reason: string, more: More = {}): MeetingWords {
  return { subject, agenda, reason, ...more }
}
