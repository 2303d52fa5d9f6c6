import type { components } from "#app/api/schema.d.ts"
import { recipientsOf, type Occasion } from "../rules/meeting-mail.ts"
import { meetingRules } from "../rules/meeting.ts"
import { meetingTopicRules } from "../rules/meeting-topic.ts"
import { isEveryone } from "../rules/participants.ts"
import type { World } from "../rules/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import { meetingReminder } from "./meeting-view.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"
import { meetingRecordRef, topicRecordRef } from "./record-ref.ts"

type Schemas = components["schemas"]
type Action = Exclude<Occasion, "create">

const irreversible: ReadonlySet<Action> = new Set(["cancel", "end"])

/** What has no preview: another record is made. */
const unforeseen: ReadonlySet<string> = new Set(["ballot.create", "export"])

/** Whether an action of a meeting has a preview. */
export function isMeetingAction(action: string): action is Action {
  return Object.hasOwn(meetingRules.definition.actions, action) && !unforeseen.has(action)
}

/** What an action on a meeting would do. */
export function meetingPreview(action: Action, meeting: MeetingRow, world: World): Preview {
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
    reminder: action === "remind" ? meetingReminder(meeting, world) : null,
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
