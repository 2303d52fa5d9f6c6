import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { ballotRef } from "#mock/domains/ballot/view.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { taskRules } from "#mock/domains/task/rules.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { ActionItem, MeetingRow, TopicMinutesRow, WrittenDecision } from "./records.ts"

type Schemas = components["schemas"]

/** What the minutes say about a topic, with the numbers of its decisions and the tasks of its actions. */
export function topicMinutesView(
  { decisions, action_items, ...said }: TopicMinutesRow,
  meeting: MeetingRow,
  user: MemberRow,
  world: World,
): Schemas["MeetingTopicMinutes"] {
  return {
    ...said,
    decisions: decisions.map((decision) => decisionView(decision, user, world)),
    action_items: action_items.map((item) => actionView(item, meeting, user, world)),
  }
}

function decisionView(
  { id, text, ballot_id }: WrittenDecision,
  user: MemberRow,
  world: World,
): Schemas["MeetingDecision"] {
  const recorded = world.store.rows.decision.get(id)
  const { number = null, group_number = null } = recorded ?? {}
  return { id, number, group_number, text, ballot: readableBallot(ballot_id, user, world) }
}

/** Reference to a ballot; null for people who may not read it. */
export function readableBallot(id: string | null, user: MemberRow, world: World): Schemas["BallotRef"] | null {
  const ballot = id === null ? undefined : world.store.rows.ballot.get(id)
  return ballot && !ballotRules.read(user, ballot, world) ? ballotRef(ballot, world) : null
}

function actionView(
  { assignee_id, group_id, ...item }: ActionItem,
  meeting: MeetingRow,
  user: MemberRow,
  world: World,
): Schemas["MeetingActionItem"] {
  const { store } = world
  const task = store.rows.task.where("meeting_id", meeting.id).find(({ action_item_id }) => action_item_id === item.id)
  const isOpen = task !== undefined && !taskRules.read(user, task, world)
  return {
    ...item,
    assignee: assignee_id === null ? null : memberRefOf(store, assignee_id),
    group: groupRefOf(store, group_id),
    task: isOpen ? { id: task.id, subject: task.subject } : null,
  }
}
