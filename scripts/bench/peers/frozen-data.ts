/** A link with a note and a time, for lists and tables. */
export type Item = { id: string; href: string; title: string; note: string; time: string; group: string }

/** One day of the chart: a date and three numbers. */
type Day = { date: string; numbers: [number, number, number] }

const times = <Value>(count: number, make: (number: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

const dateOf = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString()

function itemsOf(kind: string, count: number): Item[] {
  return times(count, (at) => ({
    id: `${kind}-${at}`,
    href: `/a/aurora/${kind}/${at}`,
    title: `The ${kind} number ${at} of the working group about optical modules`,
    note: `Note ${at}`,
    time: dateOf(at),
    group: `OM${at}`,
  }))
}

/** What the loaders of the frozen dashboard return. Frozen, too: see `frozen-page.tsx`. */
export const frozenData = {
  person: "Ada Example",
  alliance: { name: "Aurora Alliance", otherName: "极光联盟" },
  pages: times(11, (at) => ({ href: `/a/aurora/page-${at}`, title: `Page ${at}` })),
  own: times(9, (at) => ({ href: `/a/aurora/account/${at}`, title: `My page ${at}`, count: at % 2 })),
  groups: times(13, (at) => ({
    href: `/a/aurora/wg/OM${at}/about`,
    acronym: `OM${at}`,
    name: `Optical modules ${at}`,
  })),
  statistics: times(4, (at) => ({
    href: `/a/aurora/statistic-${at}`,
    term: `Records ${at}`,
    value: 1000 * at,
    note: `${at} of them new`,
  })),
  waiting: itemsOf("waiting", 6),
  recent: itemsOf("meeting", 8),
  ending: itemsOf("proposal", 3),
  next: itemsOf("event", 5),
  notices: itemsOf("notice", 8),
  calls: itemsOf("topic-call", 5),
  weeks: times(5, (week) => times(7, (day) => ({ day: week * 7 + day + 1, events: (week + day) % 5 === 0 ? 2 : 0 }))),
  activity: times(30, (at): Day => ({ date: dateOf(at), numbers: [200 + at, 40 + at, 30 - at] })),
}

export type FrozenData = typeof frozenData
