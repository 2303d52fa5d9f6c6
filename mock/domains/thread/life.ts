import { refuseStale } from "#mock/domains/member/stale.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { findComment, findThread, logOf, type FoundComment, type FoundThread } from "./guard.ts"
import { readComment } from "./handlers.ts"
import { mailMentioned } from "./mail.ts"
import type { ThreadCommentRow, ThreadRow } from "./records.ts"
import { commentRules, threadRules } from "./rules.ts"
import { commentRecord, commentStatus, statusOf, threadRecord } from "./view.ts"

/** Resolving and reopening threads; changing and deleting comments (DISC-01). */
export const threadLifeHandlers = {
  "thread.resolve": guarded(findThread("resolve"), (call, found) =>
    settle(call, "resolve", found, { resolver_id: call.viewer.member.id, resolved_time: call.now }),
  ),

  "thread.reopen": guarded(findThread("reopen"), (call, found) =>
    settle(call, "reopen", found, { resolver_id: null, resolved_time: null }),
  ),

  "thread.comment.update": guarded(findComment("update"), (call, found) => {
    const { comment, record: thread, discussed, world } = found
    refuseStale(comment, call.body.version, commentStatus(comment), call.store)
    const { mention_ids: before } = comment
    const written = readComment(call, call.body, discussed, { before })
    const done = changeComment(call, "update", found, { ...written, edited_time: call.now })
    const mention_ids = written.mention_ids.filter((id) => !before.includes(id))
    mailMentioned({ thread, record: discussed, author: call.viewer.member, mention_ids, world, source: call })
    return done
  }),

  "thread.comment.delete": guarded(findComment("delete"), (call, found) => {
    refuseStale(found.comment, call.body.version, commentStatus(found.comment), call.store)
    return changeComment(call, "delete", found, { content: null, mention_ids: [] })
  }),
} satisfies Handlers

function settle(
  call: SignedIn<Checked<"thread.resolve" | "thread.reopen">>,
  action: "resolve" | "reopen",
  { record, discussed, world }: FoundThread,
  changes: Pick<ThreadRow, "resolver_id" | "resolved_time">,
) {
  const { member } = call.viewer
  refuseStale(record, call.body.version, statusOf(record), call.store)
  const done = threadRules.perform(action, call, {
    record,
    change: () => call.store.rows.thread.put({ ...record, ...changes, ...changedBy(member, record, call.now) }),
    log: logOf(call, record, discussed),
  })
  return ok(threadRecord(done, member, world))
}

function changeComment(
  call: SignedIn<Checked<"thread.comment.update" | "thread.comment.delete">>,
  action: "update" | "delete",
  { comment, record, discussed, world }: FoundComment,
  changes: Partial<ThreadCommentRow>,
) {
  const { member } = call.viewer
  const done = commentRules.perform(action, call, {
    record: comment,
    change: () =>
      call.store.rows.thread_comment.put({ ...comment, ...changes, ...changedBy(member, comment, call.now) }),
    log: logOf(call, record, discussed),
  })
  return ok(commentRecord(done, member, world))
}
