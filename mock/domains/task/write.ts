import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import { requiredGroupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf, newRecord } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { changeTask, findTask, logOf } from "./guard.ts"
import { mailTask } from "./mail.ts"
import type { TaskRow } from "./records.ts"
import { isAssignmentLocked, taskListRules, taskRules } from "./rules.ts"
import { taskRecord } from "./view.ts"

type Schemas = components["schemas"]

type Written = Pick<
  TaskRow,
  | "subject"
  | "description"
  | "plan_start"
  | "deadline"
  | "timezone"
  | "priority"
  | "assignee_id"
  | "collaborator_ids"
  | "attachment_ids"
>
type Owner = Pick<TaskRow, "group_id" | "parent_id">

/** Creating and changing tasks and subtasks (TASK-01, TASK-02). */
export const taskWriteHandlers = {
  "task.create": guarded(scopeOf, (call, findScope) => {
    const owner = { ...findScope(), parent_id: null }
    const row = newTask(call, owner, readTask(call, call.body, owner))
    taskListRules.perform("create", call, {
      record: owner,
      change: () => call.store.rows.task.put(row),
      log: logOf(call, row, row.subject),
    })
    return created(call, row)
  }),

  "task.subtask.create": guarded(findTask("subtask.create"), (call, { record }) => {
    const owner = { group_id: record.group_id, parent_id: record.id }
    const row = newTask(call, owner, readTask(call, call.body, owner))
    taskRules.perform("subtask.create", call, {
      record,
      change: () => {
        call.store.rows.task.put(row)
        return record
      },
      log: logOf(call, row, row.subject),
    })
    return created(call, row)
  }),

  "task.update": guarded(findTask("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, taskRules)
    const written = readTask(call, call.body, record, record)
    const after = loggedValues({ ...record, ...written }, world)
    const memo = memoOf(loggedValues(record, world), after, loggedFields)
    return ok(taskRecord(changeTask(call, "update", record, written, memo), call.viewer.member, world))
  }),
} satisfies Handlers

type Creating = SignedIn<Checked<"task.create" | "task.subtask.create">>

/** Mails the people who will work on the task, and returns the new task. */
function created(call: Creating, row: TaskRow) {
  const user = call.viewer.member
  mailTask("create")({ user, record: row, before: row, world: call, source: call })
  return { status: 201 as const, body: { success: true as const, result: taskRecord(row, user, call) } }
}

function scopeOf(call: SignedIn<Unchecked<"task.create">>) {
  return requiredGroupScope(call, call.body, taskListRules)
}

function newTask(call: Creating, owner: Owner, written: Written): TaskRow {
  return {
    ...written,
    ...owner,
    ...newRecord(call, "task"),
    actual_start: null,
    actual_end: null,
    status: 1,
    meeting_id: null,
    action_item_id: null,
    memo: null,
    cancel_reason: null,
    is_cancelled_with_parent: false,
  }
}

const loggedFields = [
  "subject",
  "description",
  "plan_start_time",
  "deadline",
  "priority",
  "assignee",
  "collaborators",
] as const

/** The fields of a task for the log: times and names instead of numbers and ids. */
function loggedValues(task: TaskRow, { store }: World) {
  const { subject, description, plan_start, deadline, priority, assignee_id, collaborator_ids } = task
  const time = (instant: number | null) => (instant === null ? "-" : toText(instant))
  const names = (ids: readonly string[]) => ids.map((id) => memberRefOf(store, id).name).join(", ") || "-"
  return {
    subject,
    description: description?.text ?? "-",
    plan_start_time: time(plan_start),
    deadline: time(deadline),
    priority,
    assignee: names(assignee_id === null ? [] : [assignee_id]),
    collaborators: names(collaborator_ids),
  }
}

type Given = Schemas["TaskInput"] | Schemas["SubtaskInput"] | Schemas["TaskUpdate"]

/** Reads a task form; throws a refusal with all invalid fields. `before`: the current task, whose people and files may stay. */
function readTask(
  call: SignedIn<Checked<"task.create" | "task.subtask.create" | "task.update">>,
  given: Given,
  { group_id }: Pick<TaskRow, "group_id">,
  before?: TaskRow,
): Written {
  const input = new BodyCheck(call)
  const assignee_id = given.assignee_id ?? null
  const written: Written = {
    subject: input.text(given.subject) ?? "",
    description: given.description ? input.richText("description", given.description) : null,
    ...readTimes(input, given),
    timezone: input.zone("timezone", given.timezone),
    priority: given.priority,
    assignee_id,
    collaborator_ids: (given.collaborator_ids ?? []).filter((id) => id !== assignee_id),
    attachment_ids: fileIds(input, "attachment_ids", given.attachment_ids, "task", before?.attachment_ids),
  }
  checkPeople(input, given, group_id, before)
  if (before && isAssignmentLocked(call.viewer.member, before, call)) checkLocked(input, written, before)
  input.done()
  return written
}

/** Reads the planned times; the deadline must not be before the start (TASK-02). */
function readTimes(input: BodyCheck, given: Given): Pick<TaskRow, "plan_start" | "deadline"> {
  const time = (field: "plan_start_time" | "deadline") => {
    const text = given[field] ?? null
    return text === null ? null : input.instant(field, text)
  }
  const [plan_start, deadline] = [time("plan_start_time"), time("deadline")]
  if (plan_start !== null && deadline !== null && deadline < plan_start) input.refuse("deadline", "end_too_early")
  return { plan_start, deadline }
}

/** Refuses changes that are not permitted to a user who is only the assignee. */
function checkLocked(input: BodyCheck, written: Written, before: TaskRow): void {
  for (const field of ["subject", "assignee_id"] as const)
    if (written[field] !== before[field]) input.refuse(field, "not_changeable")
}

/** Checks that all people may enter the group; disabled accounts are accepted only if the task already names them. */
function checkPeople(input: BodyCheck, given: Given, group_id: string, before?: TaskRow): void {
  const kept = new Set(before ? [before.assignee_id, ...before.collaborator_ids] : [])
  const group = input.store.rows.workgroup.get(group_id)
  const isChoosable = (member: MemberRow | undefined) =>
    member?.alliance_id === input.user.alliance_id &&
    (kept.has(member.id) || (!member.is_disabled && group !== undefined && mayEnter(member, group)))
  const check = (field: string, id: string) => {
    if (!isChoosable(input.store.rows.member.get(id))) input.refuse(field, "unknown_reference")
  }
  if (given.assignee_id) check("assignee_id", given.assignee_id)
  given.collaborator_ids?.forEach((id, at) => check(`collaborator_ids.${at}`, id))
}
