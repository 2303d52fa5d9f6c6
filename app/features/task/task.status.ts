import type { components } from "#openapi/generated/schema.d.ts"
import { taskMineValues } from "#openapi/generated/values/task-mine.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Texts of the confirmation before a task is completed or cancelled (FORM-06, TASK-03). */
export const taskQuestions: Record<"complete" | "cancel", QuestionTexts> = {
  complete: {
    link: "task.complete.submit",
    title: "task.complete.title",
    text: "task.complete.text",
    keep: "task.complete.keep",
    label: "task.memo",
    hint: "task.memo.hint",
    kind: "primary",
  },
  cancel: {
    link: "task.cancel.submit",
    title: "task.cancel.title",
    text: "task.cancel.text",
    keep: "task.cancel.keep",
    kind: "danger",
  },
}

/** An action that asks for confirmation. */
export type TaskQuestion = keyof typeof taskQuestions

type Schemas = components["schemas"]

/** The states of a task, in the order of their contract numbers (TASK-03). */
export const taskStatuses = ["pending", "in_progress", "suspended", "completed", "canceled"] as const

/** A state of a task. */
export type TaskStatus = (typeof taskStatuses)[number]

/** The state for a contract number; these start at 1. */
export const statusOf = (number: Schemas["TaskStatus"]): TaskStatus => taskStatuses[number - 1] ?? "pending"

/** The contract number of a state. */
export const numberOf = (status: TaskStatus) => (taskStatuses.indexOf(status) + 1) as Schemas["TaskStatus"]

/** Whether a task still needs work. */
export const isOpen = (status: TaskStatus) => status !== "completed" && status !== "canceled"

/** Status indicator of each state. */
export const taskSymbols: Record<TaskStatus, StatusSymbol> = {
  pending: "idle",
  in_progress: "live",
  suspended: "hold",
  completed: "done",
  canceled: "void",
}

/** Message ids of the states. */
export const taskStatusTexts = {
  pending: "status.pending",
  in_progress: "task.status.in-progress",
  suspended: "task.status.suspended",
  completed: "status.completed",
  canceled: "status.cancelled",
} as const satisfies Record<TaskStatus, MessageId>

/**
 * Actions that change the state of a task, in the order of their buttons, with the state that follows (openapi/states/task.yaml; the test
 * compares them).
 */
export const taskMoves = {
  continue: "in_progress",
  suspend: "suspended",
  complete: "completed",
  cancel: "canceled",
} as const satisfies Partial<Record<Schemas["TaskAction"], TaskStatus>>

export type TaskMove = keyof typeof taskMoves

/** Message ids of the moves; starting a pending task is one of its own. */
export function moveText(move: TaskMove, status: TaskStatus) {
  const texts = {
    continue: status === "pending" ? "task.start" : "task.continue",
    suspend: "task.suspend",
    complete: "task.complete.submit",
    cancel: "task.cancel.submit",
  } as const
  return texts[move]
}

/** Whether a move asks for confirmation, because it cannot be undone. */
export const isQuestion = (move: TaskMove): move is TaskQuestion => move in taskQuestions

/** The priorities as form values: the contract's numbers as text (TASK-02). */
export const priorities = ["0", "1", "2", "3", "4"] as const

/** Filter by person: tasks assigned to them, assisted or created by them, or everybody's (TASK-01). */
export const mineFilters = [...taskMineValues, "all"] as const
