import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import type { TaskBoardView, TaskRowView } from "./list.server.ts"
import { Deadline, Priority, TaskTag } from "./task-tag.tsx"
import { taskQuery, type TaskSearch } from "./list.query.ts"
import { textLang } from "#app/ui/text-lang.ts"

type TaskBoardProps = {
  columns: TaskBoardView
  search: TaskSearch
  /** Name of the time zone of all deadlines. */ zone: string
  isInGroup: boolean
}

/** Read-only board of tasks in columns by status; a task's page has the actions that change its status (TASK-05). */
export function TaskBoard({ columns, search, zone, isInGroup }: TaskBoardProps) {
  const intl = useIntl()
  return (
    <>
      <p className="hint">{intl.formatMessage({ id: "task.board.zone" }, { zone })}</p>
      <div className="board">
        {columns.map(({ status, count, items }) => (
          <section key={status} aria-labelledby={`board-${status}`}>
            <h2 id={`board-${status}`}>
              <TaskTag status={status} /> <span className="n">{intl.formatNumber(count)}</span>
            </h2>
            {items.length > 0 ? (
              <ul>
                {items.map((task) => (
                  <li key={task.id}>
                    <Card task={task} isInGroup={isInGroup} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="hint">{intl.formatMessage({ id: "task.board.none" })}</p>
            )}
            {count > items.length && (
              <a {...linkTo(taskQuery.href(search, { filters: { view: undefined, status } }))}>
                {intl.formatMessage({ id: "task.board.all" }, { count })}
              </a>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

function Card({ task, isInGroup }: { task: TaskRowView; isInGroup: boolean }) {
  const intl = useIntl()
  const { href, subject, priority, assignee, group, parent } = task
  return (
    <>
      <strong>
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      </strong>
      {parent && <small className="muted">{intl.formatMessage({ id: "task.part-of" }, { subject: parent })}</small>}
      <span>{assignee ?? intl.formatMessage({ id: "task.nobody" })}</span>
      <div>
        <Deadline task={task} />
      </div>
      {priority > 0 && (
        <span>{intl.formatMessage({ id: "task.priority.is" }, { priority: <Priority value={priority} /> })}</span>
      )}
      {!isInGroup && <small className="muted">{group}</small>}
    </>
  )
}
