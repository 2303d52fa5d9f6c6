import type { components } from "#app/api/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { resultOrUndefined, textIn } from "#mock/engine/unchecked.ts"
import { mailTask } from "./mail.ts"
import { findTask, logOf } from "./read.ts"
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
type Place = Pick<TaskRow, "group_id" | "parent_id">

/** Creating and changing tasks and subtasks (TASK-01, TASK-02). */
export const taskWriteHandlers = {
  "task.create": guarded(placeOf, (call, findPlace) => {
    const { store, now } = call
    const world = { store, now }
    const place = findPlace()
    const row = newTask(call, place, readTask(call, call.body, place))
    taskListRules.perform("create", call, {
      record: place,
      change: () => store.rows.task.put(row),
      log: logOf(call, row, row.subject),
    })
    return created(call, row, world)
  }),

  "task.subtask.create": guarded(
    (call) => findTask(call, "subtask.create"),
    (call, { task, world }) => {
      const place = { group_id: task.group_id, parent_id: task.id }
      const row = newTask(call, place, readTask(call, call.body, place))
      taskRules.perform("subtask.create", call, {
        record: task,
        change: () => {
          call.store.rows.task.put(row)
          return task
        },
        log: logOf(call, task, row.subject),
      })
      return created(call, row, world)
    },
  ),

  "task.update": guarded(
    (call) => findTask(call, "update"),
    (call, { task, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(task, body.version, taskRules.status(task, world), store)
      const next = { ...task, ...readTask(call, body, task, task), ...changedBy(viewer.member, task, now) }
      const done = taskRules.perform("update", call, {
        record: task,
        change: () => store.rows.task.put(next),
        log: logOf(call, task, memoOf(loggedValues(task, world), loggedValues(next, world), loggedFields)),
      })
      return ok(taskRecord(done, viewer.member, world))
    },
  ),
} satisfies Handlers

type Creating = SignedIn<Checked<"task.create" | "task.subtask.create">>

/** Mails the people who will work on the task, and returns the new task. */
function created(call: Creating, row: TaskRow, world: World) {
  const user = call.viewer.member
  mailTask("create")({ user, record: row, before: row, world, source: call })
  return { status: 201 as const, body: { success: true as const, result: taskRecord(row, user, world) } }
}

/** The group for a new task. Refuses immediately if the user may not create one there. */
function placeOf(call: SignedIn<Unchecked<"task.create">>): () => Place {
  const { store, now, viewer } = call
  const findGroups = groupsOf(call, textIn(call.body, "group_acronym"))
  const place = () => {
    const [group] = findGroups() ?? []
    if (!group) throw fieldRefusal("group_acronym", "required")
    return { group_id: group.id, parent_id: null }
  }
  const known = resultOrUndefined(place)
  const refusal = known && taskListRules.can(viewer.member, "create", known, { store, now })
  if (refusal) throw refusal
  return place
}

function newTask({ store, now, viewer: { member } }: Creating, place: Place, written: Written): TaskRow {
  return {
    ...written,
    ...place,
    id: store.newId("task"),
    alliance_id: member.alliance_id,
    actual_start: null,
    actual_end: null,
    status: 1,
    creator_id: member.id,
    memo: null,
    cancel_reason: null,
    is_cancelled_with_parent: false,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
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
  if (plan_start !== null && deadline !== null && deadline < plan_start) input.refuse("deadline", "end_before_start")
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
