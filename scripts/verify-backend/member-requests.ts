import type { components } from "#openapi/generated/schema.d.ts"
import { resultOf } from "./answers.ts"
import type { Request } from "./request.ts"
import { first } from "./standing.ts"
import type { Verification } from "./verification.ts"

const spares = new WeakMap<Verification, Promise<string>>()

/** An account that is already disabled, so that no check can lock out an active member. */
function spareOf(v: Verification): Promise<string> {
  const known = spares.get(v) ?? findSpare(v)
  spares.set(v, known)
  return known
}

async function findSpare(v: Verification): Promise<string> {
  const id = await first(v, "member.list", "disabled")
  v.records.atEnd(async () => void (await put(v, id, "disabled")))
  return id
}

/** Brings the account into a state, if necessary, and returns its version. */
async function put(v: Verification, id: string, status: components["schemas"]["MemberStatus"]): Promise<number> {
  const as = await v.people.get("alliance_admin")
  const member = resultOf(await v.target.send("member.get", { as, path: { id } }))
  if (member.status === status) return Number(member.version)
  const body = { version: member.version, ...(status === "disabled" && { reason: "Left 已离职" }) }
  const change = status === "normal" ? "member.enable" : "member.disable"
  return Number(resultOf(await v.target.send(change, { as, path: { id }, body })).version)
}

const account = (status: components["schemas"]["MemberStatus"]) => async (v: Verification) => {
  const path = { id: await spareOf(v) }
  await put(v, path.id, status)
  const change = status === "normal" ? "member.disable" : "member.enable"
  const restore = () => put(v, path.id, status)
  return { own: { who: "alliance_admin" as const, read: "member.get", change, path, restore } }
}

/** Requests for the operations that write members. */
export const memberRequests: Readonly<Record<string, Request>> = {
  "member.disable": {
    who: "alliance_admin",
    subject: account("normal"),
    body: () => ({ reason: "Has left the organisation. 已离职。" }),
    other: { reason: "Another reason 另一原因" },
  },
  "member.enable": {
    who: "alliance_admin",
    subject: account("disabled"),
    body: () => ({}),
    other: { version: 999_999 },
  },
}
