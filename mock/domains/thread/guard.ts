import type { Discussed } from "#mock/engine/domain.ts"
import { type Found, foundRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import type { ActionOf } from "#mock/engine/rules.ts"
import { discussedOf } from "./discussed.ts"
import type { OfRecord } from "./following.ts"
import type { ThreadCommentRow, ThreadRow } from "./records.ts"
import { commentRules, threadListRules, threadRules } from "./rules.ts"

export type Named = { module?: unknown; key?: unknown }
type OfThread = UncheckedCall & { path: { id: string } }

export type FoundThread = Found<ThreadRow> & { discussed: Discussed }
export type FoundComment = FoundThread & { comment: ThreadCommentRow }

/**
 * Finds the record that a query or a body names, and refuses immediately who may not read it, or may not start a thread on it. The returned
 * function throws a field error if there is no such record.
 */
export function recordNamed(call: UncheckedCall, { module, key }: Named, action?: "create") {
  const { store, now, viewer } = call
  const world = { store, now }
  const on = { module, key, alliance_id: viewer.member.alliance_id } as OfRecord
  const discussed = typeof module === "string" && typeof key === "string" ? discussedOf(on, world) : undefined
  const refusal =
    discussed &&
    (action
      ? threadListRules.can(viewer.member, action, discussed, world)
      : threadListRules.read(viewer.member, discussed, world))
  if (refusal) throw refusal
  return () => {
    if (!discussed) throw fieldRefusal("key", "unknown_reference")
    return { on, discussed, world }
  }
}

/** Returns a guard: it finds the thread in the path of a call and checks that the user may take the action. */
export function findThread(action: ActionOf<typeof threadRules.table> | "read") {
  return (call: OfThread): FoundThread => {
    const found = foundRecord(call, call.store.rows.thread.get(call.path.id), threadRules, action)
    const discussed = discussedOf(found.record, found.world)
    if (!discussed) throw new Refusal("not_found")
    return { ...found, discussed }
  }
}

/** Returns a guard: it finds the comment in the path of a call and checks that the user may take the action. */
export function findComment(action: ActionOf<typeof commentRules.table>) {
  return (call: OfThread & { path: { comment_id: string } }): FoundComment => {
    const found = findThread("read")(call)
    const comment = call.store.rows.thread_comment.get(call.path.comment_id)
    if (comment?.thread_id !== found.record.id) throw new Refusal("not_found")
    return { ...found, comment: foundRecord(call, comment, commentRules, action).record }
  }
}

/** The log entry of an action on a thread: it is one of the record, and has no text. */
export function logOf(
  { viewer }: Pick<UncheckedCall, "viewer">,
  { module, key }: OfRecord,
  { alliance_id, group_id }: Discussed,
) {
  return { user: viewer.member, module, alliance_id, group_id, key, memo: null }
}
