import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { JoinRequestRow } from "./records.ts"

type Plan = { acronym: string; person?: string; status: JoinRequestRow["status"]; reason: string | null; ago: number }

const optics = "We build coherent modules and would like to take part in the interoperability work."
const link = "我们负责链路层互通测试，希望参加讨论。"
const committee = "Our management asked me to follow the work of the committee."
const refusal = "Please send a colleague who works on optics."

/** Requests in every state. Without a `person`, the request is by a member who is not on the sign-on page. */
const plans: Record<string, readonly Plan[]> = {
  aurora: [
    { acronym: "COPT", person: "lone-member", status: "pending", reason: optics, ago: 2 },
    { acronym: "COPT", status: "declined", reason: null, ago: 30 },
    { acronym: "COPT", status: "accepted", reason: link, ago: 40 },
    { acronym: "COPT", status: "withdrawn", reason: null, ago: 12 },
    { acronym: "STEER", person: "member", status: "pending", reason: committee, ago: 4 },
    { acronym: "FIBR", status: "pending", reason: null, ago: 200 },
  ],
}

/** Seeds requests to join groups, in every state. */
export function seedJoinRequests(seed: AllianceSeed): void {
  const plain = seed.members.slice(0, 400).filter(({ person, is_disabled }) => person === null && !is_disabled)
  const rows = plans[seed.data.key] ?? []
  rows.forEach((row, at) => seed.builder.add("workgroup_join_request", requestRow(seed, row, at, plain)))
}

function requestRow(seed: AllianceSeed, row: Plan, at: number, plain: readonly MemberRow[]): JoinRequestRow {
  const { builder, data, groups } = seed
  const { acronym, person, status, reason, ago } = row
  const group = groupCalled(groups, acronym)
  const member_id = person ? `member-${data.key}-${person}` : pickMember(group, status, at, plain)
  const created_time = builder.anchor - ago * day
  const isPending = status === "pending"
  const decided = isPending || status === "withdrawn" ? null : (group.roles.chair[0] ?? null)
  const updated_time = isPending ? created_time : created_time + day
  return {
    id: `join-request-${data.key}-${at + 1}`,
    alliance_id: group.alliance_id,
    group_id: group.id,
    member_id,
    reason,
    created_time,
    status,
    decline_reason: status === "declined" ? refusal : null,
    decided_by_id: decided,
    decided_time: isPending ? null : updated_time,
    changed_by_id: decided ?? member_id,
    updated_time,
    version: isPending ? 1 : 2,
  }
}

function groupCalled(groups: readonly WorkgroupRow[], acronym: string): WorkgroupRow {
  const group = groups.find((one) => one.acronym === acronym)
  if (!group) throw new Error(`the seed has no group ${acronym}`)
  return group
}

/** A member of the group if the request was accepted, otherwise one from outside. */
function pickMember(
  { roles }: WorkgroupRow,
  status: JoinRequestRow["status"],
  at: number,
  plain: readonly MemberRow[],
): string {
  const fitting = plain.filter(
    ({ id }) => roles.member.includes(id) === (status === "accepted") && !roles.chair.includes(id),
  )
  return fitting[at]?.id ?? ""
}
