import type { components } from "#openapi/generated/schema.d.ts"
import { resultOf } from "../client/answers.ts"
import { act, create, firstWith, readRecord, sendAs, type Kind, type Subject, type Verification } from "./subject.ts"

type Status = components["schemas"]["MemberStatus"]
const who = "alliance_admin"

/** An account that is already disabled, so that no check can lock out an active member. */
const spare = (v: Verification): Promise<string> =>
  v.records.shared("spare account", async () => {
    const id = await firstWith(v, "member.list", "disabled")
    const roles = await rolesOf(v, id)
    v.records.atEnd(() => giveBack(v, id, roles))
    return id
  })

/** The roles of an account in the alliance, as the organisation shows them. */
async function rolesOf(v: Verification, id: string): Promise<string[]> {
  const { roles } = resultOf(await sendAs(v, who, "organization.get")) as { roles: Role[] }
  return roles.filter(({ members }) => members.some((member) => member.id === id)).map(({ role }) => role)
}

type Role = { role: string; members: { id: string }[] }

/** Restores the roles of the account, which can only be changed while it is enabled, and disables it. */
async function giveBack(v: Verification, id: string, roles: string[]): Promise<void> {
  const now = await rolesOf(v, id)
  if ([...now].sort().join() !== [...roles].sort().join()) {
    const version = await put(v, id, "normal")
    await create(v, "member.role.update", who, { path: { id }, body: { version, roles } })
  }
  await put(v, id, "disabled")
}

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
  spare: { place: "/member", id: spare },
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
