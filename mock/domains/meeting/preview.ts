import type { PreviewCall } from "#mock/engine/domain.ts"
import { previewOfEventCreation } from "#mock/domains/proposal/creation-preview.ts"
import { decisionRecordRef } from "#mock/domains/decision/record-ref.ts"
import type { DecisionRow } from "#mock/domains/decision/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { decisionChanges, taskRecipients, tasksToCreate } from "./approval.ts"
import { meetingNamed } from "./guard.ts"
import { meetingListRules } from "./list-rules.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { recipientsOf, type MailEvent } from "./mail.ts"
import { meetingRules } from "./rules.ts"
import { followersOf } from "./series.ts"
import { meetingTopicRules } from "./topic-rules.ts"
import { isEveryone } from "#mock/domains/member/participants.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { meetingReminder } from "./view.ts"
import { emptyPreview, recipients, type Preview, previewOfRecord } from "#mock/domains/preview/parts.ts"
import { meetingRecordRef, topicRecordRef } from "./record-ref.ts"

type Schemas = components["schemas"]
type Action = Exclude<MailEvent, "create"> | "summary.update"

const irreversible: ReadonlySet<Action> = new Set(["cancel", "end"])

/** Actions without a preview: they can be undone, or they create another record. */
const withoutPreview: ReadonlySet<string> = new Set(["answer", "ballot.create", "duplicate", "export"])

/** Preview of creating a meeting or of an action on one. */
export function previewMeeting(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfEventCreation(call, meetingListRules)
  return previewOfRecord(call, {
    isAction: isMeetingAction,
    find: meetingNamed(call, call.query.key),
    refusal: (action, meeting, world) => meetingRules.can(call.viewer.member, action, meeting, world),
    preview: (action, meeting, world) => {
      const asked = { user: call.viewer.member, world, source: call }
      const isOfSeries = action === "update" || action === "cancel"
      const following = isOfSeries ? followersOf(meeting, call.query.scope, action, asked) : []
      return meetingPreview(action, meeting, following, asked)
    },
  })
}

/** Whether a meeting action has a preview. */
function isMeetingAction(action: string): action is Action {
  return Object.hasOwn(meetingRules.table.actions, action) && !withoutPreview.has(action)
}

/** Preview of an action on a meeting, and on the meetings of its series that follow (MEET-11). */
function meetingPreview(
  action: Action,
  meeting: MeetingRow,
  following: readonly MeetingRow[],
  { user, world }: { user: MemberRow; world: World },
): Preview {
  const record = meetingRecordRef(meeting, world)
  const topicsOf = (one: MeetingRow) => openTopics(one, world).map((topic) => topicRecordRef(topic, one, world))
  const topics = topicsOf(meeting)
  const followers = following.map((one) => meetingRecordRef(one, world))
  const isCancelled = action === "cancel"
  const changes = [
    changeOf(isCancelled ? "cancels" : "updates", "meeting", followers),
    changeOf("cancels", "topic", isCancelled ? [...topics, ...following.flatMap(topicsOf)] : []),
    ...(action === "summary.approve" ? changesOfApproval(meeting, user, world) : []),
  ]
  return {
    ...emptyPreview,
    module: "meeting",
    key: meeting.id,
    action,
    record,
    changes: changes.filter(({ total }) => total > 0),
    recipients: recipientsIn(action, [meeting, ...following], { user, world }),
    warnings: irreversible.has(action) ? warnings(topics, record) : [],
    reminder: action === "remind" ? meetingReminder(meeting, world) : null,
  }
}

/** The decisions that the approval of the minutes records, changes and withdraws, and the tasks that it makes (MEET-15). */
function changesOfApproval(meeting: MeetingRow, user: MemberRow, world: World): Change[] {
  const { added, changed, withdrawn } = decisionChanges(meeting, world)
  const refs = (rows: readonly DecisionRow[]) => rows.map((row) => decisionRecordRef(row, world))
  const created = (module: "decision" | "task", total: number): Change => ({
    effect: "creates",
    module,
    total,
    items: [],
  })
  return [
    created("decision", added.length),
    changeOf("updates", "decision", refs(changed)),
    changeOf("withdraws", "decision", refs(withdrawn)),
    created("task", tasksToCreate(meeting, user, world).length),
  ]
}

/** The recipients of an action's mails. Updating the summary writes a draft, so no mails are sent. */
function recipientsIn(
  action: Action,
  meetings: readonly MeetingRow[],
  { user, world }: { user: MemberRow; world: World },
): Preview["recipients"] {
  if (action === "summary.update") return recipients([], [], world)
  const isToAll = action !== "feedback.create" && action !== "topic.create"
  const assignees = (meeting: MeetingRow) => (action === "summary.approve" ? taskRecipients(meeting, user, world) : [])
  const people = new Set(
    meetings.flatMap((meeting) => [...recipientsOf(action, meeting, world), ...assignees(meeting)]),
  )
  const groups = new Set(isToAll ? meetings.flatMap(groupsOf) : [])
  return recipients([...people], [...groups], world)
}

/** The groups that take part in a meeting. */
function groupsOf({ group_id, participants }: MeetingRow): readonly string[] {
  if (!isEveryone(participants)) return participants.group_ids
  return group_id === null ? [] : [group_id]
}

function openTopics(meeting: MeetingRow, world: World): MeetingTopicRow[] {
  const open = ["submitted", "feedback_received"]
  return world.store.rows.meeting_topic.filter(
    (topic) => topic.meeting_id === meeting.id && open.includes(meetingTopicRules.status(topic, world)),
  )
}

type Change = Preview["changes"][number]

/** The effect on records that change together with the meeting. */
function changeOf(
  effect: Change["effect"],
  module: "meeting" | "topic" | "decision",
  records: Schemas["RecordRef"][],
): Change {
  return { effect, module, total: records.length, items: records.slice(0, 20) }
}

function warnings(topics: readonly object[], record: Schemas["RecordRef"]): Preview["warnings"] {
  const final = { code: "irreversible" as const, record }
  return topics.length > 0 ? [final, { code: "open_topics", record }] : [final]
}
