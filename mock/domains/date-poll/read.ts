import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { citedNumbers, groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { findPoll } from "./guard.ts"
import type { DatePollRow } from "./records.ts"
import { datePollListRules, datePollRules } from "./rules.ts"
import { datePollRecord, datePollRow } from "./view.ts"

/** Read operations for date polls (MEET-14). */
export const datePollHandlers = {
  "date-poll.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-created_time", status, mine, q } = query
      const isAsked = (row: DatePollRow) =>
        isOf(groups, row) && (!mine || row.organizer_id === member.id) && matches(q, searched(row, world))
      const filtered = visible("date_poll", member, world, isAsked)
      const statusOf = (row: DatePollRow) => datePollRules.status(row, world)
      const rows = filtered.filter((row) => !status || status.includes(statusOf(row)))
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => datePollRow(row, member, world)),
        actions: datePollListRules.actions(member, { group_id: creationGroupId(groups) }, world),
        counts: countBy(filtered, datePollRules.states, statusOf),
      })
    },
  ),

  "date-poll.get": guarded(findPoll("read"), ({ viewer }, { record, world }) =>
    ok(datePollRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

const keys = {
  deadline: ({ deadline }: DatePollRow) => deadline,
  created_time: ({ created_time }: DatePollRow) => created_time,
  number: ({ number }: DatePollRow) => number,
  subject: ({ subject }: DatePollRow) => subject,
}

/** The texts of a row that the search looks in. */
function searched(poll: DatePollRow, world: World) {
  const { subject, location, group_id, organizer_id } = poll
  return [...citedNumbers("D", poll, world), subject, location, ...groupAndPersonTexts(group_id, organizer_id, world)]
}
