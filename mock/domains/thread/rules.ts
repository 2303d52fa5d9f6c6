import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { User, World } from "#mock/engine/rules.ts"
import { minute, toText } from "#mock/engine/store/clock.ts"
import { tables } from "#openapi/generated/states.ts"
import { discussedOf } from "./discussed.ts"
import type { ThreadCommentRow, ThreadRow } from "./records.ts"

/** Comments of a thread, deleted ones included. */
export const mostComments = 100
/** How long a comment can be changed, in milliseconds. */
export const editTime = 15 * minute

type OfThread = ThreadRow | undefined

const isClosed = (thread: OfThread, world: World) => (thread && discussedOf(thread, world)?.isClosed) ?? true

/** Whoever may not read the record is refused as by its `get`. */
function enterRecord(user: User, thread: OfThread, world: World): Refusal | undefined {
  const record = thread && discussedOf(thread, world)
  return record ? record.mayNotRead(user) : new Refusal("not_found")
}

const officer = (role: keyof typeof officerRoles) => (user: MemberRow, thread: OfThread, world: World) => {
  const record = thread && discussedOf(thread, world)
  return record !== undefined && officerRoles[role](user, record, world)
}

function disbanded(user: User, thread: OfThread, world: World): Refusal | undefined {
  const record = thread && discussedOf(thread, world)
  return record && inDisbanded(user, record, world)
}

/** The comments of a thread, in the order in which they were written. */
export function commentsOf({ id }: ThreadRow, { store }: Pick<World, "store">): readonly ThreadCommentRow[] {
  return store.rows.thread_comment.where("thread_id", id)
}

/** The code behind openapi/states/thread.yaml. */
export const threadRules = tableRules<ThreadRow>()(tables.thread, {
  status(thread, world) {
    const isOpen = thread.resolved_time === null
    if (isClosed(thread, world)) return isOpen ? "closed_open" : "closed_resolved"
    return isOpen ? "open" : "resolved"
  },
  roles: {
    creator: (user, { creator_id }) => creator_id === user.id,
    chair: officer("chair"),
    vice_chair: officer("vice_chair"),
    secretary: officer("secretary"),
  },
  enter: enterRecord,
  conditions: {
    group_disbanded: disbanded,
    thread_full: (_user, thread, world) => commentsOf(thread, world).length >= mostComments && { limit: mostComments },
  },
})

const threadOf = ({ thread_id }: ThreadCommentRow, { store }: World): OfThread => store.rows.thread.get(thread_id)

const officerOfThread =
  (role: keyof typeof officerRoles) => (user: MemberRow, comment: ThreadCommentRow, world: World) =>
    officer(role)(user, threadOf(comment, world), world)

/** The code behind openapi/states/thread-comment.yaml. */
export const commentRules = tableRules<ThreadCommentRow>()(tables["thread-comment"], {
  status(comment, world) {
    if (comment.content === null) return "deleted"
    if (isClosed(threadOf(comment, world), world)) return "closed"
    return world.now < comment.created_time + editTime ? "fresh" : "posted"
  },
  roles: {
    creator: (user, { creator_id }) => creator_id === user.id,
    chair: officerOfThread("chair"),
    vice_chair: officerOfThread("vice_chair"),
    secretary: officerOfThread("secretary"),
  },
  enter: (user, comment, world) => enterRecord(user, threadOf(comment, world), world),
  conditions: { group_disbanded: (user, comment, world) => disbanded(user, threadOf(comment, world), world) },
  details: { edit_over: ({ created_time }) => ({ edit_until_time: toText(created_time + editTime) }) },
})

/** Who may start threads on a record (openapi/states/thread.yaml). */
export const threadListRules = tableRules<Discussed>()(tables.thread.list, {
  status: (record) => (record.isClosed ? "closed" : "open"),
  enter: (user, record) => record.mayNotRead(user),
  conditions: { group_disbanded: inDisbanded },
  details: { group_disbanded: disbandedGroup },
})
