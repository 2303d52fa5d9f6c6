/** Minutes of a day, by the clock on the wall: from 0 to 1440. */
export type DaySpan = { from: number; to: number }

/** Where an entry stands in the column of its day: minutes, the first of the columns that are its own, and their number. */
export type DayPlace = DaySpan & { column: number; columns: number; width: number }

const dayEnd = 24 * 60

/** Minutes that an entry is high at least, so that its time and subject can be read: a moment, or a meeting of five minutes. */
const leastHeight = 30

/** The span as it is shown: not lower than `leastHeight`, and inside the day. */
function shownSpan({ from, to }: DaySpan): DaySpan {
  const start = Math.min(from, dayEnd - leastHeight)
  return { from: start, to: Math.min(dayEnd, Math.max(to, start + leastHeight)) }
}

/** The columns from that of an entry to the next one in which something takes place at the same time. */
function freeColumns(place: DayPlace, group: readonly DayPlace[]): number {
  const next = group
    .filter(({ column, from, to }) => column > place.column && from < place.to && place.from < to)
    .map(({ column }) => column)
  return Math.min(place.columns, ...next) - place.column
}

/**
 * Places the entries of one day to scale. Entries that overlap stand side by side: each in the first column that is free at its start, and
 * in those after it that are free as long as it lasts. All those that are connected by overlaps have columns of the same width (CAL-01).
 * @returns the places in the order of the spans
 */
export function dayLayout(spans: readonly DaySpan[]): DayPlace[] {
  const places = spans.map((span) => ({ ...shownSpan(span), column: 0, columns: 1, width: 1 }))
  let group: DayPlace[] = []
  const groups = new Set<DayPlace[]>()
  let ends: number[] = [] // of each column of the group
  for (const place of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= place.from)) [group, ends] = [[], []]
    const free = ends.findIndex((end) => end <= place.from)
    place.column = free < 0 ? ends.length : free
    ends[place.column] = place.to
    group.push(place)
    groups.add(group)
    for (const member of group) member.columns = ends.length
  }
  for (const members of groups) for (const member of members) member.width = freeColumns(member, members)
  return places
}

/** The hours that the view shows: a working day, and each hour before or after it in which something takes place. */
export function shownHours(places: readonly DaySpan[]): { first: number; last: number } {
  const from = places.map((place) => Math.floor(place.from / 60))
  const to = places.map((place) => Math.ceil(place.to / 60))
  return { first: Math.min(8, ...from), last: Math.max(19, ...to) }
}
