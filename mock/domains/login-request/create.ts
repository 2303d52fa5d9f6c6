import { undecided } from "./rules.ts"
import { loginRequestRules } from "./rules.ts"
import { storedText } from "#mock/engine/texts.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "./records.ts"
import { unknownAlliance } from "#mock/domains/alliance/handlers.ts"
import { limitPerHour } from "#mock/engine/rate-limit.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { publicOperation, type Handlers } from "#mock/engine/handler.ts"

const perHour = 5

export const loginRequestHandlers = {
  "login-request.create": publicOperation((call) => {
    const { store, now, alliance, body } = call
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    limitPerHour(call, perHour)
    const record: LoginRequestRow = {
      id: store.newId("login-request"),
      alliance_id: alliance.id,
      username: storedText(body.username),
      email: body.email ?? null,
      name: storedText(body.name) ?? "",
      phone: body.phone ?? null,
      company: storedText(body.company) ?? "",
      memo: storedText(body.memo),
      apply_time: now,
      status: "pending",
      ...undecided(now),
    }
    const { id, status, apply_time } = loginRequestRules.perform("create", call, {
      user: null,
      record,
      change: () => store.rows.login_request.put(record),
      log: { user: null, module: "login_request", alliance_id: alliance.id, key: record.id },
    })
    return { status: 201, body: { success: true, result: { id, status, apply_time: toText(apply_time) } } }
  }),
} satisfies Handlers
