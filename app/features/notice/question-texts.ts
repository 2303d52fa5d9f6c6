/** What is done to a notice after a question (FORM-06). */
export const noticeQuestions = ["recall", "delete"] as const

export type NoticeQuestion = (typeof noticeQuestions)[number]

/** The words of each question (NOTICE-02). */
export const questionTexts = {
  recall: {
    title: "notice.recall.title",
    text: "notice.recall.text",
    submit: "notice.recall.submit",
    keep: "notice.recall.keep",
    done: "notice.recall.done",
    kind: "primary",
  },
  delete: {
    title: "notice.delete.title",
    text: "notice.delete.text",
    submit: "notice.delete.submit",
    keep: "notice.delete.keep",
    done: "notice.delete.done",
    kind: "danger",
  },
} as const
