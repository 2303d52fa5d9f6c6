/** Minutes of a day, by the clock on the wall: from 0 to 1440. */
export type DaySpan = { from: number; to: number }

/** Where an entry stands in the column of its day: minutes, and the part of the width that is its own. */
export type DayPlace = DaySpan & { column: number; columns: number }

const dayEnd = 24 * 60

/** Minutes that an entry is high at least, so that its time and subject can be read: a moment, or a meeting of five minutes. */
const leastHeight = 30

/** The span as it is shown: not lower than `leastHeight`, and inside the day. */
function shownSpan({ from, to }: DaySpan): DaySpan {
  const start = Math.min(from, dayEnd - leastHeight)
  return { from: start, to: Math.min(dayEnd, Math.max(to, start + leastHeight)) }
}

/**
 * Places the entries of one day to scale. Entries that overlap stand side by side: each in the first column that is free at its start, all
 * those that are connected by overlaps with the same width (CAL-01).
 * @returns the places in the order of the spans
 */
export function dayLayout(spans: readonly DaySpan[]): DayPlace[] {
  const places = spans.map((span) => ({ ...shownSpan(span), column: 0, columns: 1 }))
  let group: DayPlace[] = []
  let ends: number[] = [] // of each column of the group
  for (const place of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= place.from)) [group, ends] = [[], []]
    const free = ends.findIndex((end) => end <= place.from)
    place.column = free < 0 ? ends.length : free
    ends[place.column] = place.to
    group.push(place)
    for (const member of group) member.columns = ends.length
  }
  return places
}

/** The hours that the view shows: a working day, and each hour before or after it in which something takes place. */
export function shownHours(places: readonly DaySpan[]): { first: number; last: number } {
  const from = places.map((place) => Math.floor(place.from / 60))
  const to = places.map((place) => Math.ceil(place.to / 60))
  return { first: Math.min(8, ...from), last: Math.max(19, ...to) }
}
