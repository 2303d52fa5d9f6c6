import { loginRequestRules } from "../rules/login-request.ts"
import { toText, type Instant } from "../store/clock.ts"
import type { LoginRequestRow } from "../store/records.ts"
import { unknownAlliance } from "./alliance.ts"
import { limitPerHour } from "./limits.ts"
import { Refusal } from "./refusal.ts"
import { open, type Handlers } from "./types.ts"

const perHour = 5

/** What only an administrator writes. */
export function undecided(apply_time: Instant) {
  return {
    real_name: null,
    entity_id: null,
    reject_reason: null,
    decided_by_id: null,
    decided_time: null,
    changed_by_id: null,
    updated_time: apply_time,
    version: 1,
  }
}

export const loginRequestHandlers = {
  "login-request.create": open((call) => {
    const { store, now, alliance, body } = call
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    limitPerHour(call, perHour)
    const record: LoginRequestRow = {
      id: store.newId("login-request"),
      alliance_id: alliance.id,
      username: body.username ?? null,
      email: body.email ?? null,
      name: body.name,
      phone: body.phone ?? null,
      company: body.company,
      memo: body.memo ?? null,
      apply_time: now,
      status: "pending",
      ...undecided(now),
    }
    const { id, status, apply_time } = loginRequestRules.perform("create", {
      user: null,
      record,
      world: { store, now },
      source: call,
      change: () => store.rows.login_request.put(record),
      log: { user: null, module: "login_request", alliance_id: alliance.id, key: record.id },
    })
    return { status: 201, body: { success: true, result: { id, status, apply_time: toText(apply_time) } } }
  }),
} satisfies Handlers
