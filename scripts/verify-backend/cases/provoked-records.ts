import { setTimeout as wait } from "node:timers/promises"
import { expectDone, isDone, resultOf } from "../client/answers.ts"
import { note, text, topicForm, unique } from "../subjects/bodies.ts"
import { closedCall, openCall } from "../subjects/call-topic.ts"
import { validCall } from "../subjects/calls.ts"
import { newTask, started, threadOnClosed } from "../subjects/thread.ts"
import { recordIn } from "./reached.ts"
import { tableOf } from "../subjects/state-tables.ts"
import { create, readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { startSoon } from "../subjects/starting.ts"
import { type Provoking, admin } from "./provoking.ts"

/** A subtask of a new task. */
async function subtask(v: Verification): Promise<Subject> {
  const path = { id: await newTask(v) }
  const { call } = await validCall(v, "task.subtask.create")
  const made = resultOf(await sendAs(v, admin, "task.subtask.create", { path, body: call.body }))
  return { path: { id: String(made.id) }, read: { who: admin, operation: "task.get" } }
}

/** Refusals of tasks and threads. */
export const refusedTasks: readonly Provoking[] = [
  {
    operation: "task.subtask.create",
    code: "subtask_depth",
    how: "below a subtask",
    provoke: async (v) => {
      const { path } = await subtask(v)
      const { call } = await validCall(v, "task.subtask.create")
      const exchange = await sendAs(v, admin, "task.subtask.create", { path, body: call.body })
      return { exchange, preview: { module: "task", key: String(path.id), action: "subtask.create" } }
    },
  },
  {
    operation: "thread.comment.create",
    code: "thread_full",
    how: "after 100 comments",
    provoke: async (v) => {
      const { path } = await started(v, { on: { module: "task", key: await newTask(v) } })
      const comment = () =>
        sendAs(v, "participant", "thread.comment.create", { path, body: { content: text(unique()), mention_ids: [] } })
      let exchange = await comment()
      for (let count = 2; count <= 100 && isDone(exchange); count += 1) exchange = await comment()
      return { exchange }
    },
  },
  ...(["update", "delete"] as const).map((action): Provoking => ({
    operation: `thread.comment.${action}`,
    code: "discussion_closed",
    how: "after its record was closed",
    provoke: async (v) => {
      const { path, first } = await threadOnClosed(v)
      const call = { path: { ...path, comment_id: String(first.id) } }
      const body = action === "update" ? { version: 1, content: text(note), mention_ids: [] } : { version: 1 }
      const isInQuery = v.contract.operation(`thread.comment.${action}`).method === "delete"
      const sent = isInQuery ? { ...call, query: { version: "1" } } : { ...call, body }
      return { exchange: await sendAs(v, "participant", `thread.comment.${action}`, sent) }
    },
  })),
]

/** Refusals of topic calls. */
export const refusedCalls: readonly Provoking[] = [
  ...(["update", "withdraw"] as const).map((action): Provoking => ({
    operation: `topic-call.topic.${action}`,
    code: "call_not_open",
    how: "after the call was cancelled",
    provoke: async (v) => {
      const subject = await v.records.shared("topic of a cancelled call", () => closedCall(v))
      const operation = `topic-call.topic.${action}`
      const { version } = await readRecord(v, subject)
      const body = action === "update" ? topicForm(v.records.run) : { reason: note }
      const exchange = await sendAs(v, "participant", operation, { path: subject.path, body: { ...body, version } })
      return { exchange, preview: { module: "topic_call", key: String(subject.path.id), action: "topic.create" } }
    },
  })),
  {
    operation: "topic-call.topic.create",
    code: "code_exhausted",
    how: "after the newest rule has issued its highest number",
    provoke: async (v) => {
      const { path } = await openCall(v)
      const rule = { prefix: `V${unique()}`.slice(0, 20), max_sequence: 1 }
      await create(v, "topic-code-rule.create", admin, { body: rule })
      const submit = () =>
        sendAs(v, "participant", "topic-call.topic.create", { path, body: topicForm(v.records.run, ` ${unique()}`) })
      expectDone(await submit())
      return {
        exchange: await submit(),
        preview: { module: "topic_call", key: String(path.id), action: "topic.create" },
      }
    },
  },
]

/** A schedule of which the participant gets reminders, and which is over. */
async function endedSchedule(v: Verification): Promise<Subject> {
  const { call } = await validCall(v, "schedule.create")
  const lasts = 2000
  const { id } = await startSoon(v, (start_time) => {
    const end_time = new Date(Date.parse(start_time) + lasts).toISOString()
    return v.target.send("schedule.create", { ...call, body: { ...(call.body as View), start_time, end_time } })
  })
  const path = { id: String(id) }
  const { call: subscribing } = await validCall(v, "schedule.subscribe")
  await sendAs(v, "participant", "schedule.subscribe", { path, body: subscribing.body })
  await wait(v.records.lead + lasts)
  return { path }
}

/** Refusals of schedules. */
export const refusedSchedules: readonly Provoking[] = (["subscribe", "unsubscribe"] as const).map((action) => ({
  operation: `schedule.${action}`,
  code: "schedule_ended",
  how: "after its end",
  provoke: async (v) => {
    const { path } = await v.records.shared("ended schedule", () => endedSchedule(v))
    const { call } = await validCall(v, `schedule.${action}`)
    const who = action === "subscribe" ? "outsider" : "participant"
    return {
      exchange: await sendAs(v, who, `schedule.${action}`, {
        path,
        body: call.body,
        ...(call.query && { query: call.query }),
      }),
    }
  },
}))

/** Refusals of notices. */
export const refusedNotices: readonly Provoking[] = [
  {
    operation: "notice.recall",
    code: "hold_over",
    how: "after it was sent",
    provoke: async (v) => {
      const subject = await recordIn(v, tableOf("notice"), "sent")
      const { version } = await readRecord(v, subject)
      const exchange = await sendAs(v, admin, "notice.recall", { path: subject.path, body: { version } })
      return { exchange, preview: { module: "notice", key: String(subject.path.id), action: "recall" } }
    },
  },
]
