import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { recordRefOf } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import { anchorRecord } from "./anchor.ts"
import { discussedOf } from "./discussed.ts"
import type { ThreadCommentRow, ThreadRow } from "./records.ts"
import { commentRules, commentsOf, threadRules } from "./rules.ts"

type Schemas = components["schemas"]

const textOf = (time: Instant | null) => (time === null ? null : toText(time))

/** Whether a thread is open or resolved, ignoring whether its record is closed. */
export const statusOf = ({ resolved_time }: ThreadRow): Schemas["ThreadStatus"] =>
  resolved_time === null ? "open" : "resolved"

/** Whether a comment is there or deleted. */
export const commentStatus = ({ content }: ThreadCommentRow): Schemas["ThreadCommentStatus"] =>
  content === null ? "deleted" : "posted"

/** Converts a comment to the contract's shape. */
export function commentRecord(comment: ThreadCommentRow, user: MemberRow, world: World): Schemas["ThreadComment"] {
  const { id, version, content, mention_ids, creator_id, created_time, edited_time } = comment
  return {
    id,
    version,
    actions: commentRules.actions(user, comment, world),
    status: commentStatus(comment),
    content,
    mentions: mention_ids.map((member) => memberRefOf(world.store, member)),
    creator: memberRefOf(world.store, creator_id),
    created_time: toText(created_time),
    edited_time: textOf(edited_time),
  }
}

/** Reference to the record of threads that the user may read. */
export function recordOf(
  { module, key }: Pick<ThreadRow, "module" | "key">,
  user: MemberRow,
  world: World,
): Schemas["RecordRef"] {
  const record = recordRefOf(module, key, user, world)
  if (!record) throw new Error(`threads on ${module} ${key}, which ${user.id} may not read`)
  return record
}

/** What a thread is about, if not its whole record. */
function anchorOf(thread: ThreadRow, world: World): Schemas["ThreadAnchor"] | null {
  const record = discussedOf(thread, world)
  return record ? anchorRecord(thread.anchor, record) : null
}

/** Converts a thread to the contract's shape, with all its comments. */
export function threadRecord(thread: ThreadRow, user: MemberRow, world: World): Schemas["Thread"] {
  const { id, version, creator_id, created_time, resolver_id, resolved_time } = thread
  return {
    id,
    version,
    actions: threadRules.actions(user, thread, world),
    status: statusOf(thread),
    record: recordOf(thread, user, world),
    anchor: anchorOf(thread, world),
    creator: memberRefOf(world.store, creator_id),
    created_time: toText(created_time),
    resolved_by: resolver_id === null ? null : memberRefOf(world.store, resolver_id),
    resolved_time: textOf(resolved_time),
    comments: commentsOf(thread, world).map((comment) => commentRecord(comment, user, world)),
  }
}
