import type { components } from "#openapi/generated/schema.d.ts"
import { threadStatusValues } from "#openapi/generated/values/thread-status.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import type { World } from "#mock/engine/rules.ts"
import { showsImage } from "#mock/engine/images.ts"
import { writeLog } from "#mock/engine/log.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { newRecord } from "#mock/engine/change.ts"
import type { Rows } from "#mock/engine/store/rows.ts"
import type { Discussed, SearchEntry } from "#mock/engine/domain.ts"
import { followersOf, setFollowing, threadsOn } from "./following.ts"
import { anchorTotals, readAnchor } from "./anchor.ts"
import { findThread, logOf, type Named, recordNamed } from "./guard.ts"
import { mailComment } from "./mail.ts"
import type { ThreadCommentRow, ThreadRow } from "./records.ts"
import { commentsOf, threadListRules, threadRules } from "./rules.ts"
import { commentRecord, recordOf, statusOf, threadRecord } from "./view.ts"

type Schemas = components["schemas"]

const bodyOf = (body: unknown): Named => (typeof body === "object" && body !== null ? body : {})

/** The texts of a thread that the search looks in. */
function textsOf(thread: ThreadRow, { store }: World): (string | null)[] {
  return commentsOf(thread, { store }).flatMap(({ content, creator_id }) => {
    const { name, real_name } = memberRefOf(store, creator_id)
    return [content?.text ?? null, name, real_name]
  })
}

/** Reading threads, starting them, and following records (DISC-01). */
export const threadHandlers = {
  "thread.list": guarded(
    (call) => recordNamed(call, call.query),
    ({ viewer: { member }, query }, find) => {
      const { on, discussed, world } = find()
      const { sort = "-created_time", q, status } = query
      const filtered = threadsOn(on, world).filter((thread) => matches(q, textsOf(thread, world)))
      const rows = filtered.filter((thread) => !status || status.includes(statusOf(thread)))
      const keys = { created_time: ({ created_time }: ThreadRow) => created_time }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (thread) => threadRecord(thread, member, world)),
        actions: threadListRules.actions(member, discussed, world),
        counts: countBy(filtered, threadStatusValues, statusOf),
        record: recordOf(on, member, world),
        anchors: anchorTotals(
          threadsOn(on, world).map((thread) => ({ thread, comments: commentsOf(thread, world) })),
          discussed,
        ),
        is_following: followersOf(on, discussed, world).includes(member.id),
      })
    },
  ),

  "thread.get": guarded(findThread("read"), ({ viewer }, { record, world }) =>
    ok(threadRecord(record, viewer.member, world)),
  ),

  "thread.create": guarded(
    (call) => recordNamed(call, bodyOf(call.body), "create"),
    (call, find) => {
      const { store, viewer, body } = call
      const { on, discussed, world } = find()
      const { anchor, ...written } = readStart(call, body, discussed)
      const thread: ThreadRow = { ...newRecord(call, "thread"), ...on, anchor, resolver_id: null, resolved_time: null }
      threadListRules.perform("create", call, {
        record: discussed,
        change: () => {
          store.rows.thread.put(thread)
          store.rows.thread_comment.put(newComment(call, thread, written))
          return discussed
        },
        log: logOf(call, on, discussed),
      })
      tell(call, { thread, discussed, written, world })
      return { status: 201, body: { success: true, result: threadRecord(thread, viewer.member, world) } }
    },
  ),

  "thread.comment.create": guarded(findThread("comment.create"), (call, { record: thread, discussed, world }) => {
    const { viewer, body } = call
    const written = readComment(call, body, discussed)
    const comment = newComment(call, thread, written)
    threadRules.perform("comment.create", call, {
      record: thread,
      change: () => {
        call.store.rows.thread_comment.put(comment)
        return thread
      },
      log: logOf(call, thread, discussed),
    })
    tell(call, { thread, discussed, written, world })
    return { status: 201, body: { success: true, result: commentRecord(comment, viewer.member, world) } }
  }),

  "thread.follow": guarded(
    (call) => recordNamed(call, bodyOf(call.body)),
    (call, find) => {
      const { member } = call.viewer
      const { is_following } = call.body
      const { on, world } = find()
      setFollowing(on, member, is_following, world)
      // what a person is told about is part of the person's settings: it is nobody else's business
      writeLog(call, { user: member, module: "profile", alliance_id: member.alliance_id, key: member.id })
      return ok({ is_following })
    },
  ),
} satisfies Handlers

/** Whether a comment on a record that the user may read shows the image. */
export function threadShows(file: Rows["file"], user: MemberRow, world: World): boolean {
  const shown = world.store.rows.thread_comment.filter(({ content }) => showsImage(file, content))
  const threads = shown.map(({ thread_id }) => world.store.rows.thread.get(thread_id))
  return threads.some((thread) => thread !== undefined && !threadRules.read(user, thread, world))
}

/** Search entries of the threads on records that the user may read, by the texts of their comments. */
export function searchThreads(user: MemberRow, world: World): SearchEntry[] {
  return world.store.rows.thread.where("alliance_id", user.alliance_id).flatMap((thread) => {
    if (threadRules.read(user, thread, world)) return []
    const written = commentsOf(thread, world).flatMap(({ content, created_time }) =>
      content ? [{ text: content.text, time: created_time }] : [],
    )
    if (written.length === 0) return []
    return [
      {
        record: () => recordOf(thread, user, world),
        thread_id: thread.id,
        names: [],
        text: written.map(({ text }) => text).join("\n\n"),
        updated: Math.max(...written.map(({ time }) => time)),
      },
    ]
  })
}

type Written = Pick<ThreadCommentRow, "content" | "mention_ids">
type Creating = SignedIn<Checked<"thread.create" | "thread.comment.create">>

/** Reads the form of a new thread: what it is about, and its first comment. */
function readStart(call: SignedIn<Checked<"thread.create">>, body: Schemas["ThreadInput"], record: Discussed) {
  const input = new BodyCheck(call)
  const anchor = body.anchor ? readAnchor(input, body.anchor, record) : null
  return { anchor, ...readComment(call, body, record, { input }) }
}

type Reading = {
  /** The people whom it mentions already: they may have lost the right since. */
  before?: readonly string[]
  /** With the errors of other fields. */
  input?: BodyCheck
}

/** Reads the form of a comment; throws a refusal with all invalid fields. Only people who may read the record can be mentioned. */
export function readComment(
  call: SignedIn<Checked<"thread.create" | "thread.comment.create" | "thread.comment.update">>,
  { content, mention_ids }: Schemas["ThreadCommentInput"],
  { alliance_id, mayNotRead }: Discussed,
  { before = [], input = new BodyCheck(call) }: Reading = {},
): Written {
  const text = input.richText("content", content)
  mention_ids.forEach((id, at) => {
    const member = call.store.rows.member.get(id)
    const isReader = member?.alliance_id === alliance_id && !member.is_disabled && !mayNotRead(member)
    if (!isReader && !before.includes(id)) input.refuse(`mention_ids.${at}`, "unknown_reference")
  })
  input.done()
  return { content: text, mention_ids }
}

const newComment = (call: Creating, { id: thread_id }: ThreadRow, written: Written): ThreadCommentRow => ({
  ...newRecord(call, "thread-comment"),
  ...written,
  thread_id,
  edited_time: null,
})

type Told = { thread: ThreadRow; discussed: Discussed; written: Written; world: World }

function tell(call: Creating, { thread, discussed, written, world }: Told): void {
  const { mention_ids } = written
  mailComment({ thread, record: discussed, author: call.viewer.member, mention_ids, world, source: call })
}
