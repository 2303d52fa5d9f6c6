import type { ReactNode } from "react"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import type { ChangeField } from "../change/change.query.ts"
import { ChangeLink } from "../change/change-link.tsx"
import type { TaskRowView } from "./row.server.ts"
import { Deadline, Priority, TaskTag } from "./task-tag.tsx"
import { textLang } from "#app/ui/text-lang.ts"

const subject: Column<TaskRowView> = {
  key: "subject",
  head: "event.subject",
  kind: "subject",
  sort: "subject",
  cell: ({ href, subject: text, parent }, intl) => (
    <>
      <a lang={textLang(text, intl.locale)} {...linkTo(href)}>
        {text}
      </a>
      {parent && <small className="muted"> {intl.formatMessage({ id: "task.part-of" }, { subject: parent })}</small>}
    </>
  ),
}
const number: Column<TaskRowView> = {
  key: "id",
  head: "task.id",
  kind: "ref",
  cell: ({ id }) => <span className="ref">{id}</span>,
}
const group: Column<TaskRowView> = { key: "group", head: "event.group", cell: ({ group: name }) => name }

/** A value of a task, as a link to the form that changes it if the person may. */
function changeable(list: string, task: TaskRowView, field: ChangeField, value: ReactNode): ReactNode {
  const canChange = field === "status" ? task.moves.length > 0 : task.canUpdate
  if (!canChange) return value
  return (
    <ChangeLink list={list} id={task.id} field={field}>
      {value}
    </ChangeLink>
  )
}

const priority = (list: string): Column<TaskRowView> => ({
  key: "priority",
  head: "task.priority",
  sort: "priority",
  isLabelled: true,
  cell: (task) => changeable(list, task, "priority", <Priority value={task.priority} isWhole={task.canUpdate} />),
})
const assignee = (list: string): Column<TaskRowView> => ({
  key: "assignee",
  head: "task.assignee",
  isLabelled: true,
  cell: (task, intl) => changeable(list, task, "assignee", task.assignee ?? intl.formatMessage({ id: "task.nobody" })),
})
const status = (list: string): Column<TaskRowView> => ({
  key: "status",
  head: "event.status",
  kind: "tag",
  sort: "status",
  cell: (task) => changeable(list, task, "status", <TaskTag status={task.status} />),
})
const deadline = (list: string, zone: string): Column<TaskRowView> => ({
  key: "deadline",
  head: "task.deadline-in-zone",
  headValues: { zone },
  sort: "deadline",
  isLabelled: true,
  cell: (task) => <Deadline task={task} link={(time) => changeable(list, task, "deadline", time)} />,
})

type ColumnsOf = {
  /** The query string of the page, `?` included: a value opens its form there. */
  list: string
  /** Name of the time zone, for the column heading. */
  zone: string
}

/** Columns of the list of tasks (TASK-01). */
export function taskColumns(isInGroup: boolean, { list, zone }: ColumnsOf): Column<TaskRowView>[] {
  return [
    number,
    subject,
    deadline(list, zone),
    priority(list),
    assignee(list),
    ...(isInGroup ? [] : [group]),
    status(list),
  ]
}

/** Columns of the subtasks on the page of their task. */
export function subtaskColumns(of: ColumnsOf): Column<TaskRowView>[] {
  const columns = [deadline(of.list, of.zone), priority(of.list), assignee(of.list), status(of.list)]
  return [
    number,
    {
      ...subject,
      cell: ({ href, subject: text }, intl) => (
        <a lang={textLang(text, intl.locale)} {...linkTo(href)}>
          {text}
        </a>
      ),
    },
    ...columns.map(({ sort: _sort, ...column }) => column),
  ]
}
