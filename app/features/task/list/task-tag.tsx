import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TaskRowView } from "./list.server.ts"
import { taskSymbols, taskStatusTexts } from "../task.status.ts"
import { priorityTexts } from "#app/parts/task-priority.ts"

/** Status tag of a task. */
export function TaskTag({ status, isBoxed }: { status: TaskRowView["status"]; isBoxed?: boolean }) {
  const intl = useIntl()
  return (
    <StatusTag symbol={taskSymbols[status]} isBoxed={isBoxed}>
      {intl.formatMessage({ id: taskStatusTexts[status] })}
    </StatusTag>
  )
}

/** The deadline, with a text if it is overdue (TASK-04). */
export function Deadline({ task: { deadline, isOverdue } }: { task: Pick<TaskRowView, "deadline" | "isOverdue"> }) {
  const intl = useIntl()
  if (!deadline) return intl.formatMessage({ id: "task.no-deadline" })
  return (
    <>
      <Time moment={deadline} />
      {isOverdue && (
        <div>
          <StatusTag symbol="stop">{intl.formatMessage({ id: "task.overdue" })}</StatusTag>
        </div>
      )}
    </>
  )
}

/** The priority, if there is one; urgent ones have a frame. */
export function Priority({ value }: { value: TaskRowView["priority"] }) {
  const intl = useIntl()
  if (value === 0) return null
  const text = intl.formatMessage({ id: priorityTexts[value] })
  return value >= 3 ? <span className="mark">{text}</span> : text
}
