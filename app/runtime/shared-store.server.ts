/** A store for data that all processes of the portal share: drafts, ended sessions and failed attempts (quality rows 56, 60). */
export type SharedStore = {
  /** Returns the text under a key, or undefined if there is none or it has expired. */
  get(key: string): Promise<string | undefined>
  /** Stores a text and replaces the previous one. @returns false if it is longer than `longestValue` */
  set(key: string, value: string, keeping: EntryOptions): Promise<boolean>
  /** Deletes a text. @param group the name of the group in which it was stored */
  delete(key: string, group?: string): Promise<void>
  /** Records an event at a time in epoch milliseconds. Concurrent events of several processes are all recorded. */
  note(key: string, at: number, limits: EventLimits): Promise<void>
  /** Returns the times of the recorded events, oldest first. */
  times(key: string): Promise<number[]>
}

/**
 * Lifetime of a text in milliseconds, and the maximum number of texts in its group: the oldest is removed first. `mustStay`: it is not
 * removed to make room for others.
 */
export type EntryOptions = { lifetime: number; group?: { name: string; most: number }; mustStay?: true }

/** How many of the last events are kept, and for how many milliseconds after the last one. */
export type EventLimits = { most: number; window: number }

/** Maximum characters of a text; the largest form, sealed, has a third of that. */
export const longestValue = 1_000_000
