import { useNavigate, useSubmit } from "@remix-run/react"
import { type ReactNode, useEffect, useRef } from "react"
import { useIntl } from "react-intl"
import { ownerField, versionField } from "#app/forms/schema/form-field-names.ts"
import { useFormOwner } from "#app/forms/submit/form-owner.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { linkTo } from "#app/ui/link.tsx"
import { usePreparedDrag } from "#app/ui/use-prepared-drag.ts"
import { ChangeLink } from "../change/change-link.tsx"
import type { TaskBoardView } from "./list.server.ts"
import type { TaskRowView } from "./row.server.ts"
import { Deadline, Priority, TaskTag } from "./task-tag.tsx"
import { taskQuery, type TaskSearch } from "./list.query.ts"
import { isQuestion, type TaskMove, taskMoves } from "../task.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

type TaskBoardProps = {
  columns: TaskBoardView
  search: TaskSearch
  scope: ShellScope
  /** Name of the time zone of all deadlines. */ zone: string
  /** What is open below a task. */ open: (task: TaskRowView) => ReactNode
}

/**
 * Board of tasks in columns by status (TASK-05). A task moves by the form of its status, also without scripts, or is dragged to a column that
 * one of its actions leads to.
 */
export function TaskBoard({ columns, search, scope, zone, open }: TaskBoardProps) {
  const intl = useIntl()
  const move = useMove(scope)
  const [board, prepareDrag] = useDrag((id, status) => {
    const task = columns.flatMap(({ items }) => items).find((item) => item.id === id)
    const action = task?.moves.find((one) => taskMoves[one] === status)
    if (task && action) move(task, action)
  })
  const canMove = columns.some(({ items }) => items.some(({ moves }) => moves.length > 0))
  return (
    <>
      <p className="hint">{intl.formatMessage({ id: "task.board.zone" }, { zone })}</p>
      {canMove && <p className="hint wide">{intl.formatMessage({ id: "task.board.hint" })}</p>}
      <div className="board" ref={board} onPointerOver={prepareDrag}>
        {columns.map(({ status, count, items }) => (
          <section key={status} aria-labelledby={`board-${status}`} data-status={status}>
            <h2 id={`board-${status}`}>
              <TaskTag status={status} /> <span className="n">{intl.formatNumber(count)}</span>
            </h2>
            {items.length > 0 ? (
              <ul>
                {items.map((task) => (
                  <li key={task.id} data-task={task.id} data-to={task.moves.map((one) => taskMoves[one]).join(" ")}>
                    <Card task={task} search={search} isInGroup={scope.acronym !== undefined} />
                    {open(task)}
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

/** Performs a move: at once, or on the page that asks whether to complete or cancel the task. */
function useMove(scope: ShellScope) {
  const [submit, navigate, owner] = [useSubmit(), useNavigate(), useFormOwner()]
  return ({ id, version }: TaskRowView, move: TaskMove) => {
    if (isQuestion(move)) return navigate(taskPaths.confirm(scope, id, move))
    const form = { intent: move, task_id: id, [versionField]: String(version), ...(owner && { [ownerField]: owner }) }
    submit(form, { method: "post", preventScrollReset: true })
  }
}

/** Makes the task under the pointer draggable, and loads the code for dropping it when one first comes to the board. @param drop called with the task and the column's state */
function useDrag(drop: (task: string, status: string) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  const load = async () => {
    const { boardDrag } = await import("./board-drag.ts")
    if (ref.current) boardDrag(ref.current, (task, status) => latest.current(task, status))
  }
  const prepare = usePreparedDrag("[data-task]", load, (card) => {
    card.draggable = card.dataset["to"] !== ""
  })
  return [ref, prepare] as const
}

/** A task on the board: its values are links to their forms, as in the list. */
function Card({ task, search, isInGroup }: { task: TaskRowView; search: TaskSearch; isInGroup: boolean }) {
  const intl = useIntl()
  const { id, href, subject, priority, assignee, group, parent, canUpdate, moves } = task
  const list = taskQuery.href(search)
  const value = (field: "assignee" | "deadline" | "priority", shown: ReactNode) =>
    canUpdate ? (
      <ChangeLink list={list} id={id} field={field}>
        {shown}
      </ChangeLink>
    ) : (
      shown
    )
  return (
    <>
      <strong>
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      </strong>
      {parent && <small className="muted">{intl.formatMessage({ id: "task.part-of" }, { subject: parent })}</small>}
      <div className="cluster">
        <span>{value("assignee", assignee ?? intl.formatMessage({ id: "task.nobody" }))}</span>
        <div>
          <Deadline task={task} link={(time) => value("deadline", time)} />
        </div>
        {(priority > 0 || canUpdate) && (
          <span>
            {value(
              "priority",
              intl.formatMessage({ id: "task.priority.is" }, { priority: <Priority value={priority} isWhole /> }),
            )}
          </span>
        )}
        {!isInGroup && <small className="muted">{group}</small>}
        {moves.length > 0 && (
          <span>
            <ChangeLink list={list} id={id} field="status">
              {intl.formatMessage({ id: "task.board.move" })}
            </ChangeLink>
          </span>
        )}
      </div>
    </>
  )
}
