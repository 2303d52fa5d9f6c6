import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded, Domain } from "#mock/engine/domain.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { loginRequestAdminHandlers } from "./admin.ts"
import { loginRequestHandlers } from "./create.ts"
import { loginRequestRules } from "./rules.ts"
import { seedRequests } from "./seed.ts"

/** Requests for an account. */
export const loginRequest: Domain = {
  rows: ["login_request"],
  handlers: { ...loginRequestHandlers, ...loginRequestAdminHandlers },
  seed: seedRequests,
  records: { login_request: { needsMyAction: requestsToDecide } },
}

const isHan = (name: string) => /\p{Script=Han}/u.test(name)

/** Login requests that the user has to decide. */
function requestsToDecide(user: MemberRow, world: World): ActionNeeded[] {
  const mine = world.store.rows.login_request.where("alliance_id", user.alliance_id)
  return mine.map((row) => ({
    kind: "login_request",
    action: "approve",
    role: loginRequestRules.role(user, "approve", row, world),
    record: plainRecordRef(
      "login_request",
      row.id,
      [row.name, row.company].join(isHan(row.name) ? "，" : ", "),
      row.status,
    ),
    since: row.apply_time,
    until: null,
  }))
}
