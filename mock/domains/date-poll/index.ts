import { citedNumbers } from "#mock/domains/workgroup/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded, Domain, SearchEntry } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { refersToFile, visible } from "#mock/engine/visible.ts"
import { datePollAnswerHandlers } from "./answer.ts"
import { answersBy, isComplete } from "./answers.ts"
import { pollNamed, pollRecordRef } from "./guard.ts"
import { datePollLifeHandlers } from "./life.ts"
import { previewDatePoll } from "./preview.ts"
import { datePollHandlers } from "./read.ts"
import { datePollRules } from "./rules.ts"
import { seedDatePolls } from "./seed.ts"
import { datePollWriteHandlers } from "./write.ts"

/** Polls that find a date for a meeting (MEET-14). */
export const datePoll: Domain = {
  rows: ["date_poll", "date_poll_answer"],
  handlers: {
    ...datePollHandlers,
    ...datePollWriteHandlers,
    ...datePollLifeHandlers,
    ...datePollAnswerHandlers,
  },
  seed: seedDatePolls,
  clocks: { date_poll: datePollRules },
  readers: { date_poll: datePollRules.read },
  records: {
    date_poll: {
      reference: referenceByKey("date_poll", datePollRules, pollRecordRef),
      log: pollNamed,
      preview: previewDatePoll,
      search: searchPolls,
      needsMyAction: pollsWaiting,
      refersToFile: refersToFile(
        "date_poll",
        () => [],
        ({ description }) => [description],
      ),
    },
  },
}

/** Search entries of the polls that the user may read. */
function searchPolls(user: MemberRow, world: World): SearchEntry[] {
  return visible("date_poll", user, world).map((poll) => ({
    record: () => pollRecordRef(poll, world),
    names: [poll.subject, ...citedNumbers("D", poll, world), poll.location ?? ""],
    text: poll.description.text,
    updated: poll.updated_time,
  }))
}

/** Polls that wait for the user: for answers until the deadline, then for the organizer to choose a slot (DASH-08, MEET-14). */
function pollsWaiting(user: MemberRow, world: World): ActionNeeded[] {
  return visible("date_poll", user, world).flatMap((row): ActionNeeded[] => {
    const item = { kind: "date_poll", record: pollRecordRef(row, world) } as const
    const isAsked = !datePollRules.can(user, "answer", row, world) && !isComplete(row, answersBy(row, user, world))
    if (isAsked) {
      return [{ ...item, action: "answer", role: "participant", since: row.created_time, until: row.deadline }]
    }
    const isToDecide = datePollRules.status(row, world) === "closed" && row.organizer_id === user.id
    if (!isToDecide || datePollRules.can(user, "decide", row, world)) return []
    return [{ ...item, action: "decide", role: "organizer", since: row.deadline, until: lastStart(row) }]
  })
}

/** The start of the last slot: then there is nothing left to choose. */
const lastStart = ({ slots }: { slots: readonly { start_time: number }[] }) => slots.at(-1)?.start_time ?? null
