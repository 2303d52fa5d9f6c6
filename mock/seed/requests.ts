import { undecided } from "../handlers/login-request.ts"
import { day } from "../store/clock.ts"
import type { LoginRequestRow, MembershipApplicationRow } from "../store/records.ts"
import type { AllianceSeed } from "./builder.ts"
import { makeName } from "./names.ts"
import { Random } from "./random.ts"

const requestStates: readonly LoginRequestRow["status"][] = [
  "pending",
  "pending",
  "pending",
  "approved",
  "rejected",
  ...Array<"pending">(5).fill("pending"),
]
const applicationStates: readonly MembershipApplicationRow["status"][] = [
  "ongoing",
  "ongoing",
  "complete",
  "reject",
  "cancel",
  "withdraw",
]

const applicants: readonly [string, ...string[]] = ["Skerry Test House AS", "云岭通信有限公司", "Fjordlight GmbH"]

/** Who asks to be let in: login requests and membership applications in every state. */
export function seedRequests({ builder, data }: AllianceSeed): void {
  const random = new Random(`requests ${data.key}`)
  requestStates.forEach((status, at) => {
    const { name, username } = makeName(random, 900 + at)
    builder.add("login_request", {
      id: `login-request-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      username,
      email: `${username}@applicant.example`,
      name,
      phone: null,
      company: random.pick(applicants),
      memo: null,
      apply_time: builder.anchor - (at + 1) * day,
      status,
      ...undecided(builder.anchor - (at + 1) * day),
      ...(status !== "pending" && {
        real_name: status === "approved" ? name : null,
        entity_id: status === "approved" ? `entity-${data.key}-1` : null,
        reject_reason: status === "rejected" ? "Your company has not joined yet. 贵单位尚未入会。" : null,
        decided_by_id: `member-${data.key}-member-admin`,
        decided_time: builder.anchor - at * day,
        changed_by_id: `member-${data.key}-member-admin`,
        updated_time: builder.anchor - at * day,
        version: 2,
      }),
    })
  })
  applicationStates.forEach((status, at) =>
    builder.add("membership_application", {
      id: `membership-application-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      name: applicants[at % applicants.length] ?? applicants[0],
      apply_time: builder.anchor - (at + 2) * day,
      status,
    }),
  )
}
