import { describe, expect, test } from "vitest"
import { importIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, setUp, askedOverHttp, written } from "./cells-support.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, storeOf } = people(host)
const resultOf = ({ body }: Reply) => body.result as Record<string, unknown>
const codeOf = ({ status, body }: Reply) => [status, body.code]

const given = (row: number, email: string, more: object = {}) => ({ row, email, ...more })
const imported = (who: Session, rows: object[], more: object = {}) =>
  call(who, "POST", "import", { module: "member_invitation", rows, ...more })
const rowsOf = (answer: Reply) => resultOf(answer).rows as Record<string, unknown>[]
const text = { format: "markdown", text: "Come in 请进" }

async function attach(who: Session): Promise<string> {
  const form = new FormData()
  form.append("module", "member_invitation")
  form.append("file", new Blob(["1. Log in."]), "First steps 入门.txt")
  return String(resultOf(await call(who, "POST", "file", form)).id)
}

/** Imports these rows and sends the invitation. */
async function invite(who: Session, rows: object[], more: object = {}) {
  const import_id = resultOf(await imported(who, rows)).id
  const body = { import_id, text, attachment_ids: [await attach(who)], ...more }
  return { import_id, body, answer: await call(who, "POST", "member-invitation", body) }
}

const asked = cellsOf<"open" | "used" | "expired">("import")

describe("ADM-01 cells of an import, over HTTP", () => {
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const row = store.rows.import.put(importIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const file = store.rows.file.get("file-aurora-invitation")
    if (file) store.rows.file.put({ ...file, uploader_id: relation.user.id })
    const before = written(store)
    const body = { import_id: row.id, text, attachment_ids: ["file-aurora-invitation"] }
    const isRead = cell.action === "read"
    const answer = isRead
      ? await host.call("GET", `/api/import/${row.id}`, headers)
      : await host.call("POST", "/api/member-invitation", headers, body)
    // A person who may read an expired import gets `import_expired`.
    const code = isRead && cell.status === "expired" && cell.expected === "allowed" ? "import_expired" : cell.code
    expect(answer.body.code ?? "allowed").toBe(code)
    if (isRead || cell.expected !== "allowed") return expect(written(store)).toEqual(before)
    const logged = store.rows.operation_log.filter(({ operation }) => operation === "member-invitation.create")
    expect(logged.filter(({ member_id }) => member_id === "member-unit")).toMatchObject([{ is_on_behalf: false }])
    expect(store.rows.import.get(row.id)?.invitation_id).toBe(resultOf(answer).id)
  })
})

test("ADM-01 ADM-07 an invitation may name the files of the guidelines, which keep them readable, and no others", async () => {
  const who = await host.signIn("member-admin")
  const guidelines = await call(who, "GET", "membership-application/guideline")
  const [file] = resultOf(guidelines).attachments as { id: string }[]
  const id = file?.id ?? ""
  const { answer } = await invite(who, [given(2, "guide@members.example")], { attachment_ids: [id] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  expect(resultOf(answer).attachments).toMatchObject([{ id }])
  const other = storeOf(who).rows.file.find(({ module }) => module === "meeting")?.id
  const refused = await invite(who, [given(2, "other@members.example")], { attachment_ids: [id, other] })
  expect(refused.answer.body.errors).toMatchObject([{ field: "attachment_ids.1", code: "unknown_reference" }])
})

test("ADM-11 the seed invites no person twice", async () => {
  const store = storeOf(await host.signIn("member-admin"))
  const written = store.rows.member_invitation
    .filter(({ alliance_id }) => alliance_id === "alliance-aurora")
    .flatMap(({ people }) => people.filter(({ outcome }) => outcome !== "skipped").map(({ email }) => email))
  expect(written.length).toBeGreaterThan(4)
  expect(new Set(written).size).toBe(written.length)
})

test("ADM-11 a row says until when its address is invited already, as long as that invitation is open", async () => {
  const admin = await host.signIn("member-admin")
  const rows = [given(2, "oskar@skerry-test.example"), given(3, "nina@skerry-test.example")]
  const { import_id, answer } = await invite(admin, rows.slice(0, 1))
  const { id, expiry_time } = resultOf(answer)
  const ends = async (rowsAgain: object[]) =>
    rowsOf(await imported(admin, rowsAgain)).map(({ is_accepted, invited_until_time }) => [
      is_accepted,
      invited_until_time,
    ])
  const again = [given(2, "OSKAR@skerry-test.example"), ...rows.slice(1)]
  expect(await ends(again)).toEqual([
    [true, expiry_time],
    [true, null],
  ])
  const used = await call(admin, "GET", `import/${String(import_id)}`)
  expect(
    rowsOf(used).map(({ invited_until_time }) => invited_until_time),
    "its own invitation",
  ).toEqual([null])
  await call(admin, "POST", `member-invitation/${String(id)}/person/2/revoke`)
  expect(await ends(again)).toEqual([
    [true, null],
    [true, null],
  ])
})

describe("FORM-09 an import", () => {
  test("reports each row's error: missing, duplicate, of a member, invalid, too long, unknown group", async () => {
    const admin = await host.signIn("member-admin")
    const member = storeOf(admin).rows.member.get("member-aurora-member")
    const answer = await imported(admin, [
      given(2, " Oskar@skerry-test.example ", {
        name: " Oskar ",
        organization: "Nowhere Ltd",
        group_acronyms: ["copt"],
      }),
      given(3, "oskar@SKERRY-test.example"),
      given(4, member?.email.toUpperCase() ?? ""),
      given(5, "oskar@"),
      given(6, "  "),
      given(7, `${"a".repeat(250)}@b.example`),
      given(8, "a@b.example", { name: "n".repeat(101) }),
      given(9, "c@b.example", { organization: "o".repeat(201) }),
      given(10, "d@b.example", { group_acronyms: ["COPT", "NONE"] }),
      given(11, "san.zhang@lizi.example", { organization: "nowhere LTD" }),
      given(12, "张三@例子.example"),
    ])
    expect(answer.status).toBe(201)
    expect(resultOf(answer)).toMatchObject({
      total: 11,
      accepted_total: 2,
      rejected_total: 9,
      new_entity_total: 1,
      file_name: null,
      invitation_id: null,
    })
    const faults = rowsOf(answer).map(({ row, field, code, duplicate_of }) => [row, field, code, duplicate_of])
    expect(faults).toEqual([
      [2, null, null, null],
      [3, "email", "duplicate_row", 2],
      [4, "email", "already_member", null],
      [5, "email", "email_format", null],
      [6, "email", "required", null],
      [7, "email", "too_long", null],
      [8, "name", "too_long", null],
      [9, "organization", "too_long", null],
      [10, "group_acronyms", "unknown_reference", null],
      [11, null, null, null],
      [12, "email", "email_format", null],
    ])
    expect(rowsOf(answer)[0]).toMatchObject({ email: "Oskar@skerry-test.example", name: "Oskar" })
    expect(rowsOf(answer)[5]?.params).toEqual({ max: 254 })
  })

  test("counts a rare Chinese character as one", async () => {
    const admin = await host.signIn("member-admin")
    const rows = [100, 101].map((length, at) => given(at + 2, `p${at}@b.example`, { name: "𠮷".repeat(length) }))
    const codes = rowsOf(await imported(admin, rows)).map(({ code }) => code)
    expect(codes).toEqual([null, "too_long"])
  })

  test("refuses no rows and 1001 rows, and accepts 1000", async () => {
    const admin = await host.signIn("admin")
    const many = (total: number) => Array.from({ length: total }, (_, at) => given(at + 2, `p${at}@b.example`))
    expect(codeOf(await imported(admin, []))).toEqual([400, "import_empty"])
    expect(resultOf(await imported(admin, many(1000))).accepted_total).toBe(1000)
    const refused = await imported(admin, many(1001))
    expect(codeOf(refused)).toEqual([400, "too_many_rows"])
    expect(resultOf(refused)).toEqual({ limit: 1000 })
  })

  test("can be read for a day by the administrators of its alliance", async () => {
    const admin = await host.signIn("admin")
    const { id } = resultOf(await imported(admin, [given(2, "a@b.example")], { file_name: "甲.xlsx" }))
    const read = (who: Session) => call(who, "GET", `import/${String(id)}`)
    expect(resultOf(await read(await host.signIn("member-admin", orgs.aurora, admin.store)))).toMatchObject({
      file_name: "甲.xlsx",
    })
    expect((await read(await host.signIn("member", orgs.aurora, admin.store))).status).toBe(403)
    expect((await read(await host.signIn("admin", orgs.harbor, admin.store))).status).toBe(404)
    storeOf(admin).clock.advance("PT24H")
    expect(codeOf(await read(admin))).toEqual([400, "import_expired"])
  })
})

describe("ADM-01 the template", () => {
  test.each([
    ["english", "New%20members.xlsx"],
    ["chinese", "%E6%96%B0%E6%88%90%E5%91%98.xlsx"],
  ])("in %s is a workbook", async (language, name) => {
    const admin = await host.signIn("admin")
    const path = `import/template?module=member_invitation&language=${language}`
    const answer = await fetch(`${host.origin}/api/${path}`, { headers: admin.headers })
    expect(answer.headers.get("content-disposition")).toContain(name)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004")
    expect(bytes.includes(language === "english" ? "Organisation" : "单位")).toBe(true)
    expect((await call(await host.signIn("member"), "GET", path)).status).toBe(403)
  })
})

describe("ADM-01 an invitation", () => {
  const person = given(2, "oskar@skerry-test.example", { name: "Oskar", group_acronyms: ["COPT"] })

  test("sends mails with text and attachments, each in the person's language, and returns a state for each row", async () => {
    const admin = await host.signIn("admin")
    const rows = [
      person,
      given(3, "shen@skerry-test.example", { name: "沈若舟" }),
      given(4, "x@"),
      given(5, "n@undeliverable.example"),
    ]
    const { answer } = await invite(admin, rows)
    expect(answer.status).toBe(201)
    expect(resultOf(answer)).toMatchObject({ invited_total: 2, failed_total: 1, skipped_total: 1, joined_total: 0 })
    const states = (resultOf(answer).items as { row: number; state: string; code: string | null }[]).map(
      ({ row, state, code }) => [row, state, code],
    )
    expect(states).toEqual([
      [2, "invited", null],
      [3, "invited", null],
      [4, "skipped", "email_format"],
      [5, "failed", null],
    ])
    const mails = storeOf(admin).rows.mail.filter(({ record }) => record === resultOf(answer).id)
    expect(mails.map(({ to, language }) => [to, language])).toEqual([
      ["oskar@skerry-test.example", "english"],
      ["shen@skerry-test.example", "chinese"],
    ])
    for (const { text: words } of mails) {
      expect(words).toContain(text.text)
      expect(words).toContain("First steps 入门.txt")
    }
  })

  test("adds a person who joins to the groups; people who do not join in time are expired", async () => {
    const admin = await host.signIn("admin")
    const store = storeOf(admin)
    const { answer } = await invite(admin, [person, given(3, "late@b.example")], { group_acronyms: ["LINK"] })
    const request = store.rows.login_request.find(({ status }) => status === "pending")
    if (!request) throw new Error("the seed has no pending request")
    store.rows.login_request.put({ ...request, email: "Oskar@skerry-test.example" })
    const body = { version: request.version, real_name: "Oskar L.", entity_id: "entity-aurora-1" }
    expect((await call(admin, "POST", `login-request/${request.id}/approve`, body)).status).toBe(200)
    const joined = store.rows.member.find(({ real_name }) => real_name === "Oskar L.")
    for (const acronym of ["COPT", "LINK"])
      expect(store.rows.workgroup.find((group) => group.acronym === acronym)?.roles.member).toContain(joined?.id)
    const states = async () => {
      const items = resultOf(await call(admin, "GET", `member-invitation/${String(resultOf(answer).id)}`)).items
      return (items as { state: string }[]).map(({ state }) => state)
    }
    expect(await states()).toEqual(["joined", "invited"])
    store.clock.advance("P30D")
    const later = await host.signIn("admin", orgs.aurora, admin.store)
    admin.headers.token = later.token
    expect(await states()).toEqual(["joined", "expired"])
  })

  test("ADM-11 expires with the last person who can accept it, also after resending and revoking", async () => {
    const admin = await host.signIn("admin")
    const { answer } = await invite(admin, [person, given(3, "late@b.example")])
    const path = `member-invitation/${String(resultOf(answer).id)}`
    storeOf(admin).clock.advance("P20D")
    admin.headers.token = (await host.signIn("admin", orgs.aurora, admin.store)).token
    const again = resultOf(await call(admin, "POST", `${path}/person/3/resend`))
    expect(Date.parse(String(again.expiry_time))).toBeGreaterThan(Date.parse(String(resultOf(answer).expiry_time)))
    expect(resultOf(await call(admin, "GET", path)).expiry_time).toBe(again.expiry_time)
    await call(admin, "POST", `${path}/person/3/revoke`)
    expect(resultOf(await call(admin, "GET", path)).expiry_time).toBe(resultOf(answer).expiry_time)
  })

  test("is refused with other people's files, an unknown group, no valid row, or no deliverable address", async () => {
    const admin = await host.signIn("admin")
    const other = await host.signIn("member-admin", orgs.aurora, admin.store)
    const { answer } = await invite(admin, [person], {
      attachment_ids: [await attach(other)],
      group_acronyms: ["COPT", "NONE"],
    })
    expect(answer.body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ["group_acronyms.1", "unknown_reference"],
      ["attachment_ids.0", "unknown_reference"],
    ])
    expect(codeOf((await invite(admin, [given(2, "x@")])).answer)).toEqual([400, "import_empty"])
    expect(codeOf((await invite(admin, [given(2, "x@undeliverable.example")])).answer)).toEqual([
      400,
      "invitation_failed",
    ])
    expect(storeOf(admin).rows.mail.all()).toEqual([])
  })

  test("can be sent once per import; the same key gets the same response", async () => {
    const admin = await host.signIn("admin")
    const { body, answer } = await invite(admin, [person])
    expect(answer.status).toBe(201)
    expect(codeOf(await call(admin, "POST", "member-invitation", body))).toEqual([400, "state_refused"])
    const import_id = resultOf(await imported(admin, [given(2, "b@b.example")])).id
    admin.headers["idempotency-key"] = "0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11"
    const twice = [1, 2].map(() => call(admin, "POST", "member-invitation", { ...body, import_id }))
    const [first, second] = await Promise.all(twice)
    expect(first?.body).toEqual(second?.body)
    expect(storeOf(admin).rows.mail.filter(({ to }) => to === "b@b.example")).toHaveLength(1)
  })

  test("is an action of the list of members for a member administrator", async () => {
    const admin = await host.signIn("member-admin")
    expect(resultOf(await call(admin, "GET", "member")).actions).toEqual(["member-invitation.create"])
  })
})
