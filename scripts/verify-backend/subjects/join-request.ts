import { create, sendAs, type Kind, type Subject, type Verification, type View } from "./subject.ts"
import { resultOf } from "../client/answers.ts"

/** Who asks to join, and who decides. */
const asking = "outsider"
const deciding = "alliance_admin"

const reason = "We test link layers. 我们负责链路层测试。"

type Own = { is_member: boolean; request: { id: string; version: number; status: string } | null }

async function ownRequest(v: Verification): Promise<{ acronym: string; own: Own }> {
  const acronym = await v.ownGroup("people")
  return { acronym, own: resultOf(await sendAs(v, asking, "workgroup.join-request.own", { path: { acronym } })) as Own }
}

/** A group of the run in which the person is no member and has no request that is open: what an earlier check has left is taken back. */
async function elsewhere(v: Verification): Promise<Subject> {
  const { acronym, own } = await ownRequest(v)
  if (own.request?.status === "pending") {
    const { id, version } = own.request
    await create(v, "workgroup.join-request.withdraw", asking, { path: { acronym, id }, body: { version } })
  }
  if (own.is_member) {
    const { session } = await v.people.get(asking)
    const path = { acronym, role: "member", member_id: session.user_id }
    await sendAs(v, deciding, "workgroup.role.remove", { path })
  }
  return { path: { acronym } }
}

/** A request that is open: one that an earlier check has left, because each is mailed to those who decide. */
async function pending(v: Verification): Promise<Subject> {
  const { acronym, own } = await ownRequest(v)
  const read = { who: deciding, operation: "workgroup.join-request.get" } as const
  if (own.request?.status === "pending") return { path: { acronym, id: own.request.id }, read }
  const { path } = await elsewhere(v)
  const { id }: View = await create(v, "workgroup.join-request.create", asking, { path, body: { reason } })
  return { path: { ...path, id: String(id) }, read }
}

/** Requests of a member of the alliance to join a group of the run. */
export const joinRequests: Kind = {
  name: "requests to join",
  creates: ["workgroup.join-request.create"],
  writes: {
    "workgroup.join-request.create": {
      who: asking,
      subject: elsewhere,
      body: () => ({ reason }),
      other: { reason: "Another reason 其他理由" },
    },
    "workgroup.join-request.accept": {
      who: deciding,
      subject: pending,
      body: () => ({}),
      other: { version: 999_999 },
    },
    "workgroup.join-request.decline": {
      who: deciding,
      subject: pending,
      body: () => ({ reason: "The group is full. 工作组已满。" }),
      other: { reason: "Another reason 其他理由" },
    },
    "workgroup.join-request.withdraw": {
      who: asking,
      subject: pending,
      body: () => ({}),
      other: { version: 999_999 },
    },
  },
}
