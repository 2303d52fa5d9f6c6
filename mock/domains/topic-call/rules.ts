import { spanStatus } from "#mock/domains/calendar/entry.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { ownerOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import type { User, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { exhausted, isValidRule, newestRule } from "./codes.ts"
import { mailCall, mailCallOfTopic } from "./mail.ts"
import type { TopicCallRow, TopicCodeRuleRow, TopicRow } from "./records.ts"

const topicConditions = {
  group_disbanded: inDisbanded,
  no_code_rule: (_user: User, call: TopicCallRow, world: World) => !newestRule(call, world),
  code_exhausted: (_user: User, call: TopicCallRow, world: World) => exhausted(call, world),
}

/** The details of `call_not_open`: the call's period. */
const period = ({ start_time, end_time }: TopicCallRow) => ({
  start_time: toText(start_time),
  end_time: toText(end_time),
})

function isMoved(now: TopicCallRow, before: TopicCallRow): boolean {
  return now.start_time !== before.start_time || now.end_time !== before.end_time
}

/** The code behind openapi/states/topic-call.yaml. */
export const topicCallRules = tableRules<TopicCallRow>()(tables["topic-call"], {
  status: spanStatus,
  roles: { ...officerRoles, creator: (user, call) => call.creator_id === user.id },
  enter: enterGroup,
  conditions: topicConditions,
  effects: { mail: ({ action, ...done }) => mailCall(action)(done), mail_if_moved: mailCall("update", isMoved) },
  details: { call_not_open: period },
})

/** Who may create calls, in the alliance and in groups (openapi/states/topic-call.yaml). */
export const topicCallListRules = tableRules<Scope>()(tables["topic-call"].list, {
  status: ownerOf,
  roles: officerRoles,
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})

/** The call of a topic. Throws if it does not exist: calls are never deleted. */
export function callOf({ call_id }: TopicRow, { store }: World): TopicCallRow {
  const call = store.rows.topic_call.get(call_id)
  if (!call) throw new Error(`a topic names the call ${call_id}, which is not there`)
  return call
}

/** The code behind openapi/states/topic-call-topic.yaml. */
export const topicRules = tableRules<TopicRow>()(tables["topic-call-topic"], {
  status(topic, world) {
    if (topic.is_withdrawn) return "withdrawn"
    return spanStatus(callOf(topic, world), world) === "ongoing" ? "submitted" : "locked"
  },
  roles: { creator: (user, topic) => topic.creator_id === user.id },
  enter: (user, topic, world) => enterGroup(user, callOf(topic, world), world),
  conditions: { group_disbanded: (user, topic, world) => inDisbanded(user, callOf(topic, world), world) },
  effects: { mail: mailCallOfTopic("topic.withdraw") },
  details: { call_not_open: (topic, world) => period(callOf(topic, world)) },
})

/** Who may submit a topic to a call (openapi/states/topic-call-topic.yaml). */
export const topicListRules = tableRules<TopicCallRow>()(tables["topic-call-topic"].list, {
  status: spanStatus,
  enter: enterGroup,
  conditions: topicConditions,
  effects: { mail: mailCall("topic.create") },
  details: { call_not_open: period },
})

/** The code behind openapi/states/topic-code-rule.yaml: code rules have no actions. */
export const topicCodeRuleRules = tableRules<TopicCodeRuleRow>()(tables["topic-code-rule"], {
  status: (rule, world) => (isValidRule(rule, world) ? "valid" : "invalid"),
})

/** Who may add a code rule (openapi/states/topic-code-rule.yaml). */
export const topicCodeRuleListRules = tableRules<{ alliance_id: string }>()(tables["topic-code-rule"].list, {
  status: () => "open",
})
