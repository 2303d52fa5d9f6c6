import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { idempotencyField, versionField } from "#app/forms/schema/form-field-names.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { Person } from "#app/parts/person/person.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { RefusedNote } from "#app/forms/submit/refused-note.tsx"
import { Facts, PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { Priority, TaskTag } from "../list/task-tag.tsx"
import type { TaskView } from "./detail.server.ts"
import { taskList } from "../task.list.ts"
import { type TaskQuestion, taskQuestions } from "../task.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

type LastResult = SubmissionResult<string[]> | undefined

type TaskHeadProps = {
  task: TaskView
  moveKey: string
  /** Result of a button in this head. */ lastResult: LastResult
}

/** The head of a task's page with its actions (TASK-01, TASK-03). */
export function TaskHead({ task, moveKey, lastResult }: TaskHeadProps) {
  const intl = useIntl()
  const { id, subject, scope, above, status, priority, isOverdue } = task
  const list = useListCrumb(taskList, scope)
  return (
    <PageHead
      crumbs={[list, ...(above ? [{ href: above.href, text: above.subject }] : [])]}
      title={subject}
      kicker={
        <>
          <span className="ref">{id}</span> <TaskTag status={status} isBoxed />{" "}
          {isOverdue && (
            <StatusTag symbol="stop" isBoxed>
              {intl.formatMessage({ id: "task.overdue" })}
            </StatusTag>
          )}{" "}
          <Priority value={priority} />
        </>
      }
      actions={<TaskActions task={task} moveKey={moveKey} lastResult={lastResult} />}
    >
      <TaskKeys task={task} assign={<AssignToMe task={task} moveKey={moveKey} lastResult={lastResult} />} />
    </PageHead>
  )
}

/** Key facts of a task: deadline and assignee. */
function TaskKeys({ task: { deadline, people, zone, me }, assign }: { task: TaskView; assign: ReactNode }) {
  const intl = useIntl()
  return (
    <Facts
      kind="keys"
      items={[
        {
          term: intl.formatMessage({ id: "task.deadline" }),
          value: deadline ? <Time moment={deadline} /> : intl.formatMessage({ id: "task.no-deadline" }),
          note: deadline && intl.formatMessage({ id: "task.deadline.zone" }, { zone }),
        },
        {
          term: intl.formatMessage({ id: "task.assignee" }),
          value: people.assignee ? <Person person={people.assignee} /> : intl.formatMessage({ id: "task.nobody" }),
          note: me && assign,
        },
      ]}
    />
  )
}

/** Version and idempotency key for the next submission of a button; after a refusal those of the response (`refused`). */
function nextMove({ task: { version }, moveKey, lastResult }: TaskHeadProps) {
  const sent = lastResult?.initialValue
  return { version: String(sent?.[versionField] ?? version), moveKey: String(sent?.[idempotencyField] ?? moveKey) }
}

/** Takes the task over; the person is the only one who would be told. */
function AssignToMe(head: TaskHeadProps) {
  const intl = useIntl()
  const { me } = head.task
  const { version, moveKey } = nextMove(head)
  if (me === undefined) return null
  return (
    <ButtonForm sends={{ intent: "assignee", [versionField]: version, assignee: me }} idempotencyKey={moveKey}>
      {intl.formatMessage({ id: "task.assign-to-me" })}
    </ButtonForm>
  )
}

/** Buttons for the actions that the task offers (ROLE-05). */
function TaskActions(head: TaskHeadProps) {
  const intl = useIntl()
  const { id, scope, can } = head.task
  const { version, moveKey } = nextMove(head)
  // No confirmation: the action can be undone.
  const move = (intent: "continue" | "suspend", text: ReactNode, className = "btn") => (
    <ButtonForm sends={{ intent, [versionField]: version }} idempotencyKey={moveKey} className={className}>
      {text}
    </ButtonForm>
  )
  const ask = (key: TaskQuestion, isPrimary = false) => (
    <QuestionLink
      id={`task-${key}`}
      texts={taskQuestions[key]}
      href={taskPaths.confirm(scope, id, key)}
      values={{}}
      isPrimary={isPrimary}
    />
  )
  return (
    <>
      {can.start && move("continue", intl.formatMessage({ id: "task.start" }), "btn primary")}
      {can.continue && move("continue", intl.formatMessage({ id: "task.continue" }), "btn primary")}
      {can.complete && ask("complete", !can.start && !can.continue)}
      {can.suspend && move("suspend", intl.formatMessage({ id: "task.suspend" }))}
      {can.update && (
        <a className="btn" {...linkTo(taskPaths.edit(scope, id))}>
          {intl.formatMessage({ id: "task.edit.title" })}
        </a>
      )}
      {can.cancel && ask("cancel")}
    </>
  )
}

type TaskNextProps = {
  task: TaskView
  /** Result of a button in the page head. */
  lastResult: LastResult
}

/** The next step of a task, or why it is finished (TASK-03). */
export function TaskNext({ task, lastResult }: TaskNextProps) {
  return (
    <>
      <RefusedNote lastResult={lastResult} />
      <State task={task} />
    </>
  )
}

function State({ task }: { task: TaskView }) {
  const intl = useIntl()
  const { status, memo, cancelReason, isCancelledWithParent, above, isGroupDisbanded, completers } = task
  if (status === "completed")
    return (
      <Note tone="done" title={intl.formatMessage({ id: "task.next.completed" })}>
        {memo && <span className="lines">{memo}</span>}
      </Note>
    )
  if (status === "canceled")
    return (
      <Note tone="stop" title={intl.formatMessage({ id: "task.next.canceled" })}>
        {isCancelledWithParent && above ? (
          intl.formatMessage(
            { id: "task.next.canceled-with" },
            {
              subject: (
                <a lang={textLang(above.subject, intl.locale)} {...linkTo(above.href)}>
                  {above.subject}
                </a>
              ),
            },
          )
        ) : (
          <span className="lines">{cancelReason ?? intl.formatMessage({ id: "event.no-reason" })}</span>
        )}
      </Note>
    )
  if (isGroupDisbanded)
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "task.next.disbanded" })}>
        {intl.formatMessage(
          { id: status === "suspended" ? "task.next.disbanded.suspended" : "task.next.disbanded.text" },
          { who: completers.join(intl.formatMessage({ id: "person.separator" })) },
        )}
      </Note>
    )
  if (status === "suspended")
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "task.next.suspended" })}>
        <Waiting task={task} status={status} />
      </Note>
    )
  return (
    <Note tone="live">
      <Waiting task={task} status={status} />
    </Note>
  )
}

/** The next action of an open task and the text that says who does it. */
const waitingFor = {
  pending: { action: "start", text: "task.next.pending" },
  in_progress: { action: "complete", text: "task.next.in-progress" },
  suspended: { action: "continue", text: "task.next.suspended.text" },
} as const

type WaitingProps = { task: TaskView; status: keyof typeof waitingFor }

/** The person who has to act while a task is open, and whether the reader can do it instead (openapi/states/task.yaml). */
function Waiting({ task: { people, isMine, can }, status }: WaitingProps) {
  const intl = useIntl()
  const { action, text } = waitingFor[status]
  if (!people.assignee) return intl.formatMessage({ id: "task.next.nobody" })
  const who = isMine ? "me" : can[action] ? "helper" : "others"
  return intl.formatMessage({ id: text }, { name: people.assignee.name, who })
}
