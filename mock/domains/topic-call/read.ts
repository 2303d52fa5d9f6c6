import { topicStatusValues } from "#openapi/generated/values/topic-status.ts"
import { spanUpcoming } from "#mock/domains/calendar/entry.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { findCall, findTopic } from "./guard.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { topicCallListRules, topicCallRules, topicListRules } from "./rules.ts"
import { callRecord, callRow, statusOf, topicRecord, topicsOf } from "./view.ts"

/** Read operations for calls and their topics (TOPIC-01, TOPIC-02). */
export const topicCallHandlers = {
  "topic-call.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-start_time", status, from, to, q } = query
      const filtered = visible("topic_call", member, world).filter(
        (row) =>
          isOf(groups, row) &&
          isBetween(row.start_time, from, to) &&
          matches(q, [row.subject, ...groupAndPersonTexts(row.group_id, row.creator_id, world)]),
      )
      const statusOfCall = (row: TopicCallRow) => topicCallRules.status(row, world)
      const rows = filtered.filter((row) => !status || status.includes(statusOfCall(row)))
      return ok({
        ...listPage(rows, { ...query, sort }, callKeysIn(world), (row) => callRow(row, member, world)),
        actions: topicCallListRules.actions(member, { group_id: creationGroupId(groups) }, world),
        counts: countBy(filtered, topicCallRules.states, statusOfCall),
      })
    },
  ),

  "topic-call.get": guarded(findCall("read"), ({ viewer }, { record, world }) =>
    ok(callRecord(record, viewer.member, world)),
  ),

  "topic-call.topic.list": guarded(findCall("read"), ({ viewer: { member }, query }, { record, world }) => {
    const { sort = "code", status, mine, q } = query
    const filtered = topicsOf(record, world).filter(
      (row) =>
        (mine !== true || row.creator_id === member.id) &&
        matches(q, [row.code, row.subject, ...groupAndPersonTexts(null, row.creator_id, world)]),
    )
    const rows = filtered.filter((row) => !status || status.includes(statusOf(row)))
    return ok({
      ...listPage(rows, { ...query, sort }, topicKeys, (row) => topicRecord(row, member, world)),
      actions: topicListRules.actions(member, record, world),
      counts: countBy(filtered, topicStatusValues, statusOf),
    })
  }),

  "topic-call.topic.get": guarded(findTopic("read"), ({ viewer }, { topic, world }) =>
    ok(topicRecord(topic, viewer.member, world)),
  ),
} satisfies Handlers

const callKeysIn = (world: World) => ({
  upcoming: (row: TopicCallRow) => spanUpcoming(row, world),
  start_time: ({ start_time }: TopicCallRow) => start_time,
  end_time: ({ end_time }: TopicCallRow) => end_time,
  created_time: ({ created_time }: TopicCallRow) => created_time,
  subject: ({ subject }: TopicCallRow) => subject,
})

const topicKeys = {
  code: ({ code }: TopicRow) => code,
  created_time: ({ created_time }: TopicRow) => created_time,
  subject: ({ subject }: TopicRow) => subject,
}
