import type { components } from "#openapi/generated/schema.d.ts"
import { act, firstWith, readRecord, type Kind, type Subject, type Verification } from "./subject.ts"

type Status = components["schemas"]["MemberStatus"]
const who = "alliance_admin"

/** An account that is already disabled, so that no check can lock out an active member. */
const spare = (v: Verification): Promise<string> =>
  v.records.shared("spare account", async () => {
    const id = await firstWith(v, "member.list", "disabled")
    v.records.atEnd(async () => void (await put(v, id, "disabled")))
    return id
  })

/** Brings the account into a state, if necessary, and returns its version. */
async function put(v: Verification, id: string, status: Status): Promise<number> {
  const account = { path: { id }, read: { who, operation: "member.get" } } as const
  const member = await readRecord(v, account)
  if (member.status === status) return Number(member.version)
  const changed =
    status === "normal"
      ? await act(v, account, "member.enable")
      : await act(v, account, "member.disable", { reason: "Left 已离职" })
  return Number(changed.version)
}

const account =
  (status: Status) =>
  async (v: Verification): Promise<Subject> => {
    const path = { id: await spare(v) }
    await put(v, path.id, status)
    const change = status === "normal" ? "member.disable" : "member.enable"
    return { path, read: { who, operation: "member.get" }, change, restore: () => put(v, path.id, status) }
  }

export const members: Kind = {
  name: "members",
  writes: {
    "member.disable": {
      who,
      subject: account("normal"),
      body: () => ({ reason: "Has left the organisation. 已离职。" }),
      other: { reason: "Another reason 另一原因" },
    },
    "member.enable": { who, subject: account("disabled"), body: () => ({}), other: { version: 999_999 } },
  },
}
