import { undecided } from "../handlers/login-request.ts"
import { day, minute } from "../store/clock.ts"
import type { AllianceSeed } from "./builder.ts"
import { makeName } from "./names.ts"
import { Random } from "./random.ts"

/** Rows an alliance has in all of either, about, at `MOCK_SCALE=large`. */
const requests = 1_000
const logged = 10_000

/** What years leave behind: login requests that were decided, and a long operation log. */
export function seedPast(seed: AllianceSeed): void {
  seedRequests(seed)
  seedLog(seed)
}

function seedRequests({ builder, data }: AllianceSeed): void {
  const random = new Random(`past requests ${data.key}`)
  for (let at = 100; at < requests; at += 1) {
    const { name, username } = makeName(random, 20_000 + at)
    const apply_time = builder.anchor - at * day
    const status = at % 4 === 0 ? "rejected" : "approved"
    builder.add("login_request", {
      ...undecided(apply_time),
      id: `login-request-${data.key}-${at}`,
      alliance_id: `alliance-${data.key}`,
      username,
      email: `${username}@applicant.example`,
      name,
      phone: null,
      company: random.pick(data.entities)[1],
      memo: null,
      apply_time,
      status,
      real_name: status === "approved" ? name : null,
      entity_id: status === "approved" ? `entity-${data.key}-1` : null,
      reject_reason: status === "rejected" ? "Your company has not joined yet. 贵单位尚未入会。" : null,
      decided_by_id: `member-${data.key}-member-admin`,
      decided_time: apply_time + day,
      changed_by_id: `member-${data.key}-member-admin`,
      updated_time: apply_time + day,
      version: 2,
    })
  }
}

function seedLog({ builder, data, members }: AllianceSeed): void {
  const random = new Random(`past log ${data.key}`)
  for (let at = 0; at < logged; at += 1) {
    const member = random.pick(members)
    if (!member) return
    builder.add("operation_log", {
      id: `log-past-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      group_id: null,
      member_id: member.id,
      operation: "profile.update",
      module: "profile",
      key: member.id,
      time: builder.anchor - 70 * day - at * 90 * minute,
      ip: `192.0.2.${at % 250}`,
      user_agent: "Mozilla/5.0",
      memo: "timezone: Europe/Oslo -> Asia/Shanghai",
      is_on_behalf: false,
    })
  }
}
