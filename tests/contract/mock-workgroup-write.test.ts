import { describe, expect, test } from "vitest"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const form = {
  acronym: "QKD",
  name: " 量子密钥分发 ",
  name_english: "Quantum Key Distribution",
  type: "public",
  description: { format: "markdown", text: "Keys over fibre 光纤密钥" },
}

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Result = Record<string, unknown> & { id: string; version: number; actions: string[] }
type Preview = {
  changes: { effect: string; module: string; total: number; items: { key: string }[] }[]
  recipients: { total: number }
  losing_access: { total: number }
  warnings: { code: string }[]
}

const resultOf = ({ body }: Reply) => body.result as Result
const groupOf = (who: Session, acronym: string) => storeOf(who).rows.workgroup.find((row) => row.acronym === acronym)
const newMails = (who: Session, operation: string) =>
  storeOf(who).rows.mail.filter((mail) => mail.operation === operation)
const preview = async (who: Session, query: string) =>
  resultOf(await call(who, "GET", `preview?module=workgroup&${query}`)) as unknown as Preview

describe("ADM-02 creating a group", () => {
  test("trims texts, makes officers members, mails each person once, and is logged", async () => {
    const admin = await signIn("member-admin")
    const people = { chair_ids: ["member-aurora-chair"], member_ids: ["member-aurora-member"] }
    const answer = await call(admin, "POST", "workgroup", { ...form, ...people })
    expect([answer.status, resultOf(answer)]).toMatchObject([
      201,
      { acronym: "QKD", name: "量子密钥分发", version: 1, member_total: 2, status: "normal", my_roles: [] },
    ])
    expect(resultOf(answer).assignable_roles).toEqual(["chair", "vice_chair", "secretary", "member"])
    expect(newMails(admin, "workgroup.create").map(({ member_id }) => member_id)).toEqual([
      "member-aurora-chair",
      "member-aurora-member",
    ])
    const [row] = storeOf(admin).rows.operation_log.filter(({ key }) => key === "QKD")
    expect(row).toMatchObject({ operation: "workgroup.create", module: "workgroup", member_id: admin.user_id })
    const { items } = resultOf(await call(admin, "GET", "operation-log?module=workgroup&key=QKD"))
    expect(items).toMatchObject([{ record: { module: "workgroup", key: "QKD", code: "QKD" } }])
  })

  test.each([
    ["copt", "acronym acronym_taken"],
    ["Grouped", "acronym acronym_taken"], // a path segment of the contract: the group's page would be unreachable
    ["Q KD", "acronym acronym_format"],
    ["A".repeat(21), "acronym too_long"],
    ["", "acronym required"],
  ])("the acronym %j is refused", async (acronym, fault) => {
    const admin = await signIn("admin")
    const answer = await call(admin, "POST", "workgroup", { ...form, acronym })
    expect(codes(answer)).toEqual([400, "validation_failed", fault])
    expect(storeOf(admin).rows.workgroup.filter(({ name }) => name === form.name.trim())).toEqual([])
  })

  test("allows an acronym of another alliance, but no people of another alliance", async () => {
    const harbor = await signIn("admin", undefined, orgs.harbor)
    expect((await call(harbor, "POST", "workgroup", { ...form, acronym: "MECH" })).status).toBe(201)
    const stranger = { ...form, acronym: "QKD2", chair_ids: ["member-aurora-chair"] }
    expect(codes(await call(harbor, "POST", "workgroup", stranger))).toEqual([
      400,
      "validation_failed",
      "chair_ids.0 unknown_reference",
    ])
  })

  test.each(["chair", "general-secretary", "proposal-admin", "member"])("is refused to %s", async (person) => {
    const who = await signIn(person)
    expect(codes(await call(who, "POST", "workgroup", form))).toEqual([403, "forbidden"])
    expect(codes(await call(who, "GET", "preview?module=workgroup&action=create"))).toEqual([403, "forbidden"])
    expect(groupOf(who, "QKD")).toBeUndefined()
  })
})

describe("ADM-02 restricting a group", () => {
  test("ends the access of outsiders, whom the preview counts, and mails the members once", async () => {
    const admin = await signIn("admin")
    const lone = await signIn("lone-member", admin)
    const group = groupOf(admin, "COPT")
    const everyone = storeOf(admin).rows.member.filter(
      (row) => row.alliance_id === admin.alliance_id && !row.is_disabled,
    )
    const outside = everyone.filter(({ id, is_admin }) => !is_admin && !group?.roles.member.includes(id))
    const seen = await preview(admin, "action=update&key=COPT")
    expect(seen.losing_access.total).toBe(outside.length)
    expect(outside.length).toBeGreaterThan(5)
    const { acronym: _fixed, ...fields } = form
    const body = { ...fields, type: "restricted", version: group?.version }
    expect(resultOf(await call(admin, "PUT", "workgroup/COPT", body)).type).toBe("restricted")
    expect(codes(await call(lone, "GET", "workgroup/COPT"))).toEqual([403, "restricted_group"])
    expect(newMails(admin, "workgroup.update")).toHaveLength(seen.recipients.total)
    expect(codes(await call(admin, "PUT", "workgroup/COPT", body)).slice(0, 2)).toEqual([400, "stale"])
    const again = { ...body, version: (group?.version ?? 0) + 1, name_english: "Other" }
    await call(admin, "PUT", "workgroup/COPT", again)
    expect(newMails(admin, "workgroup.update")).toHaveLength(seen.recipients.total)
  })

  test("ADM-02 a member administrator keeps a group that becomes restricted, and opens nothing else of it", async () => {
    const who = await signIn("member-admin")
    const { acronym: _fixed, ...fields } = form
    const made = resultOf(await call(who, "POST", "workgroup", { ...form, acronym: "OWN", type: "restricted" }))
    expect(made).toMatchObject({ is_accessible: false, type: "restricted" })
    expect(made.actions).toEqual(expect.arrayContaining(["update", "disband", "role.add", "role.remove", "log.list"]))
    const body = { ...fields, type: "restricted", version: made.version, name_english: "Kept" }
    expect(resultOf(await call(who, "PUT", "workgroup/OWN", body))).toMatchObject({ name_english: "Kept" })
    const named = { member_ids: ["member-aurora-member"] }
    expect((await call(who, "POST", "workgroup/OWN/role/chair/member", named)).status).toBe(200)
    expect((await call(who, "GET", "workgroup/OWN/member")).status).toBe(200)
    expect((await call(who, "GET", "operation-log?group_acronym=OWN")).status).toBe(200)
    for (const list of ["meeting", "ballot", "notice", "proposal", "task", "topic-call", "download"])
      expect(codes(await call(who, "GET", `${list}?group_acronym=OWN`)), list).toEqual([403, "restricted_group"])
  })

  test("warns a member administrator outside the group about losing access", async () => {
    const who = await signIn("member-admin")
    expect((await preview(who, "action=update&key=COPT")).warnings).toMatchObject([{ code: "own_access" }])
    const admin = await signIn("admin", who)
    expect((await preview(admin, "action=update&key=COPT")).warnings).toEqual([])
    expect((await preview(admin, "action=update&key=STEER")).losing_access.total).toBe(0)
    expect((await preview(who, "action=update&key=STEER")).warnings).toEqual([])
    const lone = await signIn("lone-member", who)
    expect(codes(await call(lone, "GET", "preview?module=workgroup&action=update&key=STEER"))).toEqual([
      403,
      "restricted_group",
    ])
    expect(codes(await call(who, "GET", "preview?module=workgroup&action=update&key=NONE"))).toEqual([
      400,
      "validation_failed",
      "key unknown_reference",
    ])
  })
})

describe("WG-05 disbanding a group", () => {
  test("changes as many records as the preview lists; of the ongoing meetings only that of a phase ends", async () => {
    const admin = await signIn("admin")
    const store = storeOf(admin)
    const ofPhase = store.rows.meeting.get("meeting-aurora-1")
    if (!ofPhase) throw new Error("the seed has no ongoing meeting")
    const ongoing = store.rows.meeting.put({ ...ofPhase, id: "meeting-own", proposal_id: null, phase_id: null })
    const seen = await preview(admin, "action=disband&key=COPT")
    expect(seen.warnings).toMatchObject([{ code: "irreversible" }])
    expect(seen.changes.map(({ effect, module }) => `${effect} ${module}`)).toEqual([
      "closes workgroup_join_request",
      "cancels meeting",
      "cancels ballot",
      "closes proposal",
      "ends meeting",
      "withdraws notice",
    ])
    const { id = "", version } = groupOf(admin, "COPT") ?? {}
    const wrong = await call(admin, "POST", "workgroup/COPT/disband", { version, acronym: "LINK" })
    expect(codes(wrong)).toEqual([400, "validation_failed", "acronym acronym_mismatch"])
    expect(groupOf(admin, "COPT")?.status).toBe("normal")
    const done = resultOf(await call(admin, "POST", "workgroup/COPT/disband", { version, acronym: "COPT" }))
    expect(done).toMatchObject({ status: "disband", actions: ["log.list"], assignable_roles: [] })
    const rows = store.rows.operation_log.filter((row) => row.operation === "system.disband" && row.group_id === id)
    const [, ...ended] = seen.changes
    for (const { module } of ended) {
      const totals = ended.filter((one) => one.module === module).map(({ total }) => total)
      expect(rows.filter((row) => row.module === module)).toHaveLength(totals.reduce((a, b) => a + b))
    }
    for (const { key } of ended[0]?.items ?? []) {
      const meeting = resultOf(await call(admin, "GET", `meeting/${key}`))
      expect(meeting).toMatchObject({
        status: "cancelled",
        cancel_reason: null,
        system_reason: "group_disbanded",
      })
    }
    expect(store.rows.meeting.get("meeting-own")).toBe(ongoing)
    expect(store.rows.meeting.get("meeting-aurora-1")).toMatchObject({ system_reason: "group_disbanded" })
    expect(newMails(admin, "workgroup.disband")).toHaveLength(seen.recipients.total)
    const late = await call(admin, "GET", "preview?module=workgroup&action=disband&key=COPT")
    expect(codes(late)).toEqual([400, "state_refused"])
  })

  test("WG-06 requests to join lapse as the preview says, and the people who asked are told", async () => {
    const admin = await signIn("admin")
    const [requests] = (await preview(admin, "action=disband&key=COPT")).changes
    expect(requests).toMatchObject({ effect: "closes", module: "workgroup_join_request", total: 1 })
    const [{ key = "" } = {}] = requests?.items ?? []
    const { version } = groupOf(admin, "COPT") ?? {}
    await call(admin, "POST", "workgroup/COPT/disband", { version, acronym: "COPT" })
    const request = resultOf(await call(admin, "GET", `workgroup/COPT/join-request/${key}`))
    expect(request).toMatchObject({ status: "lapsed", member: { id: "member-aurora-lone-member" } })
    const told = newMails(admin, "workgroup.disband").filter(
      ({ member_id }) => member_id === "member-aurora-lone-member",
    )
    expect(told).toHaveLength(1)
  })

  test("cancels the open topics of cancelled meetings", async () => {
    const admin = await signIn("admin")
    const store = storeOf(admin)
    const open = store.rows.meeting_topic.filter(
      ({ meeting_id, status }) =>
        store.rows.meeting.get(meeting_id)?.group_id === "group-copt" &&
        store.rows.meeting.get(meeting_id)?.is_cancelled === false &&
        (store.rows.meeting.get(meeting_id)?.start_time ?? 0) > store.now() &&
        status === "submitted",
    )
    expect(open.length).toBeGreaterThan(0)
    const { version } = groupOf(admin, "COPT") ?? {}
    await call(admin, "POST", "workgroup/COPT/disband", { version, acronym: "COPT" })
    for (const { id } of open) expect(store.rows.meeting_topic.get(id)?.status).toBe("cancelled")
  })
})

describe("ROLE-06 roles", () => {
  const holders = (who: Session, role: "chair" | "member") => groupOf(who, "COPT")?.roles[role] ?? []

  test("several people are added at once; a new officer becomes a member and gets a mail, others are unchanged", async () => {
    const admin = await signIn("admin")
    const body = { member_ids: ["member-aurora-lone-member", "member-aurora-chair"] }
    const answer = resultOf(await call(admin, "POST", "workgroup/COPT/role/chair/member", body))
    expect(answer).toMatchObject({
      added: [{ id: "member-aurora-lone-member" }],
      unchanged: [{ id: "member-aurora-chair" }],
    })
    expect(holders(admin, "member")).toContain("member-aurora-lone-member")
    expect(newMails(admin, "workgroup.role.add").map(({ member_id }) => member_id)).toEqual([
      "member-aurora-lone-member",
    ])
  })

  test("removing a member removes all roles; the last chair can be removed, with a warning", async () => {
    const admin = await signIn("admin")
    const chair = "member-aurora-chair"
    const asked = `action=role.remove&key=COPT&member_id=${chair}`
    expect((await preview(admin, `${asked}&role=chair`)).warnings).toMatchObject([{ code: "last_chair" }])
    expect((await preview(admin, `${asked}&role=member`)).warnings).toMatchObject([{ code: "last_chair" }])
    expect((await call(admin, "DELETE", `workgroup/COPT/role/member/member/${chair}`)).status).toBe(200)
    expect([...holders(admin, "chair"), ...holders(admin, "member")]).not.toContain(chair)
    expect(codes(await call(admin, "DELETE", `workgroup/COPT/role/member/member/${chair}`))).toEqual([404, "not_found"])
  })

  test("the list of members can be filtered by a person", async () => {
    const admin = await signIn("admin")
    const asked = async (id: string) => resultOf(await call(admin, "GET", `workgroup/COPT/member?member_id=${id}`))
    expect(await asked("member-aurora-chair")).toMatchObject({ total: 1, items: [{ id: "member-aurora-chair" }] })
    expect(await asked("member-aurora-lone-member")).toMatchObject({ total: 0, items: [] })
  })

  test("a chair can add members, but neither add nor remove officers, as assignable_roles shows", async () => {
    const chair = await signIn("chair")
    expect(resultOf(await call(chair, "GET", "workgroup/COPT")).assignable_roles).toEqual(["member"])
    const body = { member_ids: ["member-aurora-lone-member"] }
    expect((await call(chair, "POST", "workgroup/COPT/role/member/member", body)).status).toBe(200)
    expect(codes(await call(chair, "POST", "workgroup/COPT/role/secretary/member", body))).toEqual([403, "forbidden"])
    const secretary = "workgroup/COPT/role/member/member/member-aurora-secretary"
    expect(codes(await call(chair, "DELETE", secretary))).toEqual([403, "forbidden"])
    expect(holders(chair, "member")).toContain("member-aurora-secretary")
  })

  test("WG-04 leaving a group mails its chair, and ends the access to a restricted group", async () => {
    const member = await signIn("member")
    const seen = await preview(member, "action=leave&key=COPT")
    expect([seen.recipients.total, seen.losing_access.total]).toEqual([1, 0])
    expect((await call(member, "POST", "workgroup/COPT/leave")).status).toBe(200)
    expect(holders(member, "member")).not.toContain(member.user_id)
    expect(newMails(member, "workgroup.leave").map(({ member_id }) => member_id)).toEqual(["member-aurora-chair"])
    const inside = await signIn("restricted-member")
    expect((await preview(inside, "action=leave&key=STEER")).losing_access.total).toBe(1)
    await call(inside, "POST", "workgroup/STEER/leave")
    expect(codes(await call(inside, "GET", "workgroup/STEER"))).toEqual([403, "restricted_group"])
  })
})
