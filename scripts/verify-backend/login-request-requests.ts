import { expectDone, resultOf } from "./answers.ts"
import type { Request } from "./request.ts"
import { first } from "./standing.ts"
import type { Verification } from "./verification.ts"

/** An existing pending request, because decisions are final and only a few requests can be created per hour. */
const pending = async (v: Verification) => {
  const path = { id: await first(v, "login-request.list", "pending") }
  return { own: { who: "alliance_admin" as const, read: "login-request.get", change: "login-request.update", path } }
}

/** A pending request that can be approved: a member needs an email address, which other checks may have removed. */
const approvable = async (v: Verification) => {
  const { own } = await pending(v)
  const { path } = own
  const as = await v.people.get(own.who)
  const { version, email, name, company } = resultOf(await v.target.send(own.read, { as, path }))
  const body = { version, name, company, email: `${path.id}@verify-backend.example` }
  if (email === null) expectDone(await v.target.send(own.change, { as, path, body }))
  return { own }
}

/** Requests for the operations that decide login requests. */
export const loginRequestRequests: Readonly<Record<string, Request>> = {
  "login-request.update": {
    who: "alliance_admin",
    subject: pending,
    body: (_v, unique) => ({ name: `Verification ${unique}`, company: "Verification 测试单位" }),
  },
  "login-request.approve": {
    who: "alliance_admin",
    subject: approvable,
    body: async (v) => ({ real_name: "Verification 测试", entity_id: await first(v, "entity.list", "valid") }),
    other: { real_name: "Another name 另一姓名" },
  },
  "login-request.reject": {
    who: "alliance_admin",
    subject: pending,
    body: () => ({ reason: "Made by verify-backend. 由 verify-backend 创建。" }),
    other: { reason: "Another reason 另一原因" },
  },
}
