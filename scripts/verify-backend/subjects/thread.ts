import type { PersonRole } from "../client/fixtures.ts"
import { note, text } from "./bodies.ts"
import { rolesAt } from "./state-tables.ts"
import { act, create, type Kind, type Subject, type Verification, type View } from "./subject.ts"

/** Who starts threads, and comments in them. */
const author = "participant"

const comment = (unique = "") => ({ content: text(`${note} ${unique}`), mention_ids: [] })

type Place = { who: PersonRole; group: string }

/** A task that no other check uses; by default of the group. */
export async function newTask(v: Verification, place?: Place): Promise<string> {
  const { who, group } = place ?? { who: "secretary", group: v.fixtures.alliance.group }
  const subject = `${v.records.run} test task with threads 测试讨论`
  const body = { subject, timezone: "UTC", priority: 0, group_acronym: group }
  return String((await create(v, "task.create", who, { body })).id)
}

/** A task of the run, for all threads on a record that is open. */
const record = async (v: Verification) => ({
  module: "task",
  key: await v.records.shared("task with threads", () => newTask(v)),
})

type Starting = {
  who?: PersonRole
  isResolved?: boolean
  /** The record; by default the one for all threads. */
  on?: { module: string; key: string }
}

/** A new thread. */
export async function started(v: Verification, { who = author, isResolved, on }: Starting = {}) {
  const logged = on ?? (await record(v))
  const { id, comments } = await create(v, "thread.create", who, { body: { ...logged, ...comment() } })
  const thread: Subject = { path: { id: String(id) }, read: { who, operation: "thread.get" }, logged }
  if (isResolved) await act(v, thread, "thread.resolve")
  return { ...thread, first: (comments as View[])[0] as View }
}

/** A new thread in a state of its table. */
async function inState(v: Verification, state: string): Promise<Subject> {
  const isResolved = state.endsWith("resolved")
  return state.startsWith("closed_") ? threadOnClosed(v, isResolved) : started(v, { isResolved })
}

/** A new thread whose record is cancelled. */
export async function threadOnClosed(v: Verification, isResolved = false) {
  const key = await newTask(v)
  const thread = await started(v, { isResolved, on: { module: "task", key } })
  const task: Subject = { path: { id: key }, read: { who: "secretary", operation: "task.get" } }
  await act(v, task, "task.cancel", { reason: "Not needed 不需要" })
  return thread
}

/** The roles of a person for a thread of the author on a task of the group. */
const rolesOf = (who: PersonRole) => [...rolesAt("group", who), ...(who === author ? ["creator"] : [])]

/** The first comment of a new thread, which can still be changed. Its version is not that of the thread. */
export async function posted(v: Verification): Promise<Subject> {
  const { path, first } = await started(v)
  return { path: { ...path, comment_id: String(first.id) } }
}

/** Threads on a task of the run. They stay with it. */
export const threads: Kind = {
  name: "threads",
  creates: ["thread.create"],
  sample: { path: "/thread/{id}", make: posted },
  cells: {
    table: "thread",
    read: "thread.get",
    places: ["group"],
    states: ["open", "resolved", "closed_open", "closed_resolved"],
    make: inState,
    rolesOf,
  },
  writes: {
    "thread.create": {
      who: author,
      body: async (v, unique) => ({ ...(await record(v)), ...comment(unique) }),
      other: comment("other"),
    },
    "thread.follow": {
      who: author,
      body: async (v) => ({ ...(await record(v)), is_following: true }),
      other: { is_following: false },
    },
    "thread.comment.create": {
      who: author,
      subject: (v) => started(v),
      body: (_v, unique) => comment(unique),
      other: comment("other"),
    },
    "thread.resolve": { who: author, subject: (v) => started(v), body: () => ({}), other: { version: 999_999 } },
    "thread.reopen": {
      who: author,
      subject: (v) => started(v, { isResolved: true }),
      body: () => ({}),
      other: { version: 999_999 },
    },
    "thread.comment.update": {
      who: author,
      subject: posted,
      body: (_v, unique) => ({ version: 1, ...comment(unique) }),
      other: comment("other"),
    },
    "thread.comment.delete": {
      who: author,
      subject: posted,
      body: () => ({ version: 1 }),
      other: { version: 999_999 },
    },
  },
}
