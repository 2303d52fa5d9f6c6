import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { citedNumbers, groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import type { DecisionRow } from "./records.ts"
import { decisionListRules, decisionRules } from "./rules.ts"
import { decisionRecord, meetingOf, topicTitle } from "./view.ts"

/** The register of decisions (MEET-15). */
export const decisionHandlers = {
  "decision.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-number", status, with_ballot, from, to, q } = query
      const isAsked = (row: DecisionRow) =>
        isOf(groups, row) &&
        (with_ballot === undefined || (row.ballot_id !== null) === with_ballot) &&
        isBetween(meetingOf(row, world).start_time, from, to) &&
        matches(q, searched(row, world))
      const filtered = visible("decision", member, world, isAsked)
      const statusOf = (row: DecisionRow) => decisionRules.status(row, world)
      const rows = filtered.filter((row) => !status || status.includes(statusOf(row)))
      return ok({
        ...listPage(rows, { ...query, sort }, keysIn(world), (row) => decisionRecord(row, member, world)),
        actions: decisionListRules.actions(member, { group_id: creationGroupId(groups) }, world),
        counts: countBy(filtered, decisionRules.states, statusOf),
      })
    },
  ),

  "decision.get": guarded(
    (call) => foundRecord(call, call.store.rows.decision.get(call.path.id), decisionRules, "read"),
    ({ viewer }, { record, world }) => ok(decisionRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

const keysIn = (world: World) => ({
  number: ({ number }: DecisionRow) => number,
  decided_time: (row: DecisionRow) => meetingOf(row, world).start_time,
  approved_time: ({ approved_time }: DecisionRow) => approved_time,
})

/** The texts of a row that the search looks in. */
function searched(decision: DecisionRow, world: World): (string | null)[] {
  const { text, group_id, approved_by_id } = decision
  const meeting = meetingOf(decision, world)
  return [
    ...citedNumbers("DEC", decision, world),
    text,
    topicTitle(decision, world),
    meeting.subject,
    ...citedNumbers("M", meeting, world),
    ...groupAndPersonTexts(group_id, approved_by_id, world),
  ]
}
