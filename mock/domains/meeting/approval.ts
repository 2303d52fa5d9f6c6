import { Temporal } from "temporal-polyfill"
import type { DecisionRow } from "#mock/domains/decision/records.ts"
import { mailTask, recipientsOf } from "#mock/domains/task/mail.ts"
import type { TaskRow } from "#mock/domains/task/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupOf, mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { nextNumbers } from "#mock/engine/numbers.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { ActionItem, MeetingRow } from "./records.ts"

/** The decisions of the register that came of a meeting. */
function recordedOf({ id }: MeetingRow, { store }: World): readonly DecisionRow[] {
  return store.rows.decision.where("meeting_id", id)
}

/** What the approval of the minutes does to the register (MEET-15). */
export function decisionChanges(meeting: MeetingRow, world: World) {
  const written = meeting.topic_minutes.flatMap(({ topic_id, decisions }) =>
    decisions.map((decision) => ({ ...decision, topic_id })),
  )
  const recorded = new Map(recordedOf(meeting, world).map((row) => [row.id, row]))
  const kept = new Set(written.map(({ id }) => id))
  const isChanged = ({ id, text, ballot_id }: (typeof written)[number]) => {
    const row = recorded.get(id)
    return row !== undefined && (row.is_withdrawn || row.text !== text || row.ballot_id !== ballot_id)
  }
  return {
    written,
    added: written.filter(({ id }) => !recorded.has(id)),
    changed: written.filter(isChanged).flatMap(({ id }) => recorded.get(id) ?? []),
    withdrawn: [...recorded.values()].filter(({ id, is_withdrawn }) => !is_withdrawn && !kept.has(id)),
  }
}

/** Records the decisions of approved minutes: new ones get the next numbers; those that are no longer in the minutes are withdrawn. */
export const recordDecisions: Effect<MeetingRow> = ({ record: meeting, world }) => {
  const { decision } = world.store.rows
  const { alliance_id, group_id, approved_by_id, approved_time } = meeting
  if (approved_by_id === null || approved_time === null) return
  const { written, withdrawn } = decisionChanges(meeting, world)
  const approval = { approved_by_id, approved_time }
  for (const row of withdrawn) decision.put({ ...row, ...approval, is_withdrawn: true })
  for (const one of written) {
    const numbers = decision.get(one.id) ?? nextNumbers(decision, alliance_id, group_id)
    const { number, group_number } = numbers
    const owner = { alliance_id, group_id, meeting_id: meeting.id }
    decision.put({ ...one, ...owner, number, group_number, ...approval, is_withdrawn: false })
  }
}

/** The end of a day in the time zone of a meeting. */
function deadlineOf({ due_date }: ActionItem, timeZone: string): number | null {
  if (due_date === null) return null
  return Temporal.PlainDate.from(due_date).toZonedDateTime({ timeZone, plainTime: "23:59" }).epochMilliseconds
}

/** The person of an action, if the person can still open the group of the task. */
function assignable({ assignee_id }: ActionItem, group: WorkgroupRow, { store }: World): string | null {
  const assignee = assignee_id === null ? undefined : store.rows.member.get(assignee_id)
  return assignee && !assignee.is_disabled && mayEnter(assignee, group) ? assignee.id : null
}

/** The tasks that the approval of the minutes makes, without their ids: actions with `is_task` that have none, in groups that are not disbanded. */
export function tasksToCreate(meeting: MeetingRow, user: MemberRow, world: World): TaskRow[] {
  const { store, now } = world
  const made = new Set(store.rows.task.where("meeting_id", meeting.id).map((task) => task.action_item_id))
  const items = meeting.topic_minutes
    .flatMap(({ action_items }) => action_items)
    .filter(({ id, is_task }) => is_task && !made.has(id))
  return items.flatMap((item): TaskRow[] => {
    const group = groupOf({ group_id: meeting.group_id ?? item.group_id }, world)
    if (!group || group.status === "disband") return []
    return [
      {
        id: "",
        alliance_id: meeting.alliance_id,
        group_id: group.id,
        parent_id: null,
        meeting_id: meeting.id,
        action_item_id: item.id,
        subject: item.text,
        description: null,
        plan_start: null,
        deadline: deadlineOf(item, meeting.timezone),
        timezone: meeting.timezone,
        actual_start: null,
        actual_end: null,
        priority: 0,
        status: 1,
        creator_id: user.id,
        assignee_id: assignable(item, group, world),
        collaborator_ids: [],
        attachment_ids: [],
        memo: null,
        cancel_reason: null,
        is_cancelled_with_parent: false,
        created_time: now,
        changed_by_id: user.id,
        updated_time: now,
        version: 1,
      },
    ]
  })
}

/** The people who are told about the tasks that the approval makes. */
export function taskRecipients(meeting: MeetingRow, user: MemberRow, world: World): MemberRow[] {
  return tasksToCreate(meeting, user, world).flatMap((task) => recipientsOf("create", task, user, world))
}

/** Makes a task of each action that is ticked, and tells its assignee (MEET-15). */
export const createTasks: Effect<MeetingRow> = ({ record: meeting, user, world, source }) => {
  if (!user) return
  for (const planned of tasksToCreate(meeting, user, world)) {
    const record = world.store.rows.task.put({ ...planned, id: world.store.newId("task") })
    mailTask("create")({ user, record, before: record, world, source })
  }
}
