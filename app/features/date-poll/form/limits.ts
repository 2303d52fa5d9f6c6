/** Number of slots of a date poll (openapi/schemas/date-poll.yaml: DatePollInput). */
export const maxSlots = 40

/** Number of people whose answers rank the slots first (DatePollInput). */
export const maxRequired = 50
