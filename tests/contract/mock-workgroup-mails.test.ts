import { expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

const resultOf = ({ status, body }: Reply) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as { id: string; version: number; status: string }
}

/** The mails that an action sends, as "recipient: English subject or Chinese subject". */
async function told(who: Session, act: () => Promise<Reply>) {
  const { rows } = storeOf(who)
  const before = new Set(rows.mail.all())
  const result = resultOf(await act())
  const mails = rows.mail.filter((mail) => !before.has(mail))
  return { result, mails: mails.map(({ member_id, subject, text }) => ({ member_id, subject, text })) }
}

test("WG-06 a request to join is mailed to the chairs, its decision with the reason to the person who asked", async () => {
  const asking = await signIn("certifier")
  const chair = await signIn("chair", asking)
  const { rows } = storeOf(asking)
  const chairs = rows.workgroup.find(({ acronym }) => acronym === "COPT")?.roles.chair ?? []
  const path = "workgroup/COPT/join-request"
  const ask = () => told(asking, () => call(asking, "POST", path, { reason: "We build receivers 我们做接收机" }))
  const [first, refused] = [await ask(), "Ask again in May 请五月再申请"]
  expect(first.mails.map(({ member_id }) => member_id).sort()).toEqual([...chairs].sort())
  for (const { subject, text } of first.mails) {
    expect(subject).toMatch(/asks to join COPT|申请加入 COPT/)
    expect(text).toContain("我们做接收机")
  }
  const { id, version } = first.result
  const declined = await told(chair, () => call(chair, "POST", `${path}/${id}/decline`, { version, reason: refused }))
  expect(declined.mails).toEqual([
    {
      member_id: asking.user_id,
      subject: expect.stringMatching(/declined|未获同意/),
      text: expect.stringContaining(refused),
    },
  ])
  const second = await ask()
  const accept = `${path}/${second.result.id}/accept`
  const accepted = await told(chair, () => call(chair, "POST", accept, { version: second.result.version }))
  expect(accepted.mails.map(({ member_id }) => member_id)).toEqual([asking.user_id])
  expect(accepted.mails[0]?.subject).toMatch(/you are now a member|您已成为成员/)
  expect(rows.workgroup.find(({ acronym }) => acronym === "COPT")?.roles.member).toContain(asking.user_id)
})

test("WG-04 WG-06 whoever gets or loses a role is mailed about that role; a pending request of theirs is accepted", async () => {
  const asking = await signIn("certifier")
  const admin = await signIn("admin", asking)
  const { rows } = storeOf(asking)
  const request = resultOf(await call(asking, "POST", "workgroup/COPT/join-request", { reason: "Please 请" }))
  const body = { member_ids: [asking.user_id] }
  const added = await told(admin, () => call(admin, "POST", "workgroup/COPT/role/secretary/member", body))
  expect(added.mails).toEqual([
    {
      member_id: asking.user_id,
      subject: expect.stringMatching(/you are now secretary|您已成为秘书/),
      text: expect.any(String),
    },
  ])
  expect(rows.workgroup_join_request.get(request.id)?.status).toBe("accepted")
  const path = `workgroup/COPT/role/secretary/member/${asking.user_id}`
  const removed = await told(admin, () => call(admin, "DELETE", path))
  expect(removed.mails.map(({ member_id }) => member_id)).toEqual([asking.user_id])
  expect(removed.mails[0]?.subject).toMatch(/you are no longer secretary|您不再是秘书/)
})

test("WG-04 nobody is mailed about a role that they give to themselves", async () => {
  const admin = await signIn("admin")
  const body = { member_ids: [admin.user_id] }
  const added = await told(admin, () => call(admin, "POST", "workgroup/COPT/role/secretary/member", body))
  expect(added.mails).toEqual([])
  const removed = await told(admin, () =>
    call(admin, "DELETE", `workgroup/COPT/role/secretary/member/${admin.user_id}`),
  )
  expect(removed.mails).toEqual([])
})
