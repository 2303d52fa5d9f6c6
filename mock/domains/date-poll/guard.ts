import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { DatePollRow } from "./records.ts"
import { datePollRules } from "./rules.ts"

/** Finding a poll, changing it, and logging an action on it. */
export const { find: findPoll, named: pollNamed, change: changePoll, logOf } = recordGuard("date_poll", datePollRules)

/** Reference to a poll. */
export const pollRecordRef = subjectRef<DatePollRow>("date_poll", datePollRules)
