import { recipientsOf as ballotRecipients } from "../rules/ballot-mail.ts"
import { ballotRules } from "../rules/ballot.ts"
import { recipientsOf as meetingRecipients } from "../rules/meeting-mail.ts"
import { meetingRules } from "../rules/meeting.ts"
import { noticeRules } from "../rules/notice.ts"
import { proposalRules } from "../rules/proposal.ts"
import { mayEnter } from "../rules/roles.ts"
import type { User, World } from "../rules/rules.ts"
import { endingWith } from "../rules/workgroup-end.ts"
import { recipientsOf } from "../rules/workgroup-mail.ts"
import { workgroupRoleRules, type Place } from "../rules/workgroup-role.ts"
import { workgroupRules } from "../rules/workgroup.ts"
import type { GroupRole, MemberRow, WorkgroupRow } from "../store/records.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"
import {
  ballotRecordRef,
  meetingRecordRef,
  noticeRecordRef,
  proposalRecordRef,
  workgroupRecordRef,
} from "./record-ref.ts"
import { fieldRefusal, type Refusal } from "./refusal.ts"
import { memberRef } from "./views.ts"

const actions = ["update", "disband", "leave", "role.remove"] as const
type Action = (typeof actions)[number]

/** What a call says of whom a role is taken from. */
export type Leaving = { role?: GroupRole | undefined; member_id?: string | undefined }

/** Whether an action of a group has a preview: giving a role has none, nor has what makes another record. */
export function isWorkgroupAction(action: string): action is Action {
  return actions.some((known) => known === action)
}

/** Why this person may not do it; taking a role is judged by the role and by who holds it. */
export function refuseWorkgroup(
  action: Action,
  group: WorkgroupRow,
  user: MemberRow,
  leaving: Leaving,
  world: World,
): Refusal | undefined {
  if (action !== "role.remove") return workgroupRules.can(user, action, group, world)
  return workgroupRoleRules.can(user, "remove", placeOf(group, leaving), world)
}

function placeOf(group: WorkgroupRow, { role = "member", member_id }: Leaving): Place {
  return { group, role, member_ids: member_id === undefined ? [] : [member_id] }
}

/** What an action on a group would do. */
export function workgroupPreview(
  action: Action,
  group: WorkgroupRow,
  user: MemberRow,
  leaving: Leaving,
  world: World,
): Preview {
  const record = workgroupRecordRef(group, world)
  const base = { ...nothing, module: "workgroup" as const, key: group.acronym, action, record, changes: [] }
  if (action === "disband") return { ...base, ...ofDisbanding(group, user, world) }
  if (action === "update") return { ...base, ...ofUpdate(group, user, world) }
  if (action === "role.remove") return { ...base, ...ofRemoval(group, leaving, world) }
  const told = recipients(recipientsOf("leave", group, user, world), [], world)
  return { ...base, ...ofGoing(group, user, world), recipients: told }
}

type Parts = Pick<Preview, "recipients" | "warnings"> & Partial<Preview>

function ofDisbanding(group: WorkgroupRow, user: MemberRow, world: World): Parts {
  return {
    changes: changesOf(group, user, world),
    recipients: recipients(toldOfEnd(group, user, world), [group.id], world),
    warnings: [{ code: "irreversible", record: workgroupRecordRef(group, world) }],
  }
}

function ofUpdate(group: WorkgroupRow, user: MemberRow, world: World): Parts {
  const losing = losingAccess(group, world)
  const isOwn = losing.some(({ id }) => id === user.id)
  return {
    recipients: recipients(recipientsOf("update", group, user, world), [group.id], world),
    losing_access: people(losing, world),
    warnings: isOwn ? [{ code: "own_access", record: workgroupRecordRef(group, world) }] : [],
  }
}

function ofRemoval(group: WorkgroupRow, leaving: Leaving, world: World): Parts {
  const who = memberOf(group, leaving, world)
  const told = recipients(who.is_disabled ? [] : [who], [], world)
  const { role = "member" } = leaving
  if (role === "member") return { ...ofGoing(group, who, world), recipients: told }
  return { recipients: told, warnings: role === "chair" ? lastChair(group, who, world) : [] }
}

/** Somebody is out of the group, with every role. */
function ofGoing(group: WorkgroupRow, who: MemberRow, world: World): Pick<Preview, "losing_access" | "warnings"> {
  const isShutOut = group.type === "restricted" && !who.is_admin
  return { losing_access: people(isShutOut ? [who] : [], world), warnings: lastChair(group, who, world) }
}

function lastChair(group: WorkgroupRow, { id }: MemberRow, world: World): Preview["warnings"] {
  const isLast = group.roles.chair.length === 1 && group.roles.chair[0] === id
  return isLast ? [{ code: "last_chair", record: workgroupRecordRef(group, world) }] : []
}

function memberOf(group: WorkgroupRow, { role = "member", member_id }: Leaving, { store }: World): MemberRow {
  const holder = group.roles[role].find((id) => id === member_id)
  const member = holder === undefined ? undefined : store.rows.member.get(holder)
  if (!member) throw fieldRefusal("member_id", member_id === undefined ? "required" : "unknown_reference")
  return member
}

function people(members: readonly MemberRow[], { store }: World): Preview["losing_access"] {
  return { total: members.length, members: members.slice(0, 50).map((member) => memberRef(store, member)) }
}

/** Who could not get in any more if a public group were restricted. */
function losingAccess(group: WorkgroupRow, { store }: World): MemberRow[] {
  if (group.type === "restricted") return []
  const restricted = { ...group, type: "restricted" as const }
  return store.rows.member.filter(
    (member) => member.alliance_id === group.alliance_id && !member.is_disabled && !mayEnter(member, restricted),
  )
}

/** What ends with the group; named are the records that the person may read. */
function changesOf(group: WorkgroupRow, user: MemberRow, world: World): Preview["changes"] {
  const { meetings, ballots, proposals, notices } = endingWith(group, world)
  const readable = <R>(rows: readonly R[], { read }: { read: (user: User, row: R, world: World) => unknown }) =>
    rows.filter((row) => !read(user, row, world)).slice(0, 20)
  const changes: Preview["changes"] = [
    {
      effect: "cancels",
      module: "meeting",
      total: meetings.length,
      items: readable(meetings, meetingRules).map((row) => meetingRecordRef(row, world)),
    },
    {
      effect: "cancels",
      module: "ballot",
      total: ballots.length,
      items: readable(ballots, ballotRules).map((row) => ballotRecordRef(row, world)),
    },
    {
      effect: "closes",
      module: "proposal",
      total: proposals.length,
      items: readable(proposals, proposalRules).map((row) => proposalRecordRef(row, world)),
    },
    {
      effect: "withdraws",
      module: "notice",
      total: notices.length,
      items: readable(notices, noticeRules).map((row) => noticeRecordRef(row, world)),
    },
  ]
  return changes.filter(({ total }) => total > 0)
}

/** Its members, and whoever is invited to what is cancelled, each once. */
function toldOfEnd(group: WorkgroupRow, user: MemberRow, world: World): MemberRow[] {
  const { meetings, ballots } = endingWith(group, world)
  const told = [
    recipientsOf("disband", group, user, world),
    ...meetings.map((meeting) => meetingRecipients("cancel", meeting, world)),
    ...ballots.map((ballot) => ballotRecipients("cancel", ballot, world)),
  ].flat()
  return [...new Map(told.map((member) => [member.id, member])).values()]
}
