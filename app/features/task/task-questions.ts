import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** The words of each question before a task is over (FORM-06, TASK-03). */
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

/** What is asked about first. */
export type TaskQuestion = keyof typeof taskQuestions
