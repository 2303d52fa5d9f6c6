import type { components } from "#app/api/schema.d.ts"
import { recipientsOf, type Occasion } from "../rules/meeting-mail.ts"
import type { MeetingScope } from "../rules/meeting-list.ts"
import { meetingRules } from "../rules/meeting.ts"
import { meetingTopicRules } from "../rules/meeting-topic.ts"
import { isEveryone, participantsOf } from "../rules/participants.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import type { MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import { meetingNamed } from "./member.ts"
import { meetingScope } from "./meeting-scope.ts"
import { reminderOf } from "./meeting-view.ts"
import { meetingRecordRef, topicRecordRef } from "./record-ref.ts"
import { fieldRefusal } from "./refusal.ts"
import { guarded, ok, type Handlers, type OperationId, type SignedIn, type Unchecked } from "./types.ts"
import { groupRef, memberRef } from "./views.ts"

type Schemas = components["schemas"]
type Preview = Schemas["Preview"]
type Action = Exclude<Occasion, "create">

export const previewHandlers = {
  "preview.get": guarded(
    (call) => (call.query.action === "create" ? ofCreation(call, call.query) : ofMeeting(call, call.query)),
    (_call, find) => ok(find()),
  ),
} satisfies Handlers

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "viewer" | "alliance" | "now">

function ofCreation(asked: Asked, query: unknown): () => Preview {
  const findScope = meetingScope(asked, query)
  return () => {
    const world = { store: asked.store, now: asked.now }
    const { group_id } = findScope() satisfies MeetingScope
    const everyone = { alliance_id: asked.alliance.id, group_id, participants: { member_ids: [], group_ids: [] } }
    const changes = [{ effect: "creates" as const, module: "meeting" as const, total: 1, items: [] }]
    return {
      ...nothing,
      module: "meeting",
      key: null,
      action: "create",
      record: null,
      changes,
      recipients: recipients(participantsOf(everyone, world), group_id === null ? [] : [group_id], world),
    }
  }
}

/** Refused as the action would be. An action that is not a meeting's, or has no preview, is a fault of the field. */
function ofMeeting(asked: Asked, { key, action }: { key?: string; action: string }): () => Preview {
  const find = meetingNamed(asked, key)
  const world = { store: asked.store, now: asked.now }
  const meeting = key === undefined ? undefined : attempt(find)
  const refusal = meeting && isAction(action) && meetingRules.can(asked.viewer.member, action, meeting, world)
  if (refusal) throw refusal
  return () => {
    if (!isAction(action)) throw fieldRefusal("action", "value_unknown")
    const found = find()
    if (!found) throw fieldRefusal("key", "required")
    return preview(action, found, world)
  }
}

function attempt(find: () => MeetingRow | undefined): MeetingRow | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

const irreversible: ReadonlySet<Action> = new Set(["cancel", "end"])

/** What has no preview: another record is made. */
const unforeseen: ReadonlySet<string> = new Set(["ballot.create", "export"])

function isAction(action: string): action is Action {
  return Object.hasOwn(meetingRules.definition.actions, action) && !unforeseen.has(action)
}

const nothing = { losing_access: { total: 0, members: [] }, warnings: [], reminder: null }

function preview(action: Action, meeting: MeetingRow, world: World): Preview {
  const record = meetingRecordRef(meeting, world)
  const topics = openTopics(meeting, world)
  const { group_id, participants } = meeting
  const groups = isEveryone(participants) ? (group_id === null ? [] : [group_id]) : participants.group_ids
  const isToAll = action !== "feedback.create" && action !== "topic.create"
  return {
    ...nothing,
    module: "meeting",
    key: meeting.id,
    action,
    record,
    changes: action === "cancel" && topics.length > 0 ? [cancelled(topics, meeting, world)] : [],
    recipients: recipients(recipientsOf(action, meeting, world), isToAll ? groups : [], world),
    warnings: irreversible.has(action) ? warnings(topics, record) : [],
    reminder: action === "remind" ? reminderOf(meeting, world) : null,
  }
}

function openTopics(meeting: MeetingRow, world: World): MeetingTopicRow[] {
  const open = ["submitted", "feedback_received"]
  return world.store.rows.meeting_topic.filter(
    (topic) => topic.meeting_id === meeting.id && open.includes(meetingTopicRules.status(topic, world)),
  )
}

/** What is still open of a meeting is cancelled with it. */
function cancelled(topics: readonly MeetingTopicRow[], meeting: MeetingRow, world: World): Preview["changes"][number] {
  const items = topics.slice(0, 20).map((topic) => topicRecordRef(topic, meeting, world))
  return { effect: "cancels", module: "topic", total: topics.length, items }
}

function warnings(topics: readonly MeetingTopicRow[], record: Schemas["RecordRef"]): Preview["warnings"] {
  const final = { code: "irreversible" as const, record }
  return topics.length > 0 ? [final, { code: "open_topics", record }] : [final]
}

function recipients(people: MemberRow[], groups: readonly string[], { store }: World): Preview["recipients"] {
  const ids = new Set(people.map(({ id }) => id))
  return {
    total: people.length,
    members: people.slice(0, 50).map((member) => memberRef(store, member)),
    groups: groups.flatMap((id) => {
      const group = store.rows.workgroup.get(id)
      if (!group) return []
      return [{ ...groupRef(group), total: group.roles.member.filter((member) => ids.has(member)).length }]
    }),
    external_total: 0,
  }
}
