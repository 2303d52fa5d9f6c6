import { undecided } from "./rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "./records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { makeName } from "#mock/engine/seed/names.ts"
import { Random } from "#mock/engine/seed/random.ts"

const requestStates: readonly LoginRequestRow["status"][] = [
  "pending",
  "pending",
  "pending",
  "approved",
  "rejected",
  ...Array<"pending">(5).fill("pending"),
]

const companies = {
  english: ["Skerry Test House AS", "Fjordlight GmbH", "Fjordlight GmbH"],
  chinese: ["云岭通信有限公司", "云岭通信有限公司", "江畔光电有限公司"],
} as const

const rejections = { english: "Your company has not joined yet.", chinese: "贵单位尚未入会。" } as const

/** Login requests in every state; with `MOCK_SCALE=large` about a thousand decided ones in addition. */
export function seedRequests(seed: AllianceSeed): void {
  const { builder, data, scale } = seed
  const random = new Random(`requests ${data.key}`)
  requestStates.forEach((status, at) => {
    const { name, username, isChinese } = makeName(random, 900 + at)
    const language = isChinese ? "chinese" : "english"
    builder.add("login_request", {
      id: `login-request-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      username,
      email: `${username}@applicant.example`,
      name,
      phone: null,
      company: random.pick(companies[language]),
      memo: null,
      apply_time: builder.anchor - (at + 1) * day,
      status,
      ...undecided(builder.anchor - (at + 1) * day),
      ...(status !== "pending" && {
        real_name: status === "approved" ? name : null,
        entity_id: status === "approved" ? `entity-${data.key}-1` : null,
        reject_reason: status === "rejected" ? rejections[language] : null,
        decided_by_id: `member-${data.key}-member-admin`,
        decided_time: builder.anchor - at * day,
        changed_by_id: `member-${data.key}-member-admin`,
        updated_time: builder.anchor - at * day,
        version: 2,
      }),
    })
  })
  if (scale === "large") seedPast(seed)
}

/** Approximate number of requests in an alliance at `MOCK_SCALE=large`. */
const requests = 1_000

function seedPast({ builder, data }: AllianceSeed): void {
  const random = new Random(`past requests ${data.key}`)
  for (let at = 100; at < requests; at += 1) {
    const { name, username, isChinese } = makeName(random, 20_000 + at)
    const language = isChinese ? "chinese" : "english"
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
      company: random.pick(companies[language]),
      memo: null,
      apply_time,
      status,
      real_name: status === "approved" ? name : null,
      entity_id: status === "approved" ? `entity-${data.key}-1` : null,
      reject_reason: status === "rejected" ? rejections[language] : null,
      decided_by_id: `member-${data.key}-member-admin`,
      decided_time: apply_time + day,
      changed_by_id: `member-${data.key}-member-admin`,
      updated_time: apply_time + day,
      version: 2,
    })
  }
}
