import { spanStatus } from "#mock/domains/calendar/entry.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterGroup, groupOf, groupRole, inDisbanded, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import type { Scope } from "#mock/domains/workgroup/list-rules.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { isValidRule, whyNoCode } from "./codes.ts"
import { mailCall, mailCallOfTopic } from "./mail.ts"
import type { TopicCallRow, TopicCodeRuleRow, TopicRow } from "./records.ts"

export const topicCallStatuses = ["not_started", "ongoing", "ended", "cancelled"] as const
export const topicStates = ["submitted", "locked", "withdrawn"] as const

const administrators = ["topic_admin", "alliance_admin"] as const
const officers = ["chair", "vice_chair", "secretary"] as const
const leaders = ["creator", ...officers, ...administrators] as const

const administratorRoles = {
  alliance_member: allianceMember,
  topic_admin: bizRole(bizRoles.topic),
  alliance_admin: allianceAdmin,
}
const groupRoles = {
  ...administratorRoles,
  chair: groupRole("chair"),
  vice_chair: groupRole("vice_chair"),
  secretary: groupRole("secretary"),
}

/** Refuses a topic if the group is disbanded or no code is available. */
const notTaken = (user: User, call: TopicCallRow, world: World) =>
  inDisbanded(user, call, world) ?? whyNoCode(call, world)

/** The refusal for a call that is not open: it contains the call's period. */
function notOpen({ start_time, end_time }: TopicCallRow): Refusal {
  return new Refusal("call_not_open", { start_time: toText(start_time), end_time: toText(end_time) })
}

/** Implements openapi/states/topic-call.yaml. */
export const topicCallRules = rulesFor<TopicCallRow>()({
  statuses: topicCallStatuses,
  status: spanStatus,
  roles: { ...groupRoles, creator: (user, call) => call.creator_id === user.id },
  enter: enterGroup,
  read: [{ in: topicCallStatuses, by: ["alliance_member"] }],
  actions: {
    update: [
      {
        in: ["not_started"],
        by: leaders,
        unless: inDisbanded,
        then: [
          mailCall("update", (now, before) => now.start_time !== before.start_time || now.end_time !== before.end_time),
        ],
      },
    ],
    cancel: [
      {
        in: ["not_started", "ongoing"],
        by: leaders,
        to: "cancelled",
        unless: inDisbanded,
        then: [mailCall("cancel")],
      },
    ],
    "topic.create": [{ in: ["ongoing"], by: ["alliance_member"], unless: notTaken }],
    "summary.update": [{ in: ["ended"], by: leaders, then: [mailCall("summary.update")] }],
  },
  refusals: { "topic.create": (refusal, call) => (refusal.code === "state_refused" ? notOpen(call) : refusal) },
})

/** Who may create calls, in the alliance and in groups (openapi/states/topic-call.yaml). */
export const topicCallListRules = rulesFor<Scope>()({
  statuses: ["alliance", "group", "disbanded"],
  status(scope: Scope, world: World) {
    if (groupOf(scope, world)?.status === "disband") return "disbanded"
    return scope.group_id === null ? "alliance" : "group"
  },
  roles: groupRoles,
  enter: enterGroup,
  read: [{ in: ["alliance", "group", "disbanded"], by: ["alliance_member"] }],
  actions: {
    create: [
      { in: ["alliance"], by: administrators },
      { in: ["group"], by: [...officers, ...administrators] },
    ],
    export: [{ in: ["alliance", "group", "disbanded"], by: ["alliance_member"] }],
  },
  refusals: { create: whyNotCreated },
})

/** The call of a topic. Throws if it does not exist: calls are never deleted. */
export function callOf({ call_id }: TopicRow, { store }: World): TopicCallRow {
  const call = store.rows.topic_call.get(call_id)
  if (!call) throw new Error(`a topic names the call ${call_id}, which is not there`)
  return call
}

const whyLocked = (refusal: Refusal, topic: TopicRow, world: World) =>
  refusal.code === "state_refused" && !topic.is_withdrawn ? notOpen(callOf(topic, world)) : refusal
const unless = (user: User, topic: TopicRow, world: World) => inDisbanded(user, callOf(topic, world), world)

/** Implements openapi/states/topic-call-topic.yaml. */
export const topicRules = rulesFor<TopicRow>()({
  statuses: topicStates,
  status(topic: TopicRow, world: World): (typeof topicStates)[number] {
    if (topic.is_withdrawn) return "withdrawn"
    return spanStatus(callOf(topic, world), world) === "ongoing" ? "submitted" : "locked"
  },
  roles: { alliance_member: allianceMember, creator: (user, topic) => topic.creator_id === user.id },
  enter: (user, topic, world) => enterGroup(user, callOf(topic, world), world),
  read: [{ in: topicStates, by: ["alliance_member"] }],
  actions: {
    update: [{ in: ["submitted"], by: ["creator"], unless }],
    withdraw: [
      {
        in: ["submitted"],
        by: ["creator"],
        to: "withdrawn",
        unless,
        then: [mailCallOfTopic("topic.withdraw")],
      },
    ],
  },
  refusals: { update: whyLocked, withdraw: whyLocked },
})

/** Who may submit a topic to a call (openapi/states/topic-call-topic.yaml). */
export const topicListRules = rulesFor<TopicCallRow>()({
  statuses: topicCallStatuses,
  status: spanStatus,
  roles: { alliance_member: allianceMember },
  enter: enterGroup,
  read: [{ in: topicCallStatuses, by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["ongoing"], by: ["alliance_member"], unless: notTaken, then: [mailCall("topic.create")] }],
    export: [{ in: topicCallStatuses, by: ["alliance_member"] }],
  },
  refusals: { create: (refusal, call) => (refusal.code === "state_refused" ? notOpen(call) : refusal) },
})

/** Implements openapi/states/topic-code-rule.yaml: code rules have no actions. */
export const topicCodeRuleRules = rulesFor<TopicCodeRuleRow>()({
  statuses: ["valid", "invalid"],
  status: (rule: TopicCodeRuleRow, world: World) => (isValidRule(rule, world) ? "valid" : "invalid"),
  roles: administratorRoles,
  read: [{ in: ["valid", "invalid"], by: administrators }],
  actions: {},
})

/** Who may add a code rule (openapi/states/topic-code-rule.yaml). */
export const topicCodeRuleListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: administratorRoles,
  read: [{ in: ["open"], by: administrators }],
  actions: { create: [{ in: ["open"], by: administrators }] },
})
