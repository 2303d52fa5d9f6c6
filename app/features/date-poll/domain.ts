import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { datePollStatusTexts } from "./date-poll.status.ts"

export const datePoll: Domain = {
  records: {
    date_poll: {
      href: datePollPaths.detail,
      letter: "D",
      name: "date-poll.detail.title",
      isConfidential: true,
      ownStatuses: datePollStatusTexts,
      needsMyAction: {
        actions: { answer: "waiting.do.answer-dates", decide: "waiting.do.decide-date" },
      },
    },
  },
  operations: [
    "date-poll.logged.create",
    "date-poll.logged.update",
    "date-poll.logged.answer",
    "date-poll.logged.invitation.answer",
    "date-poll.logged.remind",
    "date-poll.logged.close",
    "date-poll.logged.reopen",
    "date-poll.logged.decide",
    "date-poll.logged.cancel",
  ],
  fields: {
    start_times: "date-poll.slots",
    required_ids: "date-poll.required",
  },
}
