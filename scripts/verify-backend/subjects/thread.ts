import { note, text } from "./bodies.ts"
import { act, create, type Kind, type Subject, type Verification, type View } from "./subject.ts"

/** Who starts threads, and comments in them. */
const author = "participant"

const comment = (unique = "") => ({ content: text(`${note} ${unique}`), mention_ids: [] })

/** A task of the run, for all threads. */
const record = async (v: Verification) => ({
  module: "task",
  key: await v.records.shared("task with threads", async () => {
    const body = {
      subject: `${v.records.run} test task with threads 测试讨论`,
      timezone: "UTC",
      priority: 0,
      group_acronym: v.fixtures.alliance.group,
    }
    return String((await create(v, "task.create", "secretary", { body })).id)
  }),
})

/** A new thread, open or resolved. */
async function started(v: Verification, isResolved = false): Promise<Subject & { first: View }> {
  const { id, comments } = await create(v, "thread.create", author, {
    body: { ...(await record(v)), ...comment() },
  })
  const thread: Subject = { path: { id: String(id) }, read: { who: author, operation: "thread.get" } }
  if (isResolved) await act(v, thread, "thread.resolve")
  return { ...thread, first: (comments as View[])[0] as View }
}

/** The first comment of a new thread, which can still be changed. Its version is not that of the thread. */
async function posted(v: Verification): Promise<Subject> {
  const { path, first } = await started(v)
  return { path: { ...path, comment_id: String(first.id) } }
}

/** Threads on a task of the run. They stay with it. */
export const threads: Kind = {
  name: "threads",
  creates: ["thread.create"],
  sample: { path: "/thread/{id}", make: posted },
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
    "thread.reopen": { who: author, subject: (v) => started(v, true), body: () => ({}), other: { version: 999_999 } },
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
