import { describe, expect, test } from "vitest"
import { clockText, dropPlace, type Dragged } from "#app/features/calendar/drop-place.ts"

/** A meeting from 10:00 to 11:00; the pointer holds it five minutes below its start, or its end three minutes above it. */
const meeting = { start: 600, length: 60 }
const start: Dragged = { ...meeting, edge: "start", grip: 5 }
const end: Dragged = { ...meeting, edge: "end", grip: -3 }

/** A day that shows the hours from 08:00, none of which has passed. */
const day = { first: 8, from: 0 }

const placeOf = (...drag: Parameters<typeof dropPlace>) => {
  const place = dropPlace(...drag)
  return place && `${clockText(place.from)}-${clockText(place.to)}`
}

describe("CAL-01 where a dragged meeting would stand", () => {
  test.each([
    [605, "10:00-11:00"],
    [612, "10:00-11:00"],
    [613, "10:15-11:15"],
    [14 * 60 + 20, "14:15-15:15"],
    [480 + 5, "08:00-09:00"],
  ])("its start follows the pointer at minute %d in quarters of an hour: %s", (at, place) => {
    expect(placeOf(start, at, day)).toBe(place)
  })

  test.each([
    [660 - 3, "10:00-11:00"],
    [675 - 3, "10:00-11:15"],
    [720, "10:00-12:00"],
    [615, "10:00-10:15"],
    [24 * 60 - 18, "10:00-23:45"],
  ])("its end follows the pointer at minute %d, and its start stays: %s", (at, place) => {
    expect(placeOf(end, at, day)).toBe(place)
  })

  test("an end is after the start and on the same day", () => {
    for (const at of [600 - 3, 500, 24 * 60, 25 * 60]) expect(placeOf(end, at, day)).toBeUndefined()
  })

  test("nothing is dropped before the first hour, after the last one, or into what has passed", () => {
    expect(placeOf(start, 470, day)).toBeUndefined()
    expect(placeOf(start, 24 * 60 + 5, day)).toBeUndefined()
    const today = { first: 8, from: 12 * 60 + 1 }
    expect(placeOf(start, 12 * 60 + 5, today)).toBeUndefined()
    expect(placeOf(start, 12 * 60 + 20, today)).toBe("12:15-13:15")
    expect(placeOf(end, 11 * 60, today)).toBeUndefined()
  })
})
