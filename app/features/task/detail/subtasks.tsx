import type { SubmissionResult } from "@conform-to/react"
import { type ReactNode, Suspense } from "react"
import { useIntl } from "react-intl"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Table } from "#app/ui/table/table.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { subtaskColumns } from "../list/list.table.tsx"
import type { TaskView } from "./detail.server.ts"

type SubtasksProps = {
  task: TaskView
  /** What is open below a subtask. */
  below: (subtask: TaskView["subtasks"][number]) => ReactNode
  add: { idempotencyKey: string; isFocused: boolean; lastResult: SubmissionResult<string[]> | undefined }
}

const load = () => import("./add-subtask.tsx")

/** Server rendering includes the complete form; in the browser its code loads after hydration. */
const AddSubtask = import.meta.env.SSR ? (await load()).default : lazyPart(load)

const addFormId = "add-subtask"

/**
 * The direct subtasks of a task, whose values are changed in their rows, and the field that adds one; renders nothing on the page of a
 * subtask (TASK-01, TASK-02).
 */
export function Subtasks({ task, below, add }: SubtasksProps) {
  const { id, scope, above, subtasks, can, zone } = task
  const intl = useIntl()
  const successCount = useSuccessCount(addFormId, add.lastResult)
  if (above) return null
  const more = can.subtask && (
    <a className="btn" {...linkTo(taskPaths.subtaskCreate(scope, id))}>
      {intl.formatMessage({ id: "task.subtask.more" })}
    </a>
  )
  return (
    <Section id="subtasks" title={intl.formatMessage({ id: "task.subtasks" })} aside={more}>
      <Stack>
        {subtasks.length > 0 ? (
          <div className="list slim">
            <Table
              caption={intl.formatMessage({ id: "task.subtasks" })}
              columns={subtaskColumns({ list: "?", zone })}
              rows={subtasks}
              rowKey={(row) => row.id}
              isOff={({ status }) => status === "canceled"}
              below={below}
            />
          </div>
        ) : (
          <p className="hint">{intl.formatMessage({ id: "task.subtasks.none" })}</p>
        )}
        {(can.subtask || add.lastResult) && (
          <Suspense>
            <AddSubtask key={successCount} id={addFormId} {...add} isFocused={add.isFocused || successCount > 0} />
          </Suspense>
        )}
      </Stack>
    </Section>
  )
}
