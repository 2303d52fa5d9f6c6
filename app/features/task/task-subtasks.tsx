import { FormattedMessage, useIntl } from "react-intl"
import { taskPaths } from "#app/lib/paths/task.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Table } from "#app/ui/table/table.tsx"
import { subtaskColumns } from "./task-table.tsx"
import type { TaskView } from "./task-view.server.ts"

/** The subtasks of a task, on one level; nothing on the page of a subtask (TASK-01). */
export function Subtasks({ task: { id, place, above, subtasks, can, zone } }: { task: TaskView }) {
  const intl = useIntl()
  if (above) return null
  const add = can.subtask && (
    <Link className="btn" to={taskPaths.subtaskCreate(place, id)}>
      <FormattedMessage id="task.subtask.title" />
    </Link>
  )
  return (
    <Section id="subtasks" title={<FormattedMessage id="task.subtasks" />} aside={add}>
      {subtasks.length > 0 ? (
        <div className="list slim">
          <Table
            caption={intl.formatMessage({ id: "task.subtasks" })}
            columns={subtaskColumns(zone)}
            rows={subtasks}
            rowKey={(row) => row.id}
            isOff={({ status }) => status === "canceled"}
          />
        </div>
      ) : (
        <p className="hint">
          <FormattedMessage id="task.subtasks.none" />
        </p>
      )}
    </Section>
  )
}
