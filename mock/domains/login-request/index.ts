import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded, Domain } from "#mock/engine/domain.ts"
import { plainRecordRef, referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { loginRequestAdminHandlers } from "./admin.ts"
import { loginRequestHandlers } from "./create.ts"
import type { LoginRequestRow } from "./records.ts"
import { loginRequestRules } from "./rules.ts"
import { seedRequests } from "./seed.ts"

/** Requests for an account. */
export const loginRequest: Domain = {
  rows: ["login_request"],
  handlers: { ...loginRequestHandlers, ...loginRequestAdminHandlers },
  seed: seedRequests,
  records: {
    login_request: {
      reference: referenceByKey("login_request", loginRequestRules, requestRecordRef),
      needsMyAction: requestsToDecide,
    },
  },
}

const isHan = (name: string) => /\p{Script=Han}/u.test(name)

/** A request is named by its person and their company. */
function requestRecordRef({ id, name, company, status }: LoginRequestRow) {
  return plainRecordRef("login_request", id, [name, company].join(isHan(name) ? "，" : ", "), status)
}

/** Login requests that the user has to decide. */
function requestsToDecide(user: MemberRow, world: World): ActionNeeded[] {
  const mine = world.store.rows.login_request.where("alliance_id", user.alliance_id)
  return mine.map((row) => ({
    kind: "login_request",
    action: "approve",
    role: loginRequestRules.role(user, "approve", row, world),
    record: requestRecordRef(row),
    since: row.apply_time,
    until: null,
  }))
}
