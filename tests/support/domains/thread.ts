import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { insiders, officers, proposalReviewers } from "../people.ts"

const onTask = "thread/task/task-aurora-7"
const comment = { intent: "comment", "content.format": "markdown", "content.text": "Why" }
const fields = { mention_ids: "mentions" }
/** The record is in the path, and the part of it in the query: the form has hidden fields for that. */
const inAddress = ["module", "key", "anchor", "anchor.revision_id", "anchor.quote", "anchor.topic_id"]
const topic = "topic-call-topic-aurora-1"
const onTopic = `thread/topic_call/topic-call-aurora-1?topic=${topic}`
const revision = "revision-proposal-aurora-2-0"
const onRevision = `thread/proposal/AIA-P-2026-002?revision=${revision}`

const submissions: Submission[] = [
  {
    route: "thread/:module/:key",
    path: onTask,
    operation: "thread.create",
    fields,
    without: inAddress,
    form: comment,
    by: insiders,
  },
  {
    route: "thread/:module/:key",
    path: onTopic,
    operation: "thread.create",
    fields,
    without: inAddress,
    form: { ...comment, "anchor.topic_id": topic },
    by: insiders,
  },
  {
    route: "thread/:module/:key",
    path: onTask,
    operation: "thread.follow",
    fields: { is_following: "following" },
    without: ["module", "key"],
    form: { intent: "follow", following: "no" },
    by: insiders,
  },
  {
    route: "thread/:module/:key/:id",
    path: `${onTask}/thread-aurora-1`,
    operation: "thread.comment.create",
    fields,
    form: comment,
    by: insiders,
  },
  {
    route: "thread/:module/:key/:id",
    path: `${onTask}/thread-aurora-1`,
    operation: "thread.resolve",
    record: ["thread", "thread-aurora-1"],
    form: { intent: "resolve" },
    by: officers,
  },
  {
    route: "thread/:module/:key/:id",
    path: `${onTask}/thread-aurora-2`,
    operation: "thread.reopen",
    record: ["thread", "thread-aurora-2"],
    form: { intent: "reopen" },
    by: officers,
  },
  {
    route: "thread/:module/:key/:id/:commentId/edit",
    path: "thread/task/task-aurora-10/thread-aurora-6/thread-comment-aurora-6/edit",
    operation: "thread.comment.update",
    fields,
    record: ["thread_comment", "thread-comment-aurora-6"],
    form: { "content.format": "markdown", "content.text": "Why" },
    by: ["chair"],
    hasPage: true,
  },
  {
    route: "thread/:module/:key/:id/:commentId/delete",
    path: `${onTask}/thread-aurora-1/thread-comment-aurora-1/delete`,
    operation: "thread.comment.delete",
    record: ["thread_comment", "thread-comment-aurora-1"],
    form: {},
    by: officers,
    hasPage: true,
  },
]

/** Discussions of records. */
export const thread: TestDomain = {
  screens: [
    { name: "threads", path: `/${onTask}`, person: "chair", kind: "form" },
    { name: "threads-none", path: "/thread/task/task-aurora-1", person: "member", kind: "form" },
    { name: "threads-revision", path: `/${onRevision}`, person: "member", kind: "form" },
    { name: "threads-paragraph", path: `/${onRevision}&paragraph=p-0b79ac222c`, person: "member", kind: "form" },
    {
      name: "threads-topic",
      path: `/${onTopic}`,
      person: "member",
      kind: "form",
    },
    { name: "thread", path: `/${onTask}/thread-aurora-1`, person: "member", kind: "form" },
    { name: "thread-resolved", path: `/${onTask}/thread-aurora-2`, person: "chair", kind: "form" },
    {
      name: "thread-comment-edit",
      path: "/thread/task/task-aurora-10/thread-aurora-6/thread-comment-aurora-6/edit",
      person: "chair",
      kind: "form",
    },
    {
      name: "thread-comment-delete",
      path: `/${onTask}/thread-aurora-1/thread-comment-aurora-1/delete`,
      person: "chair",
      kind: "form",
    },
  ],
  access: {
    "thread/:module/:key": ["member", 404],
    "thread/:module/:key/:id": ["member", 404],
    "discussion/:module/:key": ["member", 404, { isForScripts: true }],
    "discussion/proposal/:draftCode/:revisionId": ["member", 404, { isForScripts: true }],
    "thread/:module/:key/:id/:commentId/edit": ["member", 404],
    "thread/:module/:key/:id/:commentId/delete": ["member", 404],
  },
  othersRecords: {
    "thread/:module/:key": {
      foreign: {
        module: "task",
        key: "task-harbor-7",
        id: "thread-harbor-1",
        commentId: "thread-comment-harbor-1",
      },
      closed: [
        restricted({
          module: "task",
          key: "task-aurora-6",
          id: "thread-aurora-7",
          commentId: "thread-comment-aurora-7",
        }),
      ],
      reads: ["", "/:id"],
    },
    "discussion/:module/:key": {
      foreign: { module: "task", key: "task-harbor-7" },
      closed: [restricted({ module: "task", key: "task-aurora-6" })],
      reads: [""],
    },
    "discussion/proposal/:draftCode": {
      foreign: { draftCode: "HSA-P-2026-001", revisionId: "revision-proposal-harbor-1-0" },
      closed: [
        restricted({ draftCode: "AIA-P-2026-020", revisionId: "revision-proposal-aurora-20-0" }, proposalReviewers),
      ],
      reads: ["/:revisionId"],
    },
  },
  failsForScripts: ["discussion/:module/:key", "discussion/proposal/:draftCode/:revisionId"],
  pages: [
    { person: "member", address: "discussion/task/task-aurora-7" },
    { person: "member", address: `discussion/proposal/AIA-P-2026-002/${revision}` },
  ],
  restrictedIds: ["thread-aurora-7"],
  pairs: [
    pair("thread/list/list", "member", "thread/task/*", "task-aurora-1", "task-aurora-3"),
    pair("thread/detail/detail", "member", `${onTask}/*`, "thread-aurora-1", "thread-aurora-2"),
    pair(
      "thread/comment/delete",
      "admin",
      `${onTask}/thread-aurora-1/*/delete`,
      "thread-comment-aurora-1",
      "thread-comment-aurora-1-2",
    ),
  ],
  withoutPair: ["features/thread/comment/edit.route.tsx"],
  submissions,
  formattedTexts: {
    "word of the contract": ["thread.module", "thread_comment.content.format"],
    "letters and digits": ["thread.key"],
  },
}
