/** Message ids that explain why an entry appears on a day; undefined if its time makes it clear. */
export const markTexts = {
  begins: undefined,
  continues: "calendar.mark.continues",
  "all-day": "calendar.mark.all-day",
  opens: "calendar.mark.opens",
  closes: "calendar.mark.closes",
  due: "calendar.mark.due",
} as const
