/** Message ids of the kinds of records. */
export const moduleTexts = {
  meeting: "calendar.module.meeting",
  ballot: "calendar.module.ballot",
  topic_call: "calendar.module.topic_call",
  task: "calendar.module.task",
  schedule: "calendar.module.schedule",
  proposal: "calendar.module.proposal",
} as const

/** Message ids that explain why an entry appears on a day; undefined if its time makes it clear. */
export const markTexts = {
  begins: undefined,
  continues: "calendar.mark.continues",
  "all-day": "calendar.mark.all-day",
  opens: "calendar.mark.opens",
  closes: "calendar.mark.closes",
  due: "calendar.mark.due",
} as const
