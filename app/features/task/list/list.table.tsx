import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import type { TaskRowView } from "./list.server.ts"
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
const priority: Column<TaskRowView> = {
  key: "priority",
  head: "task.priority",
  sort: "priority",
  isLabelled: true,
  cell: ({ priority: value }) => <Priority value={value} />,
}
const assignee: Column<TaskRowView> = {
  key: "assignee",
  head: "task.assignee",
  isLabelled: true,
  cell: ({ assignee: name }, intl) => name ?? intl.formatMessage({ id: "task.nobody" }),
}
const group: Column<TaskRowView> = { key: "group", head: "event.group", cell: ({ group: name }) => name }
const status: Column<TaskRowView> = {
  key: "status",
  head: "event.status",
  kind: "tag",
  sort: "status",
  cell: ({ status: value }) => <TaskTag status={value} />,
}

const deadline = (zone: string): Column<TaskRowView> => ({
  key: "deadline",
  head: "task.deadline-in-zone",
  headValues: { zone },
  sort: "deadline",
  isLabelled: true,
  cell: (task) => <Deadline task={task} />,
})

/** Columns of the list of tasks (TASK-01). @param zone name of the time zone, for the column heading */
export function taskColumns(isInGroup: boolean, zone: string): Column<TaskRowView>[] {
  return [number, subject, deadline(zone), priority, assignee, ...(isInGroup ? [] : [group]), status]
}

/** Columns of the subtasks on the page of their task. */
export function subtaskColumns(zone: string): Column<TaskRowView>[] {
  const { sort: _sort, ...due } = deadline(zone)
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
    due,
    assignee,
    status,
  ]
}
