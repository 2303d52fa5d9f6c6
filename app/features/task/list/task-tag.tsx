import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TaskRowView } from "./row.server.ts"
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

type DeadlineProps = {
  task: Pick<TaskRowView, "deadline" | "isOverdue">
  /** Makes the time a link. */ link?: (time: ReactNode) => ReactNode
}

/** The deadline, with a text if it is overdue (TASK-04). */
export function Deadline({ task: { deadline, isOverdue }, link = (time) => time }: DeadlineProps) {
  const intl = useIntl()
  if (!deadline) return link(intl.formatMessage({ id: "task.no-deadline" }))
  return (
    <>
      {link(<Time moment={deadline} />)}
      {isOverdue && (
        <div>
          <StatusTag symbol="stop">{intl.formatMessage({ id: "task.overdue" })}</StatusTag>
        </div>
      )}
    </>
  )
}

type PriorityProps = {
  value: TaskRowView["priority"]
  /** Says so, too, if there is none: as the text of a link. */ isWhole?: boolean
}

/** The priority, if there is one; urgent ones have a frame. */
export function Priority({ value, isWhole = false }: PriorityProps) {
  const intl = useIntl()
  if (value === 0 && !isWhole) return null
  const text = intl.formatMessage({ id: priorityTexts[value] })
  return value >= 3 ? <span className="mark">{text}</span> : text
}
