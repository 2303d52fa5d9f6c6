import { resultOf, envelopeOf } from "./answers.ts"
import { text, unique } from "./bodies.ts"
import type { Request, Subject } from "./request.ts"
import type { Verification } from "./verification.ts"

const formOf = ({ records }: Verification, unique: string) => ({
  acronym: `V-${unique}`.slice(0, 20),
  name: `${records.run} 测试工作组`,
  name_english: `${records.run} test group`,
  type: "public",
  description: text("Made by verify-backend. 由 verify-backend 创建。"),
})

/** Registers a group, so that it is disbanded at the end of the run, because groups cannot be deleted. */
export function registerGroup(v: Verification, acronym: string): void {
  v.records.note("groups", acronym)
  v.records.atEnd(async () => {
    const call = { as: await v.people.get("alliance_admin"), path: { acronym } }
    const { status, version } = envelopeOf(await v.target.send("workgroup.get", call)).result ?? {}
    if (status === "normal") await v.target.send("workgroup.disband", { ...call, body: { version, acronym } })
  })
}

/** A new group for each call, with the participant as a member. */
async function group(v: Verification): Promise<Subject> {
  const as = await v.people.get("alliance_admin")
  const { session } = await v.people.get("participant")
  const body = { ...formOf(v, unique()), member_ids: [session.user_id] }
  const acronym = String(resultOf(await v.target.send("workgroup.create", { as, body })).acronym)
  registerGroup(v, acronym)
  const path = { acronym, role: "member", member_id: session.user_id }
  return { own: { who: "alliance_admin", read: "workgroup.get", change: "workgroup.update", path } }
}

/** Requests for the operations that write groups. */
export const groupRequests: Readonly<Record<string, Request>> = {
  "workgroup.create": {
    who: "alliance_admin",
    subject: () => Promise.resolve({}),
    body: (v, unique) => formOf(v, unique),
    other: { type: "restricted" },
  },
  "workgroup.update": {
    who: "alliance_admin",
    subject: group,
    body: (v, unique) => {
      const { acronym: _fixed, ...form } = formOf(v, unique)
      return { ...form, name_english: `${form.name_english} ${unique}` }
    },
  },
  "workgroup.disband": {
    who: "alliance_admin",
    subject: group,
    body: (_v, _unique, { own }) => ({ acronym: own?.path?.acronym ?? "NO-SUCH-GROUP" }),
    other: { version: 999_999 },
  },
  "workgroup.leave": { who: "participant", subject: group },
  "workgroup.role.add": {
    who: "alliance_admin",
    subject: group,
    body: async ({ people }) => ({ member_ids: [(await people.get("outsider")).session.user_id] }),
    other: { member_ids: ["verify-backend-unknown"] },
  },
  "workgroup.role.remove": { who: "alliance_admin", subject: group },
}
