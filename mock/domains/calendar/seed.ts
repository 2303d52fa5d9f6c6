import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { hashOfKey } from "./feed-key.ts"

/** The key used in the contract's examples. */
const exampleKey = "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_8"

/** One feed that has been read, and one that has not been read yet. */
export function seedFeeds({ builder, data, groups, person }: AllianceSeed): void {
  const made = { alliance_id: `alliance-${data.key}`, record: null, created_time: builder.at(-20, "02:00") }
  builder.add("calendar_feed", {
    ...made,
    id: `calendar-feed-${data.key}-1`,
    member_id: person("member").id,
    group_id: groups[0].id,
    key_hash: hashOfKey(data.key === "aurora" ? exampleKey : `${data.key} has no example`),
    last_read_time: null,
  })
  builder.add("calendar_feed", {
    ...made,
    id: `calendar-feed-${data.key}-2`,
    member_id: person("admin").id,
    group_id: null,
    key_hash: hashOfKey(`nobody knows the key of ${data.key}`),
    last_read_time: builder.at(-1, "06:45"),
  })
}
