import { FormattedMessage, FormattedNumber } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { TaskBoardView, TaskRowView } from "./list.server.ts"
import { Deadline, Priority, TaskTag } from "./task-tag.tsx"
import { taskQuery, type TaskSearch } from "./list.query.ts"

type TaskBoardProps = {
  columns: TaskBoardView
  search: TaskSearch
  /** Name of the time zone of all deadlines. */ zone: string
  isInGroup: boolean
}

/** Read-only board of tasks in columns by status; a task's page has the actions that change its status (TASK-05). */
export function TaskBoard({ columns, search, zone, isInGroup }: TaskBoardProps) {
  return (
    <>
      <p className="hint">
        <FormattedMessage id="task.board.zone" values={{ zone }} />
      </p>
      <div className="board">
        {columns.map(({ status, count, items }) => (
          <section key={status} aria-labelledby={`board-${status}`}>
            <h2 id={`board-${status}`}>
              <TaskTag status={status} />{" "}
              <span className="n">
                <FormattedNumber value={count} />
              </span>
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
              <p className="hint">
                <FormattedMessage id="task.board.none" />
              </p>
            )}
            {count > items.length && (
              <Link to={taskQuery.href(search, { filters: { view: undefined, status } })}>
                <FormattedMessage id="task.board.all" values={{ count }} />
              </Link>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

function Card({ task, isInGroup }: { task: TaskRowView; isInGroup: boolean }) {
  const { href, subject, priority, assignee, group, parent } = task
  return (
    <>
      <strong>
        <Link to={href}>{subject}</Link>
      </strong>
      {parent && (
        <small className="muted">
          <FormattedMessage id="task.part-of" values={{ subject: parent }} />
        </small>
      )}
      <span>{assignee ?? <FormattedMessage id="task.nobody" />}</span>
      <div>
        <Deadline task={task} />
      </div>
      {priority > 0 && (
        <span>
          <FormattedMessage id="task.priority.is" values={{ priority: <Priority value={priority} /> }} />
        </span>
      )}
      {!isInGroup && <small className="muted">{group}</small>}
    </>
  )
}
