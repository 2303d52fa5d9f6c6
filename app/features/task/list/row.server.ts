import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { statusOf, type TaskMove, taskMoves } from "../task.status.ts"

type Row = components["schemas"]["TaskRow"]

/** A task as a row of a list, a card on the board, or a subtask. */
export function rowView(task: Row, scope: ShellScope, { locale, zone }: RequestContext) {
  const { id, subject, priority, deadline, assignee, group, parent_task, is_overdue, actions } = task
  return {
    id,
    href: taskPaths.detail(scope, id),
    subject,
    status: statusOf(task.status),
    priority,
    deadline: deadline === null ? undefined : moment(deadline, { locale, zone }),
    isOverdue: is_overdue,
    assignee: assignee ? personView(assignee, locale).name : undefined,
    group: nameIn(locale, group),
    parent: parent_task?.subject,
    version: task.version,
    canUpdate: actions.includes("update"),
    moves: (Object.keys(taskMoves) as TaskMove[]).filter((move) => actions.includes(move)),
  }
}

export type TaskRowView = ReturnType<typeof rowView>
