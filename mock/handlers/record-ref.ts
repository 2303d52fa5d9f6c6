import type { components } from "#app/api/schema.d.ts"
import { ballotRules } from "../rules/ballot.ts"
import { entityRules } from "../rules/entity.ts"
import { meetingRules } from "../rules/meeting.ts"
import { noticeRules } from "../rules/notice.ts"
import { proposalRules, statusOfState } from "../rules/proposal.ts"
import { mayEnter } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import { scheduleRules } from "../rules/schedule.ts"
import { taskRules } from "../rules/task.ts"
import type { EntityRow, MemberRow, WorkgroupRow } from "../store/records.ts"
import type { BallotRow, MeetingRow, MeetingTopicRow, NoticeRow, ProposalRow, TaskRow } from "../store/work-records.ts"
import { groupRefOf } from "./views.ts"

type Schemas = components["schemas"]
type RecordRef = Schemas["RecordRef"]

/** The proposal that a meeting or ballot is about. */
export function proposalRefOf(id: string | null, world: World): Schemas["ProposalRef"] | null {
  const proposal = id === null ? undefined : world.store.rows.proposal.get(id)
  if (!proposal) return null
  const { draft_code, title } = proposal
  return { draft_code, title, status: statusOfState(proposalRules.status(proposal, world)) }
}

export function meetingRecordRef(meeting: MeetingRow, world: World): RecordRef {
  const { id: key, number, subject: title, group_id } = meeting
  const group = groupRefOf(world.store, group_id)
  return { module: "meeting", key, code: String(number), title, status: meetingRules.status(meeting, world), group }
}

/** A topic of a meeting; its page is the meeting's. */
export function topicRecordRef(topic: MeetingTopicRow, meeting: MeetingRow, world: World): RecordRef {
  const { id: key, subject: title, status } = topic
  return { module: "topic", key, code: null, title, status, group: groupRefOf(world.store, meeting.group_id) }
}

export function ballotRecordRef(ballot: BallotRow, world: World): RecordRef {
  const { id: key, number, subject: title, group_id } = ballot
  const group = groupRefOf(world.store, group_id)
  return { module: "ballot", key, code: String(number), title, status: ballotRules.status(ballot, world), group }
}

export function proposalRecordRef(proposal: ProposalRow, world: World): RecordRef {
  const { draft_code, title, group_id } = proposal
  const status = statusOfState(proposalRules.status(proposal, world))
  const group = groupRefOf(world.store, group_id)
  return { module: "proposal", key: draft_code, code: draft_code, title, status, group }
}

export function noticeRecordRef(notice: NoticeRow, world: World): RecordRef {
  const { id: key, subject: title, group_id } = notice
  const status = noticeRules.status(notice, world)
  return { module: "notice", key, code: null, title, status, group: groupRefOf(world.store, group_id) }
}

export function taskRecordRef(task: TaskRow, world: World): RecordRef {
  const { id: key, subject: title, group_id } = task
  const status = taskRules.status(task, world)
  return { module: "task", key, code: null, title, status, group: groupRefOf(world.store, group_id) }
}

export function workgroupRecordRef(
  { id, acronym: key, name, name_english, status }: WorkgroupRow,
  world: World,
): RecordRef {
  const title = [name, name_english].filter(Boolean).join(" ")
  return { module: "workgroup", key, code: key, title, status, group: groupRefOf(world.store, id) }
}

export function entityRecordRef(entity: EntityRow, world: World): RecordRef {
  const { id: key, name, name_english } = entity
  const status = entityRules.status(entity, world)
  return { module: "entity", key, code: null, title: `${name} ${name_english}`, status, group: null }
}

/** How each kind of record is named; undefined where the person may not read it, or it is not there. */
const makers: Record<string, (key: string, user: MemberRow, world: World) => RecordRef | undefined> = {
  meeting(key, user, world) {
    const meeting = world.store.rows.meeting.get(key)
    return meeting && !meetingRules.read(user, meeting, world) ? meetingRecordRef(meeting, world) : undefined
  },
  ballot(key, user, world) {
    const ballot = world.store.rows.ballot.get(key)
    return ballot && !ballotRules.read(user, ballot, world) ? ballotRecordRef(ballot, world) : undefined
  },
  schedule(key, user, world) {
    const schedule = world.store.rows.schedule.get(key)
    if (!schedule || scheduleRules.read(user, schedule, world)) return undefined
    const status = scheduleRules.status(schedule, world)
    return { module: "schedule", key, code: null, title: schedule.subject, status, group: null }
  },
  entity(key, user, world) {
    const entity = world.store.rows.entity.get(key)
    return entity && !entityRules.read(user, entity, world) ? entityRecordRef(entity, world) : undefined
  },
  workgroup(key, user, world) {
    const group = world.store.rows.workgroup.find(
      ({ alliance_id, acronym }) => alliance_id === user.alliance_id && acronym === key,
    )
    return group && mayEnter(user, group) ? workgroupRecordRef(group, world) : undefined
  },
  proposal(key, user, world) {
    const proposal = world.store.rows.proposal.get(key)
    return proposal && !proposalRules.read(user, proposal, world) ? proposalRecordRef(proposal, world) : undefined
  },
}

/** The record that a log row is about; null where there is none, or it may not be read. */
export function recordRefOf(module: string, key: string | null, user: MemberRow, world: World): RecordRef | null {
  return (key === null ? undefined : makers[module]?.(key, user, world)) ?? null
}
