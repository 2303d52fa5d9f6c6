import { describe, expect, test } from "vitest"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

const form = {
  name: "极光联盟",
  name_english: "Aurora Alliance",
  acronym: "AIA",
  description: "Optical interconnects. 光互联。",
}
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
)

type Result = Record<string, unknown> & {
  id: string
  version: number
  roles: { role: string; members: { id: string }[] }[]
}

const resultOf = ({ body }: Reply) => body.result as Result
const holders = async (who: Session, role: string) =>
  resultOf(await call(who, "GET", "organization"))
    .roles.find((one) => one.role === role)
    ?.members.map(({ id }) => id)

describe("ADM-03 the alliance", () => {
  test("names, description and logos can be changed, and are public at once", async () => {
    const admin = await signIn("admin")
    const logo = new FormData()
    logo.append("module", "organization")
    logo.append("use", "logo")
    logo.append("file", new Blob([onePixel]), "logo.png")
    const file = resultOf(await host.call("POST", "/api/file", admin.headers, logo))
    const changed = await call(admin, "PUT", "organization", { ...form, version: 1, login_logo_id: file.id })
    expect(resultOf(changed)).toMatchObject({ ...form, version: 2, login_logo: { id: file.id }, home_logo: null })
    const stranger = { "x-mock-store": storeOf(admin).name }
    const listed = (await host.call("GET", "/api/alliance/", stranger)).body.result as unknown as Record<
      string,
      unknown
    >[]
    expect(listed[0]).toMatchObject({ name: form.name, login_logo: { id: file.id } })
    expect((await host.call("GET", `/api/file/${file.id}`, stranger)).status).toBe(200)
    expect(codes(await call(admin, "PUT", "organization", { ...form, version: 1 }))).toEqual([400, "stale"])
    const foreign = { ...form, version: 2, home_logo_id: "file-aurora-guide" }
    expect(codes(await call(admin, "PUT", "organization", foreign))).toEqual([
      400,
      "validation_failed",
      "home_logo_id unknown_reference",
    ])
    const long = { ...form, version: 2, acronym: "ELEVENCHARS" }
    expect(codes(await call(admin, "PUT", "organization", long))).toEqual([
      400,
      "validation_failed",
      "acronym too_long",
    ])
  })

  test("ROLE-06 adding a role stores it and sends a mail; removing it twice returns 404", async () => {
    const admin = await signIn("admin")
    const store = storeOf(admin)
    const id = "member-aurora-member"
    const path = "organization/role/notice_admin/member"
    const added = resultOf(await call(admin, "POST", path, { member_ids: [id, "member-aurora-notice-admin"] }))
    expect(added).toMatchObject({ added: [{ id }], unchanged: [{ id: "member-aurora-notice-admin" }] })
    expect(store.rows.member.get(id)).toMatchObject({ biz_roles: [6], version: 2 })
    expect(store.rows.mail.filter(({ member_id }) => member_id === id)).toHaveLength(1)
    expect((await call(admin, "DELETE", `${path}/${id}`)).status).toBe(200)
    expect((await call(admin, "DELETE", `${path}/${id}`)).status).toBe(404)
    expect(store.rows.member.get(id)?.biz_roles).toEqual([])
  })

  test("ROLE-06 a person whose account is disabled is not emailed about a lost office", async () => {
    const admin = await signIn("admin")
    const { rows } = storeOf(admin)
    const holder = rows.member.get("member-aurora-topic-admin")
    if (!holder) throw new Error("the seed has changed")
    rows.member.put({ ...holder, is_disabled: true })
    expect((await call(admin, "DELETE", `organization/role/topic_admin/member/${holder.id}`)).status).toBe(200)
    expect(rows.mail.filter(({ member_id }) => member_id === holder.id)).toEqual([])
  })

  test("ROLE-06 a general secretary who becomes an assistant is no longer general secretary", async () => {
    const admin = await signIn("admin")
    const id = "member-aurora-general-secretary"
    expect(await holders(admin, "general_secretary")).toEqual([id])
    await call(admin, "POST", "organization/role/assistant/member", { member_ids: [id] })
    expect([await holders(admin, "general_secretary"), await holders(admin, "assistant")]).toEqual([[], [id]])
    await call(admin, "DELETE", `organization/role/assistant/member/${id}`)
    expect(storeOf(admin).rows.member.get(id)?.is_general_secretary).toBe(false)
  })
})

/** The request for each action of the table. */
const requests: Record<string, Request> = {
  read: { method: "GET", path: "" },
  update: { method: "PUT", path: "", body: { ...form, version: 1 } },
  "role.add": { method: "POST", path: "/role/topic_admin/member", body: { member_ids: ["member-aurora-member"] } },
  "role.remove": { method: "DELETE", path: "/role/topic_admin/member/member-aurora-topic-admin" },
}
const expectation = { module: "organization", silent: ["update"], isOwn: true }

describe("ADM-03 cells of openapi/states/organization.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf("organization")))("%s", async (_title, cell) => {
    const { store, relation } = setUp(host, cell.role)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action] ?? { method: "", path: "" }
    expectVerdict(cell, await host.call(method, `/api/organization${path}`, headers, body), store, before, expectation)
  })
})
