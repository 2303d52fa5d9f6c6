import type { DaySpan } from "./day-layout.ts"

/** Minutes between two times at which a record can be dropped. */
const step = 15

/** What is dragged: the whole record, or its end alone, which changes how long it lasts. */
export type Dragged = {
  edge: "start" | "end"
  /** Minute of the day at which it starts. */ start: number
  /** Minutes that it lasts on that day. */ length: number
  /** Minutes between the dragged edge and the pointer. */ grip: number
}

/** The day below the pointer: the first hour that is shown, and the first minute to come. */
export type DropDay = { first: number; from: number }

/**
 * The minutes of the day that a dragged record would take, in steps of a quarter of an hour (CAL-01).
 * @param at minute of the day below the pointer
 * @returns undefined where it cannot be dropped: in the past, outside the day, an end that is not after the start
 */
export function dropPlace({ edge, start, length, grip }: Dragged, at: number, day: DropDay): DaySpan | undefined {
  const minute = Math.round((at - grip) / step) * step
  if (minute >= 24 * 60 || minute < day.from) return undefined
  if (edge === "end") return minute > start ? { from: start, to: minute } : undefined
  return minute >= day.first * 60 ? { from: minute, to: minute + length } : undefined
}

/** A minute of the day as the forms of the records take it: "09:15". */
export const clockText = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")
