import { describe, expect, test } from "vitest"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { operationLogView } from "#app/parts/operation-log/operation-log.server.ts"
import { fieldTexts, partTexts } from "#app/parts/operation-log/memo-words.server.ts"
import { operationText } from "#app/parts/operation-log/operation-texts.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { bodyOf } from "#tests/support/request-bodies.ts"
import document from "../../../openapi/generated/openapi.json"

const context = {
  allianceState: { kind: "known", alliance: { url: "aurora" } },
  alliance: "aurora",
  locale: "en",
  zone: "Asia/Shanghai",
  now: Date.parse("2026-11-20T07:30:00Z"),
} as unknown as RequestContext

const row = {
  id: "log-1",
  username: "qiu",
  name: "Qiu Lanxi",
  email: null,
  operation: "meeting.cancel",
  ip: null,
  user_agent: null,
  memo: "not_started -> cancelled",
  module: "meeting" as const,
  record: null,
  group: null,
  time: "2026-11-20T07:02:00Z",
  is_on_behalf: true,
}
const viewOf = (change: object) =>
  operationLogView({ items: [{ ...row, ...change }], total: 80, page: 1, size: 50, actions: [] }, context)

describe("the log of a record", () => {
  test("shows who did what, when, and whether on behalf of somebody", () => {
    const { rows, total, zone } = viewOf({})
    expect([total, zone]).toEqual([80, "Shanghai"])
    expect(rows).toEqual([
      {
        who: "Qiu Lanxi",
        isOnBehalf: true,
        what: "Cancelled the meeting",
        memo: "Not started → Cancelled",
        when: { instant: "2026-11-20T07:02:00Z", text: "Fri 20 Nov 2026, 15:02" },
      },
    ])
  })

  test("shows no person for an operation of the system, and the operation id if it has no text", () => {
    const [first] = viewOf({ name: null, username: null, operation: "system.end" }).rows
    expect(first).toMatchObject({ who: undefined, what: "Ended as planned" })
    expect(viewOf({ operation: "vote.cast" }).rows[0]?.what).toBe("vote.cast")
    expect(viewOf({ operation: "constructor" }).rows[0]?.what).toBe("constructor")
  })

  test("PROP-02 a meeting that ended with its phase is not said to be cancelled", () => {
    const [first] = viewOf({ name: null, username: null, operation: "system.cancel" }).rows
    expect(first?.what).toBe("Ended or cancelled together with its record")
  })

  test("ADM-08 shows a person without an account as visitor or applicant", () => {
    const visitor = { name: null, username: null }
    const whoOf = (row: Parameters<typeof viewOf>[0]) => viewOf({ ...visitor, ...row }).rows[0]?.who
    expect(whoOf({ operation: "login-request.create", module: "login_request" })).toBe("Visitor")
    expect(whoOf({ operation: "membership-application.resubmit", module: "membership_application" })).toBe("Applicant")
  })

  test("leaves out details that only repeat the name of the record", () => {
    const record = { module: "certification" as const, key: "c", code: "AIA-C-2026-001", title: "Annex D" }
    const memoOf = (memo: string) => viewOf({ memo, record }).rows[0]?.memo
    expect([memoOf("Annex D"), memoOf("Annex D is late")]).toEqual([undefined, "Annex D is late"])
    expect(memoOf("AIA-C-2026-001 Annex D")).toBeUndefined()
  })

  test("has a text for every write operation of the contract, except the token check and reading messages, which are not logged", () => {
    type Operation = { operationId?: string }
    const operations = Object.values(document.paths as unknown as Record<string, Record<string, Operation>>)
      .flatMap((path) => ["post", "put", "delete"].map((method) => path[method]?.operationId))
      .filter((id) => id !== undefined)
    expect(operations.length).toBeGreaterThan(40)
    const wordless = operations.filter((id) => operationText(id) === undefined)
    const hint = "add the others to `operations` of app/features/<domain>/domain.ts and to i18n/*/<domain>.json"
    expect(wordless, hint).toEqual(["token.verify", "inbox.read"])
  })
})

describe("I18N-03 the fields of a memo", () => {
  /** Fields that no memo names: they are logged under another name, as a number or not at all. */
  const neverNamed = {
    "subscription.update": ["alliance", "groups"],
    "preference.update": ["views", "hides_first_days"],
    "notice.recipient.update": ["import_id", "external_recipients", "template_language"],
    "task.update": ["assignee_id", "collaborator_ids"],
    "proposal.submitter.update": ["submitter_id"],
    "proposal.feedback.answer": ["text"],
    "member.role.update": ["roles"],
    "meeting.update": ["scope"],
    "thread.comment.update": ["mention_ids"],
    "thread.follow": ["module", "key", "is_following"],
  }

  test("every field that a PUT of the contract changes has its words", () => {
    const known = new Set([...fieldTexts.keys(), ...partTexts.keys(), "version"])
    const writes = Object.values(document.paths).flatMap((path) => ("put" in path ? [path.put.operationId] : []))
    const wordless = writes.flatMap((id) => {
      const fields = Object.keys(bodyOf(id)?.properties ?? {}).filter((field) => !known.has(field))
      return fields.length > 0 ? [[id, fields]] : []
    })
    expect(writes.length).toBeGreaterThan(20)
    expect(Object.fromEntries(wordless), "add the others to `fields` of app/features/<domain>/domain.ts").toEqual(
      neverNamed,
    )
  })
})

describe("MEET-08 the type label of a file", () => {
  const markOf = (name: string, content_type = "application/octet-stream") =>
    attachmentViews([{ id: "f", name, size: 1, content_type }], context)[0]?.mark

  test.each([
    ["agenda.pdf", "application/pdf", "PDF"],
    ["议程.docx", "application/octet-stream", "DOCX"],
    ["archive.tar.gz", "application/gzip", "GZ"],
    ["README", "text/plain", "PLAIN"],
    [".profile", "text/plain", "PLAIN"],
    ["a.超长", "image/png", "PNG"],
    ["version 1.verylongending", "application/x-zip", "ZIP"],
  ])("of %s (%s) is %s", (name, type, mark) => expect(markOf(name, type)).toBe(mark))
})
