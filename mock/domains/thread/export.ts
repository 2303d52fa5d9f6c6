import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { ExportedRecord, ExportRow } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { anchorRecord } from "./anchor.ts"
import { discussedOf } from "./discussed.ts"
import { type OfRecord, threadsOn } from "./following.ts"
import { commentsOf } from "./rules.ts"
import { statusOf } from "./view.ts"

const headings = { thread: "讨论串", revision: "修订版", quote: "引文", topic: "议题", text: "内容" }

/** The threads on a record that the user may read, as a table of an export with one row for each comment; no table without comments. */
export function threadTables(on: OfRecord, world: World): ExportedRecord["tables"] {
  const record = discussedOf(on, world)
  if (!record) return []
  const rows = threadsOn(on, world).flatMap((thread) => {
    const anchor = anchorRecord(thread.anchor, record)
    const about = {
      revision: anchor?.revision?.number ?? null,
      quote: anchor?.quote ?? null,
      topic: anchor?.topic ?? null,
    }
    return commentsOf(thread, world).flatMap(({ content, creator_id, created_time }): ExportRow[] =>
      content
        ? [
            {
              thread: thread.id,
              ...about,
              status: statusOf(thread),
              creator: memberRefOf(world.store, creator_id),
              created_time: toText(created_time),
              text: content.text,
            },
          ]
        : [],
    )
  })
  return rows.length > 0 ? [{ name: { english: "Discussion", chinese: "讨论" }, headings, rows }] : []
}
