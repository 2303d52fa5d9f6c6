import {
  allowed,
  allowedInAnyState,
  answering,
  at,
  bytes,
  type Json,
  json,
  keyIgnored,
  leaking,
  notLogged,
  resulting,
  sending,
  withoutAction,
} from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"

/** Starts a thread without what it is about, if that is refused. */
const anyAnchor = (operation: string): Plant =>
  at(operation, async (asked, forward) => {
    const answered = await forward(asked)
    if (!/"anchor\./.test(answered.body.toString())) return answered
    const { anchor: _anchor, ...body } = json(asked.body)
    return forward({ ...asked, body: bytes(body) })
  })

/** Mentions nobody instead of refusing who may not read the record. */
const anybodyMentioned = (operation: string): Plant =>
  at(operation, async (asked, forward) => {
    const answered = await forward(asked)
    if (!/"mention_ids\./.test(answered.body.toString())) return answered
    return forward({ ...asked, body: bytes({ ...json(asked.body), mention_ids: [] }) })
  })

/** Shows every comment of a thread with other values. */
const inComments = (change: (comment: Json) => Json): Plant =>
  resulting("thread.get", (thread) => ({ ...thread, comments: (thread.comments as Json[]).map(change) }))

const keptText = { content: { format: "markdown", text: "Still here" } }

/** Starts a thread on a closed record, or says so. */
const closedStarted = (operation: string): Plant =>
  answering(operation, (answered) =>
    json(answered.body).code === "discussion_closed"
      ? { ...answered, status: 201, body: bytes({ success: true, result: { id: "thread-new" } }) }
      : answered,
  )

/** Leaves out threads from the results of a search. */
const threadsNotFound = (operation: string): Plant =>
  resulting(operation, (list) => ({
    ...list,
    items: (list.items as Json[]).filter(({ thread_id }) => thread_id === null),
  }))

/** What a backend can get wrong about threads (DISC-01). */
export const threadRows: Row[] = [
  ["an outsider reads the threads of a restricted group", "thread.list", "role", (op) => allowed(op, "lone-member")],
  ["an outsider reads a thread of a restricted group", "thread.get", "role", (op) => allowed(op, "lone-member")],
  ["another alliance reads a thread", "thread.get", "tenant", leaking],
  ["an outsider starts a thread in a restricted group", "thread.create", "role", (op) => allowed(op, "lone-member")],
  ["a thread starts on a closed record", "thread.create", "state", closedStarted],
  ["a thread is about a paragraph that is nowhere", "thread.create", "fields", anyAnchor],
  ["people who may not read the record are mentioned", "thread.create", "fields", anybodyMentioned],
  [
    "a thread forgets its paragraph",
    "thread.create",
    "effect",
    () => resulting("thread.get", (thread) => ({ ...thread, anchor: null })),
  ],
  [
    "paragraphs with threads are not counted",
    "thread.create",
    "effect",
    () => resulting("thread.list", (list) => ({ ...list, anchors: [] })),
  ],
  ["a thread is started twice with one key", "thread.create", "idempotency", keyIgnored],
  ["an outsider replies in a restricted group", "thread.comment.create", "role", (op) => allowed(op, "lone-member")],
  [
    "a closed record gets replies",
    "thread.comment.create",
    "state",
    (op) => allowedInAnyState(op, "discussion_closed"),
  ],
  ["replies are not in the log", "thread.comment.create", "log", notLogged],
  ["anybody changes a comment", "thread.comment.update", "role", (op) => allowed(op, "lone-member", "member")],
  [
    "a changed comment has no mark",
    "thread.comment.update",
    "effect",
    () => inComments((comment) => ({ ...comment, edited_time: null })),
  ],
  ["an outsider deletes a comment", "thread.comment.delete", "role", (op) => allowed(op, "lone-member")],
  [
    "a deleted comment keeps its text",
    "thread.comment.delete",
    "effect",
    () => inComments((comment) => ({ ...comment, ...(comment.status === "deleted" && keptText) })),
  ],
  ["an outsider resolves a thread", "thread.resolve", "role", (op) => allowed(op, "lone-member")],
  ["a resolved thread is resolved again", "thread.resolve", "state", allowedInAnyState],
  ["resolve is missing in the actions of a thread", "thread.get", "actions", (op) => withoutAction(op, "resolve")],
  ["an outsider reopens a thread", "thread.reopen", "role", (op) => allowed(op, "lone-member")],
  ["an open thread is reopened", "thread.reopen", "state", allowedInAnyState],
  [
    "nobody stops following",
    "thread.follow",
    "effect",
    (op) => sending(op, (body) => ({ ...body, is_following: true })),
  ],
  ["a search does not find comments", "search.list", "effect", threadsNotFound],
]
