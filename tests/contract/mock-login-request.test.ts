import { describe, expect, test } from "vitest"
import type { Store } from "#mock/engine/store/store.ts"
import type { LoginRequestRow } from "#mock/domains/login-request/records.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call } = people(host)

const entity_id = "entity-aurora-1"

/** The request for each action of the table; `create` is tested in mock-session.test.ts. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { version, name: "N 名", company: "C" } }),
  approve: (version) => ({ method: "POST", path: "/approve", body: { version, real_name: "N 名", entity_id } }),
  reject: (version) => ({ method: "POST", path: "/reject", body: { version, reason: "No 否" } }),
}
const asked = cellsOf("login-request").filter(({ action, status }) => action !== "create" && status !== "none")

function requestIn(store: Store, status: string): LoginRequestRow {
  const row = store.rows.login_request.find((request) => request.status === status)
  if (!row) throw new Error(`the seed has no login request that is ${status}`)
  return row
}

describe("ADM-06 cells of openapi/states/login-request.yaml, over HTTP", () => {
  test("has cells", () => expect(asked.length).toBeGreaterThan(20))
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, relation } = setUp(host, cell.role)
    const request = requestIn(store, cell.status)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(request.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/login-request/${request.id}${path}`, headers, body)
    const mailless = { module: "login_request", silent: ["update"], isOwn: true }
    if (cell.expected !== "allowed" || cell.action === "read")
      return expectVerdict(cell, answer, store, before, mailless)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(store.rows.mail.filter(({ record }) => record === request.id)).toHaveLength(cell.action === "update" ? 0 : 1)
    expect(store.rows.operation_log.filter(({ key }) => key === request.id)).toHaveLength(1)
  })
})

const resultOf = ({ body }: Reply) => body.result as Record<string, unknown> & { id: string }
const oskar = {
  username: "oskar.lindqvist",
  email: "oskar.lindqvist@skerry-test.example",
  name: "Oskar Lindqvist",
  company: "Skerry Test House",
}

describe("ADM-06 a login request", () => {
  async function asks(other: object = {}): Promise<{ admin: Session; id: string; suggested: string }> {
    const admin = await host.signIn("member-admin", orgs.aurora, host.newStore())
    const publicly = { "x-mock-store": admin.store, "alliance-id": "alliance-aurora" }
    const { id } = resultOf(await host.call("POST", "/api/member/application", publicly, { ...oskar, ...other }))
    const request = resultOf(await call(admin, "GET", `login-request/${id}`))
    return { admin, id, suggested: (request.suggested_entity as { id: string } | null)?.id ?? entity_id }
  }

  test("is stored with trimmed texts, and with null for empty optional texts", async () => {
    const { admin, id } = await asks({ name: "  Oskar ", memo: " \r\n ", username: "" })
    const request = resultOf(await call(admin, "GET", `login-request/${id}`))
    expect(request).toMatchObject({ name: "Oskar", memo: null, username: null })
  })

  test("becomes a member of the suggested entity when it is approved; the member can sign in", async () => {
    const { admin, id, suggested } = await asks()
    const body = { version: 1, real_name: "Oskar Lindqvist", entity_id: suggested }
    expect((await call(admin, "POST", `login-request/${id}/approve`, body)).body.result).toMatchObject({
      status: "approved",
      actions: [],
      entity: { id: suggested },
    })
    const member = await host.signIn("non-member", orgs.aurora, admin.store)
    expect((await call(member, "GET", "profile")).status).toBe(200)
    const { rows } = host.mock.stores.get(admin.store)
    expect(rows.member.get(member.user_id)).toMatchObject({ entity_id: suggested, is_admin: false, email: oskar.email })
    expect(rows.mail.filter(({ record, to }) => record === id && to === oskar.email)).toHaveLength(2)
    const subjects = (to: string) =>
      rows.mail.filter((mail) => mail.record === id && mail.to === to).map((mail) => mail.subject)
    expect(subjects(oskar.email)).toEqual(["We received your login request", "Your login request is approved"])
    const administrators = rows.member.filter(
      ({ alliance_id, is_disabled, is_admin, biz_roles }) =>
        alliance_id === "alliance-aurora" && !is_disabled && (is_admin || biz_roles.includes(12)),
    )
    expect(administrators.length).toBeGreaterThan(1)
    for (const { email } of administrators) expect(subjects(email), email).toHaveLength(1)
  })

  test("without an account, the email address is the user name until the first login", async () => {
    const { admin, id } = await asks({ username: null, email: "late@skerry-test.example" })
    await call(admin, "POST", `login-request/${id}/approve`, { version: 1, real_name: "L", entity_id })
    const { rows } = host.mock.stores.get(admin.store)
    const joined = rows.member.find(({ email }) => email === "late@skerry-test.example")
    expect(joined).toMatchObject({ username: "late@skerry-test.example", person: null })
    const account = rows.stranger.find(({ alliance_id }) => alliance_id === "alliance-aurora")
    if (account) rows.stranger.put({ ...account, username: "late.lindqvist", email: "Late@skerry-test.example" })
    const member = await host.signIn("non-member", orgs.aurora, admin.store)
    expect(member.user_id).toBe(joined?.id)
    expect(rows.member.get(member.user_id)).toMatchObject({ username: "late.lindqvist", version: 2 })
  })

  test("needs an email address to be approved; email address and user name must not belong to a member", async () => {
    const { admin, id } = await asks({ username: null, email: null })
    const body = { version: 1, real_name: "L", entity_id }
    const codes = async (request: string) =>
      (await call(admin, "POST", `login-request/${request}/approve`, body)).body.errors
    expect(await codes(id)).toEqual([expect.objectContaining({ field: "email", code: "required" })])
    const { rows } = host.mock.stores.get(admin.store)
    const member = rows.member.get(admin.user_id)
    const request = rows.login_request.get(id)
    if (!member || !request) throw new Error("no record")
    rows.login_request.put({ ...request, email: member.email.toUpperCase() })
    expect(await codes(id)).toEqual([expect.objectContaining({ field: "email", code: "not_unique" })])
    rows.login_request.put({ ...request, email: "x@skerry-test.example", username: member.username })
    expect(await codes(id)).toEqual([expect.objectContaining({ field: "username", code: "not_unique" })])
  })

  test("can be sent again after a rejection, which mails the reason", async () => {
    const { admin, id } = await asks()
    await call(admin, "POST", `login-request/${id}/reject`, { version: 1, reason: "Not yet 尚未" })
    const { rows } = host.mock.stores.get(admin.store)
    expect(rows.mail.filter(({ text }) => text.includes("Not yet 尚未"))).toHaveLength(1)
    const publicly = { "x-mock-store": admin.store, "alliance-id": "alliance-aurora" }
    expect((await host.call("POST", "/api/member/application", publicly, oskar)).status).toBe(201)
  })

  test("an entity that is invalid or of another alliance is refused at its field, and no member is created", async () => {
    const { admin, id } = await asks()
    const { rows } = host.mock.stores.get(admin.store)
    const invalid = rows.entity.find(({ alliance_id, is_disabled }) => alliance_id === "alliance-aurora" && is_disabled)
    const members = rows.member.all().length
    for (const chosen of [invalid?.id, "entity-harbor-1"]) {
      const body = { version: 1, real_name: "O", entity_id: chosen }
      const answer = await call(admin, "POST", `login-request/${id}/approve`, body)
      expect(answer.body.errors).toEqual([expect.objectContaining({ field: "entity_id", code: "unknown_reference" })])
    }
    expect(rows.member.all()).toHaveLength(members)
  })
})
