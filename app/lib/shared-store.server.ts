/** What all processes of the portal have to know of one another: what somebody typed, how often somebody failed (quality rows 56, 60). */
export type SharedStore = {
  /** The text under a key, or undefined when there is none any more. */
  get(key: string): Promise<string | undefined>
  /** Keeps a text, in the place of what was there. @returns false for one longer than `longestValue` */
  set(key: string, value: string, keeping: Keeping): Promise<boolean>
  /** @param group the name of the group it was kept in */
  delete(key: string, group?: string): Promise<void>
  /** Notes that something has happened once more, at a time in epoch milliseconds; no two processes lose one another's. */
  note(key: string, at: number, limits: Noting): Promise<void>
  /** When it happened, oldest first. */
  times(key: string): Promise<number[]>
}

/** For how many milliseconds a text is kept, and with how many others of its group: the oldest goes first. */
export type Keeping = { lifetime: number; group?: { name: string; most: number } }

/** How many of the last times are remembered, and for how many milliseconds after the last of them. */
export type Noting = { most: number; window: number }

/** Characters; a full form, sealed, has a third of them. */
export const longestValue = 1_000_000
