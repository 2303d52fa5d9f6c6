/** Message ids of the kinds. */
export const moduleTexts = {
  meeting: "calendar.module.meeting",
  ballot: "calendar.module.ballot",
  topic_call: "calendar.module.topic_call",
  task: "calendar.module.task",
  schedule: "calendar.module.schedule",
  proposal: "calendar.module.proposal",
} as const

/** Message ids of why an entry stands on a day; none where its time says it. */
export const markTexts = {
  begins: undefined,
  continues: "calendar.mark.continues",
  "all-day": "calendar.mark.all-day",
  opens: "calendar.mark.opens",
  closes: "calendar.mark.closes",
  due: "calendar.mark.due",
} as const
