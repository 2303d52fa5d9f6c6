import { describe, expect, test } from "vitest"
import { memberIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

/** The request for each action of the table. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  disable: (version) => ({ method: "POST", path: "/disable", body: { version, reason: "Left 已离职" } }),
  enable: (version) => ({ method: "POST", path: "/enable", body: { version } }),
  update: (version) => ({
    method: "PUT",
    path: "",
    body: { version, name: "Renamed", real_name: "改名", entity_id: null },
  }),
  "role.update": (version) => ({ method: "PUT", path: "/role", body: { version, roles: ["member_admin"] } }),
}

describe("ADM-01 cells of openapi/states/member.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<"normal" | "disabled">("member")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const member = store.rows.member.put(memberIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(member.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/member/${member.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "member", silent: ["update"], isOwn: true })
    const isChanged = cell.expected === "allowed" && cell.action !== "read"
    expect(store.rows.member.get(member.id)?.version).toBe(member.version + Number(isChanged))
  })
})

type Member = { id: string; name: string; status: string; is_admin: boolean; biz_roles: number[]; actions: string[] }
const resultOf = ({ body }: Reply) =>
  body.result as { items: Member[]; total: number; counts: Record<string, number>; version: number }

describe("ADM-01 disabling a member", () => {
  const disable = (who: Session, id: string, version = 1) =>
    call(who, "POST", `member/${id}/disable`, { version, reason: " Left \r\n for good " })

  test("ends the person's sessions and mails the reason; after enabling, a new login works, but not the old token", async () => {
    const admin = await signIn("member-admin")
    const person = await signIn("member", admin)
    expect((await disable(admin, person.user_id)).body.result).toMatchObject({
      status: "disabled",
      disabled_reason: "Left \n for good",
      actions: ["enable", "update"],
      version: 2,
    })
    expect((await call(person, "GET", "profile")).status).toBe(401)
    const [mail] = storeOf(admin).rows.mail.filter(({ member_id }) => member_id === person.user_id)
    expect(mail?.text).toContain("for good")
    expect((await call(admin, "POST", `member/${person.user_id}/enable`, { version: 2 })).status).toBe(200)
    const [, welcome] = storeOf(admin).rows.mail.filter(({ member_id }) => member_id === person.user_id)
    expect(welcome?.subject).toMatch(/enabled|启用/)
    expect((await call(person, "GET", "profile")).status).toBe(401)
    const again = await signIn("member", admin)
    expect((await call(again, "GET", "profile")).status).toBe(200)
  })

  test("people cannot disable themselves, and the action is not listed", async () => {
    const admin = await signIn("member-admin")
    const answer = await disable(admin, admin.user_id)
    expect([answer.status, answer.body.code]).toEqual([400, "cannot_disable_self"])
    expect((await call(admin, "GET", `member/${admin.user_id}`)).body.result).toMatchObject({ actions: ["update"] })
  })

  test("the last alliance administrator cannot be disabled, one of two can", async () => {
    const admin = await signIn("member-admin")
    const answer = await disable(admin, "member-aurora-admin")
    expect([answer.status, answer.body.code]).toEqual([400, "last_administrator"])
    const { member } = storeOf(admin).rows
    const chair = member.get("member-aurora-chair")
    if (chair) member.put({ ...chair, is_admin: true })
    expect((await disable(admin, "member-aurora-admin")).status).toBe(200)
  })

  test("FORM-10 the preview contains the open items, the ended sessions and the recipient of the mail", async () => {
    const admin = await signIn("admin")
    const person = await signIn("member", admin)
    const preview = await call(admin, "GET", `preview?module=member&action=disable&key=${person.user_id}`)
    const { result } = preview.body as unknown as {
      result: { changes: { effect: string; module: string; total: number }[]; recipients: { total: number } }
    }
    const open = (await call(person, "GET", "needs-my-action/counts")).body.result as unknown as { ballot: number }
    expect(open.ballot).toBeGreaterThan(0)
    expect(result.changes).toContainEqual(
      expect.objectContaining({ effect: "leaves", module: "ballot", total: open.ballot }),
    )
    expect(result.changes).toContainEqual(expect.objectContaining({ effect: "ends", module: "session", total: 1 }))
    expect(result.recipients.total).toBe(1)
  })

  test("FORM-10 the preview names the posts that nobody holds any more who can log in", async () => {
    const admin = await signIn("admin")
    const { rows } = storeOf(admin)
    const warned = async (id: string) => {
      const { body } = await call(admin, "GET", `preview?module=member&action=disable&key=${id}`)
      return (body.result as unknown as { warnings: { code: string; record: { key: string } }[] }).warnings
    }
    const copt = rows.workgroup.find(({ acronym }) => acronym === "COPT")
    const [agency] = rows.agency.filter(
      ({ alliance_id, is_disabled }) => alliance_id === admin.alliance_id && !is_disabled,
    )
    if (!copt || !agency) throw new Error("the seed has no such group or agency")
    const [chair, other] = ["member-aurora-chair", "member-aurora-member"]
    rows.workgroup.put({ ...copt, roles: { ...copt.roles, chair: [chair, other] } })
    rows.agency.put({ ...agency, member_ids: [chair] })
    const ofCopt = (warnings: { code: string; record: { key: string } }[]) =>
      warnings.filter(({ code, record }) => code === "last_chair" && record.key === "COPT").length
    expect(ofCopt(await warned(chair)), "another chair is left").toBe(0)
    expect((await warned(chair)).map(({ code, record }) => `${code} ${record.key}`)).toContain(
      `last_agency_member ${agency.id}`,
    )
    const disabled = rows.member.get(other)
    if (disabled) rows.member.put({ ...disabled, is_disabled: true })
    expect(ofCopt(await warned(chair)), "the other chair cannot log in").toBe(1)
    expect((await warned("member-aurora-general-secretary")).map(({ code }) => code)).toContain(
      "last_general_secretary",
    )
    const removed = `preview?module=agency&action=member.remove&key=${agency.id}&member_id=${chair}`
    expect((await call(admin, "GET", removed)).body.result).toMatchObject({
      warnings: [{ code: "last_agency_member" }],
    })
  })

  test("ROLE-07 open items of a restricted group are counted for a member administrator, but not listed", async () => {
    const admin = await signIn("member-admin")
    const { rows } = storeOf(admin)
    const ballot = rows.ballot.get("ballot-aurora-2")
    const steering = rows.workgroup.find(({ acronym }) => acronym === "STEER")
    if (!ballot || !steering) throw new Error("the seed has no such ballot or group")
    const of = async () =>
      (await call(admin, "GET", "member/member-aurora-member")).body.result as unknown as {
        open_item_total: number
        open_items: { key: string }[]
      }
    rows.workgroup.put({
      ...steering,
      roles: { ...steering.roles, member: [...steering.roles.member, "member-aurora-member"] },
    })
    const before = await of()
    expect(before.open_items.map(({ key }) => key)).toContain(ballot.id)
    // who is a voter may open a ballot of a restricted group
    rows.ballot.put({ ...ballot, group_id: steering.id, voter_ids: ["member-aurora-member"] })
    const after = await of()
    expect(after.open_items.map(({ key }) => key)).not.toContain(ballot.id)
    expect(after.open_item_total).toBe(before.open_item_total)
  })
})

describe("ADM-01 the list of members", () => {
  test("is filtered, and counts all statuses; a member of another alliance is not found", async () => {
    const admin = await signIn("member-admin")
    const all = resultOf(await call(admin, "GET", "member?size=10"))
    expect(all.total).toBe(Number(all.counts.normal) + Number(all.counts.disabled))
    const disabled = resultOf(await call(admin, "GET", "member?status=disabled&size=200"))
    expect(disabled.total).toBe(all.counts.disabled)
    expect(disabled.counts).toEqual(all.counts)
    expect(disabled.items.every(({ status }) => status === "disabled")).toBe(true)
    const admins = resultOf(await call(admin, "GET", "member?role=alliance_admin&role=member_admin"))
    expect(admins.items.map(({ is_admin, biz_roles }) => is_admin || biz_roles.includes(12))).toEqual([true, true])
    const steering = resultOf(await call(admin, "GET", "member?group_acronym=COPT&size=200"))
    expect(steering.total).toBe(
      storeOf(admin).rows.workgroup.find(
        ({ alliance_id, acronym }) => acronym === "COPT" && alliance_id === "alliance-aurora",
      )?.roles.member.length,
    )
    const harbor = await signIn("admin", undefined, orgs.harbor)
    expect((await call(harbor, "GET", "member/member-aurora-member")).status).toBe(404)
  })

  test("an unknown entity is refused at its field", async () => {
    const { status, body } = await call(await signIn("admin"), "GET", "member?entity_id=nobody")
    expect([status, body.errors?.[0]]).toEqual([
      400,
      expect.objectContaining({ field: "entity_id", code: "unknown_reference" }),
    ])
  })
})

test("ADM-08 the log names the member and the login request that were changed", async () => {
  const admin = await signIn("admin")
  type Row = { operation: string; record: { key: string; title: string } | null }
  const latest = async (module: string) => {
    const { body } = await call(admin, "GET", `operation-log?module=${module}&size=10`)
    const [row] = (body.result as unknown as { items: Row[] }).items
    return [row?.operation, row?.record]
  }
  const { member, login_request } = storeOf(admin).rows
  const person = member.get("member-aurora-secretary")
  await call(admin, "PUT", `member/${person?.id}/role`, { version: person?.version, roles: ["notice_admin"] })
  const named = { module: "member", key: person?.id, title: person?.name, status: "normal" }
  expect(await latest("member")).toEqual(["member.role.update", expect.objectContaining(named)])
  const request = login_request.get("login-request-aurora-1")
  await call(admin, "POST", `login-request/${request?.id}/reject`, { version: request?.version, reason: "Unknown" })
  const asked = { key: request?.id, title: `${request?.name}, ${request?.company}`, status: "rejected" }
  expect(await latest("login_request")).toEqual(["login-request.reject", expect.objectContaining(asked)])
})
