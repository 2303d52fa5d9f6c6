import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, matches, pageOf, sorted } from "#mock/engine/list-rows.ts"
import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { workersOf } from "./mail.ts"
import type { TaskRow } from "./records.ts"
import { taskListRules, taskRules, taskStatuses, type TaskAction } from "./rules.ts"
import { isOverdue, taskRecord, taskRow } from "./view.ts"

type Mine = components["schemas"]["TaskMine"]

/** Finds the task of a call and checks that the user may take the action. */
export function findTask(asked: UncheckedCall & { path: { id: string } }, action: TaskAction | "read") {
  const { record: task, world } = foundRecord(asked, asked.store.rows.task.get(asked.path.id), taskRules, action)
  return { task, world }
}

/** Finds the task that a filter names. */
export function taskNamed(asked: UncheckedCall, key: string | undefined): () => TaskRow | undefined {
  return namedRecord(asked, { key }, (id) => asked.store.rows.task.get(id), taskRules)
}

/** The log entry of an action on a task. */
export const logOf = logAs("task")

/** How a user is involved in a task (TASK-01). */
const isMine: Record<Mine, (task: TaskRow, user: MemberRow) => boolean> = {
  assigned: ({ assignee_id }, { id }) => assignee_id === id,
  assisted: ({ collaborator_ids }, { id }) => collaborator_ids.includes(id),
  created: ({ creator_id }, { id }) => creator_id === id,
}

/** The texts of a row that the search looks in. */
function textsOf(task: TaskRow, { store }: World): (string | null)[] {
  const people = [...workersOf(task), task.creator_id].map((id) => memberRefOf(store, id))
  const parent = task.parent_id === null ? undefined : store.rows.task.get(task.parent_id)
  const group = groupRefOf(store, task.group_id)
  return [
    task.subject,
    parent?.subject ?? null,
    group && `${group.acronym} ${group.name} ${group.name_english}`,
    ...people.flatMap(({ name, real_name }) => [name, real_name]),
  ]
}

/** Read operations for tasks. */
export const taskHandlers = {
  "task.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { page = 1, size = 25, sort = "deadline", status, priority, mine, is_overdue, q } = query
      const filtered = visible("task", member, world).filter(
        (task) =>
          isOf(groups, task) &&
          (!priority || priority.includes(task.priority)) &&
          (!mine || isMine[mine](task, member)) &&
          (is_overdue === undefined || isOverdue(task, now) === is_overdue) &&
          matches(q, textsOf(task, world)),
      )
      const rows = filtered.filter((task) => !status || status.includes(task.status))
      const [only, ...others] = groups ?? []
      return ok({
        items: pageOf(sorted(rows, sort, keys), page, size).map((task) => taskRow(task, member, world)),
        total: rows.length,
        page,
        size,
        actions:
          only && others.length === 0
            ? taskListRules.actions(member, { group_id: only.id }, world)
            : ["export" as const],
        counts: {
          ...countBy(filtered, taskStatuses, (task) => taskRules.status(task, world)),
          overdue: filtered.filter((task) => isOverdue(task, now)).length,
        },
      })
    },
  ),

  "task.get": guarded(
    (call) => findTask(call, "read"),
    ({ viewer }, { task, world }) => ok(taskRecord(task, viewer.member, world)),
  ),
} satisfies Handlers

const keys = {
  deadline: ({ deadline }: TaskRow) => deadline,
  priority: ({ priority }: TaskRow) => priority,
  status: ({ status }: TaskRow) => status,
  subject: ({ subject }: TaskRow) => subject,
  plan_start_time: ({ plan_start }: TaskRow) => plan_start,
}
