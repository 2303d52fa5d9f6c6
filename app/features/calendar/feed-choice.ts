/** The kinds of records that have feeds of their own. */
export const feedModules = ["meeting", "ballot", "schedule"] as const

type FeedModule = (typeof feedModules)[number]

/** What a feed may hold: what the person takes part in, a group, or one record (CAL-03). */
export type FeedChoice = { group_acronym?: string; record?: { module: FeedModule; key: string } }

/** A choice as the value of a control: `person`, `group COPT`, `meeting meeting-6`. */
export function feedValue({ group_acronym, record }: FeedChoice): string {
  if (record) return `${record.module} ${record.key}`
  return group_acronym === undefined ? "person" : `group ${group_acronym}`
}

/** The choice that a control's value means; undefined for a value no control has. */
export function feedChoice(value: string): FeedChoice | undefined {
  const [kind = "", key = ""] = value.split(" ")
  if (value === "person") return {}
  if (key === "") return undefined
  if (kind === "group") return { group_acronym: key }
  const module = feedModules.find((known) => known === kind)
  return module && { record: { module, key } }
}
