import type { TestDomain } from "../domain.ts"

/** Date polls. */
export const datePoll: TestDomain = {
  formattedTexts: {
    "word of the contract": ["date_poll.description.format", "date_poll_answer.answers[].answer"],
    "zone, day, region or address": ["date_poll.timezone"],
  },
}
