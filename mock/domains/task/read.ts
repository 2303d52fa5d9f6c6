import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { findTask } from "./guard.ts"
import { workersOf } from "./mail.ts"
import type { TaskRow } from "./records.ts"
import { taskListRules, taskRules, taskStatuses } from "./rules.ts"
import { isOverdue, taskRecord, taskRow } from "./view.ts"

type Mine = components["schemas"]["TaskMine"]

/** How a user is involved in a task (TASK-01). */
const isMine: Record<Mine, (task: TaskRow, user: MemberRow) => boolean> = {
  assigned: ({ assignee_id }, { id }) => assignee_id === id,
  assisted: ({ collaborator_ids }, { id }) => collaborator_ids.includes(id),
  created: ({ creator_id }, { id }) => creator_id === id,
}

/** The texts of a row that the search looks in. */
function textsOf(task: TaskRow, world: World): (string | null)[] {
  const { store } = world
  const workers = workersOf(task).map((id) => memberRefOf(store, id))
  const parent = task.parent_id === null ? undefined : store.rows.task.get(task.parent_id)
  return [
    task.subject,
    parent?.subject ?? null,
    ...groupAndPersonTexts(task.group_id, task.creator_id, world),
    ...workers.flatMap(({ name, real_name }) => [name, real_name]),
  ]
}

/** Read operations for tasks. */
export const taskHandlers = {
  "task.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "deadline", status, priority, mine, is_overdue, q } = query
      const filtered = visible("task", member, world).filter(
        (task) =>
          isOf(groups, task) &&
          (!priority || priority.includes(task.priority)) &&
          (!mine || isMine[mine](task, member)) &&
          (is_overdue === undefined || isOverdue(task, now) === is_overdue) &&
          matches(q, textsOf(task, world)),
      )
      const rows = filtered.filter((task) => !status || status.includes(task.status))
      const group_id = creationGroupId(groups)
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (task) => taskRow(task, member, world)),
        actions: group_id === null ? ["export" as const] : taskListRules.actions(member, { group_id }, world),
        counts: {
          ...countBy(filtered, taskStatuses, (task) => taskRules.status(task, world)),
          overdue: filtered.filter((task) => isOverdue(task, now)).length,
        },
      })
    },
  ),

  "task.get": guarded(findTask("read"), ({ viewer }, { record, world }) =>
    ok(taskRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

const keys = {
  deadline: ({ deadline }: TaskRow) => deadline,
  priority: ({ priority }: TaskRow) => priority,
  status: ({ status }: TaskRow) => status,
  subject: ({ subject }: TaskRow) => subject,
  plan_start_time: ({ plan_start }: TaskRow) => plan_start,
}
