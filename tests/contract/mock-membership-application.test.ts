import { describe, expect, test } from "vitest"
import { hour } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { applicationIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import type { Reply } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

const form = {
  name: "云杉通信",
  name_english: "Spruce Communications",
  acronym: "云杉",
  acronym_english: "SPRUCE",
  nature: "company",
  region_code: "FI",
  email_suffix: "spruce.example",
  proposed_level_id: "level-aurora-3",
  contacts: [{ name: "Oskar Lindqvist", phone: "+46 8 123 456", email: "oskar.lindqvist@skerry-test.example" }],
  registration_document_id: "file-membership-aurora-upload",
  application_document_id: "file-membership-aurora-upload-2",
}

type Result = Record<string, unknown> & { id: string; version: number; code: string }
const resultOf = ({ body }: Reply) => body.result as Result

/** A visitor without a session, with or without the key of an application. */
function visitor(store: string, key?: string) {
  const headers = { "x-mock-store": store, "alliance-id": "alliance-aurora", ...(key && { "applicant-key": key }) }
  return (method: string, path: string, body?: object) =>
    host.call(method, `/api/membership-application${path}`, headers, body)
}

/** Second copies of the documents in the form, uploaded by a visitor or by a member. */
function copiesOfFiles({ rows }: Store, name: string, uploader_id: string | null = null) {
  const copyOf = (id: string) => {
    const file = rows.file.get(id)
    if (!file) throw new Error(`no file ${id}`)
    return rows.file.put({ ...file, id: `${id}-${name}`, uploader_id }).id
  }
  const { registration_document_id, application_document_id } = form
  return {
    registration_document_id: copyOf(registration_document_id),
    application_document_id: copyOf(application_document_id),
  }
}

async function applied(...others: typeof form.contacts) {
  const admin = await signIn("member-admin")
  const store = storeOf(admin)
  const answer = await visitor(store.name)("POST", "", { ...form, contacts: [...form.contacts, ...others] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { applicant_key, application } = answer.body.result as { applicant_key: string; application: Result }
  const ask = visitor(store.name, applicant_key)
  const review = (version: number, step: string, more: object) =>
    call(admin, "POST", `membership-application/${application.id}/review`, { version, step, ...more })
  return { admin, store, application, ask, review }
}

/** Who got a mail by an operation: `member-admin` for the member administrators, `contact` for people of the application. */
function toldBy({ rows }: Store, action: string): string[] {
  const mails = rows.mail.filter(({ operation }) => operation === `membership-application.${action}`)
  const isReviewer = (id: string | null) => id === "member-aurora-member-admin" || id === "member-aurora-admin"
  return [...new Set(mails.map(({ member_id }) => (isReviewer(member_id) ? "member-admin" : (member_id ?? "contact"))))]
}

describe("ADM-07 ADM-09 a membership application", () => {
  test("is rejected, resubmitted, approved twice and completed, which creates an entity and a member", async () => {
    const { admin, store, application, ask, review } = await applied()
    expect(application).toMatchObject({
      status: "ongoing",
      step: "materials_review",
      actions: ["feedback.create", "withdraw"],
    })
    const told = store.rows.mail.filter(({ text }) => text.includes(application.code))
    expect(told.map(({ to }) => to)).toContain(form.contacts[0]?.email)
    expect(told.map(({ member_id }) => member_id)).toContain(admin.user_id)
    const missing = await review(1, "materials_review", { decision: "reject" })
    expect(codes(missing)).toEqual([400, "validation_failed", "reason required"])
    const rejected = await review(1, "materials_review", { decision: "reject", reason: "Not signed 未签字" })
    expect(resultOf(rejected)).toMatchObject({ status: "reject", reason: "Not signed 未签字", step: null })
    const again = { ...form, website: "https://spruce.example/", version: 2 }
    const resubmitted = resultOf(await ask("POST", `/${application.id}/resubmit`, again))
    expect(resubmitted).toMatchObject({ status: "ongoing", step: "materials_review", changed_fields: ["website"] })
    const [logged] = store.rows.operation_log.where("operation", "membership-application.resubmit").slice(-1)
    expect(logged?.memo).toBe("website: null -> https://spruce.example/")
    expect(codes(await review(3, "qualification_review", { decision: "approve" }))).toEqual([400, "state_refused"])
    await review(3, "materials_review", { decision: "approve" })
    const wrongStep = await review(4, "materials_review", { decision: "approve" })
    expect(codes(wrongStep)).toEqual([400, "stale"])
    const approved = resultOf(await review(4, "qualification_review", { decision: "approve" }))
    const rounds = (approved as Result & { steps: Result[] }).steps.map(({ key, state, memo }) => [key, state, memo])
    expect(rounds).toEqual([
      ["applicant_submission", "passed", null],
      ["materials_review", "rejected", "Not signed 未签字"],
      ["resubmission", "passed", null],
      ["materials_review", "passed", null],
      ["qualification_review", "passed", null],
      ["member_information_entry", "ongoing", null],
    ])
    const member = { email: "oskar.lindqvist@skerry-test.example", name: "Oskar Lindqvist" }
    const { name, name_english, acronym, acronym_english } = form
    const completion = { version: 5, entity: { name, name_english, acronym, acronym_english }, member }
    const path = `membership-application/${application.id}/complete`
    const unknown = await call(admin, "POST", path, { ...completion, level_id: "level-harbor-1" })
    expect(codes(unknown)).toEqual([400, "validation_failed", "level_id unknown_reference"])
    const done = resultOf(await call(admin, "POST", path, { ...completion, level_id: "level-aurora-2" }))
    expect(done).toMatchObject({ status: "complete", entity: { name_english: form.name_english }, actions: [] })
    const joined = store.rows.member.find(({ email }) => email === member.email)
    expect([joined?.person, joined?.entity_id]).toEqual(["non-member", (done.entity as Result).id])
    expect(toldBy(store, "resubmit")).toEqual(["member-admin"])
    expect(toldBy(store, "complete")).toEqual(["contact"])
  })

  test("the mail about a rejection contains its reason; mails about feedback and the withdrawal do not", async () => {
    const { admin, store, application, ask, review } = await applied()
    await review(1, "materials_review", { decision: "reject", reason: "Not signed 未签字" })
    await call(admin, "POST", `membership-application/${application.id}/feedback`, { text: "Page 3 第三页" })
    expect((await ask("POST", "/" + application.id + "/withdraw", { version: 2 })).status).toBe(200)
    expect(toldBy(store, "withdraw")).toEqual(["member-admin"])
    const isGiven = (action: string) =>
      store.rows.mail
        .filter(({ operation }) => operation === `membership-application.${action}`)
        .map(({ text }) => text.includes("Not signed 未签字"))
    expect([isGiven("review"), isGiven("feedback.create")]).toEqual([[true], [false]])
    expect(new Set(isGiven("withdraw"))).toEqual(new Set([false]))
  })

  test("the other contacts are invited on request; the first member is not", async () => {
    const { admin, store, application, review } = await applied({
      name: "Li Wei",
      phone: "+358 40 123 4567",
      email: "li.wei@spruce.example",
    })
    await review(1, "materials_review", { decision: "approve" })
    await review(2, "qualification_review", { decision: "approve" })
    const member = { email: "oskar.lindqvist@skerry-test.example", name: "Oskar Lindqvist" }
    const { name, name_english, acronym, acronym_english } = form
    const entity = { name, name_english, acronym, acronym_english }
    const body = { version: 3, entity, level_id: "level-aurora-2", member, is_inviting_contacts: true }
    const done = await call(admin, "POST", `membership-application/${application.id}/complete`, body)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const invited = store.rows.mail.filter(({ text }) => text.includes("You may request a login."))
    expect(invited.map(({ to }) => to)).toEqual(["li.wei@spruce.example"])
  })

  test("the new entity has the values of the form, also empty ones; the first member joins the groups of an invitation", async () => {
    const { admin, store, application, review } = await applied()
    await review(1, "materials_review", { decision: "approve" })
    await review(2, "qualification_review", { decision: "approve" })
    const { name, name_english, acronym, acronym_english } = form
    const contacts = [{ name: " Li Wei ", phone: null, email: "li.wei@spruce.example" }]
    const entity = { name, name_english, acronym, acronym_english, contacts, email_suffix: null, address: " " }
    // this person is in the first invitation of the seed
    const member = { email: "shen.ruozhou@skerry-test.example", name: "沈若舟" }
    const invitation = store.rows.member_invitation.get("member-invitation-aurora-1")
    const group = store.rows.workgroup.find(({ acronym }) => acronym === "COPT")
    if (!invitation || !group) throw new Error("the seed has changed")
    const invited = invitation.people.map((person) => ({ ...person, group_ids: [group.id] }))
    store.rows.member_invitation.put({ ...invitation, people: invited })
    const body = { version: 3, entity: { ...entity, region_code: "ZZ" }, level_id: "level-aurora-2", member }
    const path = `membership-application/${application.id}/complete`
    expect(codes(await call(admin, "POST", path, body))).toEqual([
      400,
      "validation_failed",
      "entity.region_code unknown_reference",
    ])
    const done = resultOf(await call(admin, "POST", path, { ...body, entity }))
    const made = store.rows.entity.get((done.entity as Result).id)
    expect(made).toMatchObject({ email_suffix: null, address: null, region_code: "FI" })
    expect(made?.contacts).toEqual([{ name: "Li Wei", phone: null, email: "li.wei@spruce.example" }])
    const joined = store.rows.member.find(({ email }) => email === member.email)
    expect(store.rows.workgroup.get(group.id)?.roles.member).toContain(joined?.id)
  })

  test("a key gives access to its own application only, for two hours; without a key the response is 401", async () => {
    const { store, application, ask } = await applied()
    const stranger = visitor(store.name)
    expect((await stranger("GET", `/${application.id}`)).status).toBe(401)
    expect((await ask("GET", `/${application.id}`)).status).toBe(200)
    expect((await ask("GET", "/membership-application-aurora-2")).status).toBe(401)
    expect((await ask("GET", "")).status).toBe(401)
    store.clock.fix(store.now() + 2 * hour)
    expect((await ask("GET", `/${application.id}`)).status).toBe(401)
  })

  test("a key gives access to the files of its own application only", async () => {
    const { store, application } = await applied()
    const fileAs = async (id: string, key: string) => {
      const headers = { "x-mock-store": store.name, "alliance-id": "alliance-aurora", "applicant-key": key }
      return (await host.call("GET", `/api/file/${id}`, headers)).status
    }
    const key = store.rows.applicant_key.find(({ application_id }) => application_id === application.id)?.id ?? ""
    const statuses = await Promise.all([
      fileAs("file-membership-aurora-upload", key),
      fileAs("file-membership-application-aurora-5-1", key),
      fileAs("file-membership-application-aurora-5-1", "applicant-key-aurora-5"),
      fileAs("file-membership-application-aurora-5-1", "applicant-key-aurora-x"),
      fileAs("file-meeting-aurora-1-agenda", key),
      fileAs("file-membership-application-harbor-5-1", key),
    ])
    expect(statuses).toEqual([200, 401, 200, 401, 401, 401])
  })

  test("an application or feedback cannot refer to documents of other people", async () => {
    const { store, application, ask } = await applied()
    const stolen = await visitor(store.name)("POST", "", form)
    const refusals = ["registration_document_id unknown_reference", "application_document_id unknown_reference"]
    expect(codes(stolen)).toEqual([400, "validation_failed", ...refusals])
    const own = { ...form, ...copiesOfFiles(store, "own"), other_ids: ["file-membership-aurora-upload"] }
    expect(codes(await visitor(store.name)("POST", "", own))[2]).toBe("other_ids.0 unknown_reference")
    const foreign = { ...form, ...copiesOfFiles(store, "admin", "member-aurora-member-admin") }
    expect(codes(await visitor(store.name)("POST", "", foreign))).toEqual([400, "validation_failed", ...refusals])
    const attachment_ids = ["file-membership-application-aurora-5-1"]
    const feedback = await ask("POST", `/${application.id}/feedback`, { text: "Hello 您好", attachment_ids })
    expect(codes(feedback)[2]).toBe("attachment_ids.0 unknown_reference")
  })

  test("reopening: a wrong code and a wrong address get the same refusal, and the attempts are limited", async () => {
    const { store, application } = await applied()
    const ask = visitor(store.name)
    const email = "oskar.lindqvist@skerry-test.example"
    const opened = await ask("POST", "/open", { code: application.code.toLowerCase(), email: email.toUpperCase() })
    expect(resultOf(opened)).toMatchObject({ id: application.id })
    const wrong = [
      { code: application.code, email: "nobody@spruce.example" },
      { code: "MA-2026-999", email },
    ]
    const answers = await Promise.all(wrong.map((body) => ask("POST", "/open", body)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      wrong.map(() => [
        400,
        { success: false, code: "application_not_found", message: "No application matches this code and email." },
      ]),
    )
    const many = await Promise.all(Array.from({ length: 10 }, () => ask("POST", "/open", wrong[1])))
    expect(codes(many.at(-1) as Reply)).toEqual([400, "rate_limited"])
  })

  test("a second open application with the same name and suffix is accepted with a warning", async () => {
    const { admin, store, application } = await applied()
    expect((await visitor(store.name)("POST", "", { ...form, ...copiesOfFiles(store, "second") })).status).toBe(201)
    const seen = resultOf(await call(admin, "GET", `membership-application/${application.id}`))
    expect(seen.warnings).toEqual(["same_suffix_and_name"])
  })

  test("an application that was rejected is still open: one of the same name and suffix is warned about", async () => {
    const { admin, store, application, review } = await applied()
    await review(1, "materials_review", { decision: "reject", reason: "Not signed 未签字" })
    const again = { ...form, ...copiesOfFiles(store, "again"), name_english: "Spruce" }
    expect((await visitor(store.name)("POST", "", again)).status).toBe(201)
    const seen = resultOf(await call(admin, "GET", `membership-application/${application.id}`))
    expect(seen.warnings).toEqual(["same_suffix_and_name"])
  })

  test("a second rejection begins with no changes: none were made since", async () => {
    const { application, ask, review } = await applied()
    await review(1, "materials_review", { decision: "reject", reason: "Not signed 未签字" })
    const again = { ...form, website: "https://spruce.example/", version: 2 }
    expect(resultOf(await ask("POST", `/${application.id}/resubmit`, again)).changed_fields).toEqual(["website"])
    expect(resultOf(await review(3, "materials_review", { decision: "approve" })).changed_fields).toEqual(["website"])
    const rejected = await review(4, "qualification_review", { decision: "reject", reason: "Page 3 第三页" })
    expect(resultOf(rejected)).toMatchObject({ status: "reject", changed_fields: [] })
  })

  test("both sides can write feedback, the applicant can read it, and the other side gets a mail", async () => {
    const { admin, store, application, ask } = await applied()
    const recipients = () =>
      store.rows.mail.filter(({ operation }) => /application.*feedback/.test(operation)).map(({ to }) => to)
    await ask("POST", `/${application.id}/feedback`, { text: "Which form? 哪份表格？" })
    const toAdministrators = recipients()
    await call(admin, "POST", `membership-application/${application.id}/feedback`, { text: "The new one. 新的。" })
    const toContacts = recipients().filter((to) => !toAdministrators.includes(to))
    const seen = resultOf(await ask("GET", `/${application.id}`))
    expect(seen.feedbacks).toMatchObject([
      { side: "applicant", author: null },
      { side: "administrator", author: { id: "member-aurora-member-admin" } },
    ])
    expect(seen.version).toBe(1)
    const memberAdmin = store.rows.member.find(({ id }) => id === "member-aurora-member-admin")?.email
    expect(toAdministrators).toContain(memberAdmin)
    expect(toContacts).toEqual(form.contacts.map(({ email }) => email))
  })

  test("an administrator cannot close a withdrawn application", async () => {
    const { admin, application, ask } = await applied()
    expect(resultOf(await ask("POST", `/${application.id}/withdraw`, { version: 1 }))).toMatchObject({
      status: "withdraw",
    })
    const late = await call(admin, "POST", `membership-application/${application.id}/close`, {
      version: 2,
      reason: "Late",
    })
    expect(codes(late)).toEqual([400, "state_refused"])
  })

  test("guidelines are public; alliance administrators can change them, member administrators cannot", async () => {
    const admin = await signIn("admin")
    const ask = visitor(storeOf(admin).name)
    const seen = resultOf(await ask("GET", "/guideline"))
    expect(seen).toMatchObject({ actions: [], updated_by: null })
    const text = { format: "markdown", text: "New 新" }
    const body = { version: 1, content: text, content_english: text, attachment_ids: ["file-membership-aurora-form"] }
    expect(resultOf(await call(admin, "PUT", "membership-application/guideline", body))).toMatchObject({ version: 2 })
    const member = await signIn("member-admin")
    expect(codes(await call(member, "PUT", "membership-application/guideline", body))).toEqual([403, "forbidden"])
  })
})

/** The request for each action of the table, sent by a person with a session. */
const requests: Record<string, (version: number, status: string) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  review: (version, status) => {
    const step = status === "qualification_review" ? status : "materials_review"
    return { method: "POST", path: "/review", body: { version, step, decision: "approve" } }
  },
  complete: (version) => ({
    method: "POST",
    path: "/complete",
    body: {
      version,
      entity_id: "entity-aurora-2",
      level_id: "level-aurora-1",
      member: { email: "new@spruce.example", name: "New 新" },
    },
  }),
  close: (version) => ({ method: "POST", path: "/close", body: { version, reason: "Over 结束" } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Hello 您好" } }),
  resubmit: (version) => ({ method: "POST", path: "/resubmit", body: { ...form, version } }),
  withdraw: (version) => ({ method: "POST", path: "/withdraw", body: { version } }),
}
const expectation = { module: "membership_application", isOwn: true }
const asked = cellsOf<Parameters<typeof applicationIn>[0]>("membership-application").filter(
  // The applicant has a key and no session: the tests above cover that role.
  ({ action, status, role }) => action !== "create" && status !== "none" && role !== "applicant",
)

describe("API-07 cells of openapi/states/membership-application.yaml, over HTTP", () => {
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const { id, version } = applicationIn(cell.status, relation, world)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(version, cell.status) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/membership-application/${id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, expectation)
  })
})
