import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { TaskStatus } from "#mock/domains/task/rules.ts"
import { taskIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

type Task = components["schemas"]["Task"]
type Row = components["schemas"]["TaskRow"]

const host = useMock()
const form = { subject: "S", timezone: "UTC", priority: 1, assignee_id: "member-aurora-member" }

/** The request for each action of the table. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  suspend: (version) => ({ method: "POST", path: "/suspend", body: { version } }),
  continue: (version) => ({ method: "POST", path: "/continue", body: { version } }),
  complete: (version) => ({ method: "POST", path: "/complete", body: { version, memo: "Done 完成" } }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version, reason: "Dropped 取消" } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Which one? 哪一个？" } }),
  "subtask.create": () => ({ method: "POST", path: "/subtask", body: form }),
}
const keeping = ["read", "feedback.create", "subtask.create"]
/** Actions whose rows do not name officers, so that they are never performed on behalf of one. */
const ownActions = ["suspend", "continue", "complete"]

describe("TASK-03 cells of openapi/states/task.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<TaskStatus>("task")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const task = store.rows.task.put(taskIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(task.version) ?? { method: "", path: "" }
    // The assignee may neither change the subject nor reassign the task.
    const kept = { subject: task.subject, assignee_id: task.assignee_id }
    const sent = cell.action === "update" && cell.role === "assignee" ? { ...body, ...kept } : body
    const answer = await host.call(method, `/api/task/${task.id}${path}`, headers, sent)
    const silent = cell.role === "assignee" ? ["update", "suspend", "continue"] : ["suspend", "continue"]
    expectVerdict(cell, answer, store, before, { module: "task", silent, isOwn: ownActions.includes(cell.action) })
    const isChanged = cell.expected === "allowed" && !keeping.includes(cell.action)
    expect(store.rows.task.get(task.id)?.version).toBe(task.version + Number(isChanged))
  })
})

const input = { ...form, group_acronym: "COPT" }

function post(who: Session, path: string, body: object) {
  return host.call("POST", `/api/task${path}`, who.headers, body)
}

async function created(who: Session, body: object, path = ""): Promise<Task> {
  const answer = await post(who, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.result as Task
}

test("TASK-02 the log of a changed task says each changed field, before and after", async () => {
  const chair = await host.signIn("chair")
  const { id, version } = await created(chair, input)
  const changed = { ...form, subject: "Other 其他", priority: 2, version }
  expect((await host.call("PUT", `/api/task/${id}`, chair.headers, changed)).status).toBe(200)
  const [row] = host.mock.stores.get(chair.store).rows.operation_log.where("operation", "task.update").slice(-1)
  expect(row?.memo).toBe("subject: S -> Other 其他\npriority: 1 -> 2")
})

const errors = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)

describe("TASK-02 the fields of a task", () => {
  test("all invalid fields are reported at once", async () => {
    const chair = await host.signIn("chair")
    const times = { plan_start_time: "2027-03-02T09:00:00Z", deadline: "2027-03-02T08:59:00Z" }
    const people = { assignee_id: "nobody", collaborator_ids: ["member-aurora-secretary", "member-harbor-chair"] }
    const answer = await post(chair, "", { ...input, ...times, ...people, timezone: "Mars" })
    expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"])
    expect(errors(answer.body).sort()).toEqual([
      "assignee_id unknown_reference",
      "collaborator_ids.1 unknown_reference",
      "deadline end_too_early",
      "timezone zone_unknown",
    ])
    expect((await post(chair, "", { ...input, subject: " " })).body.errors).toMatchObject([{ field: "subject" }])
  })

  test("the deadline may equal the start; assignee, collaborators, description and deadline are optional", async () => {
    const chair = await host.signIn("chair")
    const time = "2027-03-02T09:00:00Z"
    const task = await created(chair, { ...input, plan_start_time: time, deadline: time })
    expect(task).toMatchObject({ status: 1, is_overdue: false, group: { acronym: "COPT" }, parent_task: null })
    const bare = await created(chair, { subject: "S", timezone: "UTC", priority: 0, group_acronym: "COPT" })
    expect(bare).toMatchObject({ assignee: null, collaborators: [], description: null, deadline: null })
  })

  test("a task needs an active group and an assignee with access to it", async () => {
    const admin = await host.signIn("admin")
    const { group_acronym: _none, ...nowhere } = input
    expect(errors((await post(admin, "", nowhere)).body)).toEqual(["group_acronym required"])
    const closed = { ...input, group_acronym: "STEER" }
    expect(errors((await post(admin, "", closed)).body)).toEqual(["assignee_id unknown_reference"])
    expect((await created(admin, { ...closed, assignee_id: "member-aurora-restricted-member" })).status).toBe(1)
    expect((await post(admin, "", { ...input, group_acronym: "FIBR" })).body.code).toBe("group_disbanded")
  })

  test("the assignee can change other fields, but neither the subject nor the assignee", async () => {
    const chair = await host.signIn("chair")
    const task = await created(chair, input)
    const member = await host.signIn("member", undefined, chair.store)
    const read = await host.call("GET", `/api/task/${task.id}`, member.headers)
    expect(read.body.result).toMatchObject({ is_assignment_locked: true })
    const put = (body: object) => host.call("PUT", `/api/task/${task.id}`, member.headers, { ...form, ...body })
    const refused = await put({ version: 1, subject: "T", assignee_id: null })
    expect(errors(refused.body)).toEqual(["subject not_changeable", "assignee_id not_changeable"])
    const changed = await put({ version: 1, priority: 4, deadline: "2027-03-02T09:00:00Z" })
    expect(changed.body.result).toMatchObject({ priority: 4, version: 2, subject: "S" })
  })
})

describe("TASK-01 TASK-03 subtasks", () => {
  test("have one level; the preview warns about open ones, and cancelling the task cancels them", async () => {
    const chair = await host.signIn("chair")
    const task = await created(chair, input)
    const [open, done] = [
      await created(chair, form, `/${task.id}/subtask`),
      await created(chair, { ...form, assignee_id: null }, `/${task.id}/subtask`),
    ]
    expect(open.parent_task).toEqual({ id: task.id, subject: "S" })
    expect(open.actions).not.toContain("subtask.create")
    expect((await post(chair, `/${open.id}/subtask`, form)).body.code).toBe("subtask_depth")
    expect((await post(chair, `/${done.id}/complete`, { version: 1 })).status).toBe(200)

    const preview = (action: string) =>
      host.call("GET", `/api/preview?module=task&action=${action}&key=${task.id}`, chair.headers)
    expect((await preview("complete")).body.result).toMatchObject({
      changes: [],
      warnings: [{ code: "irreversible" }, { code: "open_subtasks" }],
    })
    expect((await preview("cancel")).body.result).toMatchObject({
      changes: [{ effect: "cancels", module: "task", total: 1, items: [{ key: open.id }] }],
      recipients: { total: 1 },
    })

    await post(chair, `/${task.id}/cancel`, { version: 1, reason: "Dropped" })
    const after = await host.call("GET", `/api/task/${task.id}`, chair.headers)
    expect(after.body.result).toMatchObject({
      status: 5,
      cancel_reason: "Dropped",
      actions: [],
      subtasks: [
        { id: open.id, status: 5 },
        { id: done.id, status: 4 },
      ],
    })
    const subtask = await host.call("GET", `/api/task/${open.id}`, chair.headers)
    expect(subtask.body.result).toMatchObject({ is_cancelled_with_parent: true, cancel_reason: null, version: 2 })
  })
})

test("TASK-01 ADM-08 the creation of a subtask is in its own log and in that of its task", async () => {
  const chair = await host.signIn("chair")
  const task = await created(chair, input)
  const subtask = await created(chair, { ...form, subject: "Part 子任务" }, `/${task.id}/subtask`)
  const logOf = async (key: string) => {
    const { body } = await host.call("GET", `/api/operation-log?module=task&key=${key}`, chair.headers)
    return (body.result as { items: { operation: string; memo: string; record: { key: string } }[] }).items
  }
  const row = { operation: "task.subtask.create", memo: "Part 子任务", record: { key: subtask.id } }
  expect(await logOf(subtask.id)).toMatchObject([row])
  expect(await logOf(task.id)).toMatchObject([row, { operation: "task.create", record: { key: task.id } }])
})

describe("TASK-03 the states of a task", () => {
  test("a task is started, suspended, continued and completed, and keeps its start time", async () => {
    const chair = await host.signIn("chair")
    const task = await created(chair, { ...input, assignee_id: "member-aurora-chair" })
    const go = async (action: string, version: number) =>
      (await post(chair, `/${task.id}/${action}`, { version })).body.result as Task
    const started = await go("continue", 1)
    expect(started).toMatchObject({ status: 2, actual_end_time: null })
    expect(await go("suspend", 2)).toMatchObject({ status: 3 })
    expect((await post(chair, `/${task.id}/complete`, { version: 3 })).body.code).toBe("state_refused")
    expect(await go("continue", 3)).toMatchObject({ status: 2, actual_start_time: started.actual_start_time })
    expect((await post(chair, `/${task.id}/complete`, { version: 3 })).body.code).toBe("stale")
    expect(await go("complete", 4)).toMatchObject({ status: 4, memo: null, actions: [] })
    expect((await post(chair, `/${task.id}/cancel`, { version: 5, reason: "R" })).body).toMatchObject({
      code: "state_refused",
      result: { status: "completed" },
    })
  })

  test("WG-05 a pending task of a disbanded group can only be cancelled", async () => {
    const admin = await host.signIn("admin")
    const { body } = await host.call("GET", "/api/task/task-aurora-11", admin.headers)
    expect(body.result).toMatchObject({ status: 1, actions: ["cancel"], group: { status: "disband" } })
    expect((await post(admin, "/task-aurora-11/feedback", { text: "T" })).body.code).toBe("group_disbanded")
    expect((await post(admin, "/task-aurora-11/cancel", { version: 1, reason: "R" })).status).toBe(200)
  })
})

describe("TASK-01 TASK-04 the list of tasks", () => {
  const list = async (who: Session, query: string) =>
    (await host.call("GET", `/api/task?size=200&${query}`, who.headers)).body
      .result as components["schemas"]["TaskList"]

  test.each([
    ["assigned", ({ assignee }: Row) => assignee?.id === "member-aurora-chair"],
    ["assisted", ({ collaborators }: Row) => collaborators.some(({ id }) => id === "member-aurora-chair")],
    ["created", ({ creator }: Row) => creator.id === "member-aurora-chair"],
  ] as const)("is filtered by mine=%s", async (mine, fits) => {
    const { items } = await list(await host.signIn("chair"), `mine=${mine}`)
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(fits)).toBe(true)
  })

  test("finds overdue tasks: open ones after their deadline; the counts include all statuses", async () => {
    const member = await host.signIn("member")
    const all = await list(member, "group_acronym=COPT")
    const overdue = await list(member, "group_acronym=COPT&is_overdue=true")
    expect(overdue.items.map(({ id }) => id)).toEqual(["task-aurora-1", "task-aurora-7"])
    expect(overdue.items.every(({ status, is_overdue }) => status <= 3 && is_overdue)).toBe(true)
    expect(all.counts.overdue).toBe(2)
    const open = await list(member, "group_acronym=COPT&status=1&status=2")
    expect(open.counts).toEqual(all.counts)
    expect(open.total).toBe(all.counts.pending + all.counts.in_progress)
    expect((await list(member, "priority=4")).items.map(({ id }) => id)).toEqual(["task-aurora-13"])
    expect((await list(member, "group_acronym=COPT")).actions).toEqual(["create", "export"])
    expect((await list(member, "mine=assigned")).actions).toEqual(["export"])
  })

  test("has tasks without a deadline last in both directions", async () => {
    const member = await host.signIn("member")
    for (const sort of ["deadline", "-deadline"]) {
      const { items } = await list(member, `group_acronym=COPT&sort=${sort}`)
      expect(items.at(-1)?.deadline).toBeNull()
    }
  })

  test("ROLE-07 people who left a restricted group are not emailed about its tasks", async () => {
    const admin = await host.signIn("admin")
    const { rows } = host.mock.stores.get(admin.store)
    const assignee = "member-aurora-restricted-member"
    const mailed = async () => {
      await post(admin, "/task-aurora-6/feedback", { text: "Page 3 第三页" })
      return rows.mail.filter(
        ({ operation, member_id }) => operation === "task.feedback.create" && member_id === assignee,
      )
    }
    expect(await mailed()).toHaveLength(1)
    const left = await host.call("DELETE", `/api/workgroup/STEER/role/member/member/${assignee}`, admin.headers)
    expect(left.status).toBe(200)
    expect(await mailed()).toHaveLength(1)
  })

  test("ROLE-07 has no tasks of a restricted group for outsiders", async () => {
    const member = await host.signIn("member")
    const { items } = await list(member, "")
    expect(items.map(({ group }) => group.acronym)).not.toContain("STEER")
    expect((await host.call("GET", "/api/task/task-aurora-6", member.headers)).body.code).toBe("restricted_group")
  })
})
