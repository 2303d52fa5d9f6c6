import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { changesBetween } from "#scripts/contract/compare.ts"
import { changeLines } from "#scripts/contract/compare-report.ts"
import type { ContractDocument, Operation, Schema } from "#scripts/contract/document.ts"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { withoutTexts } from "#scripts/contract/releases.ts"

const before = bundleContract(fileURLToPath(new URL("../..", import.meta.url)))

const released = withoutTexts(before)

/** What a screen shows of one edit of the contract, as a comparison of releases would. */
function screenAfter(edit: (parts: Parts) => unknown): string[] {
  const after = structuredClone(before)
  edit(partsOf(after))
  return changeLines(changesBetween(released, withoutTexts(after)))
}

type Parts = ReturnType<typeof partsOf>

function partsOf(document: ContractDocument) {
  const { paths, components } = document
  const states = document["x-states"]
  if (!states) throw new Error("the bundle has no x-states")
  const operation = (id: string): Operation => {
    const found = Object.values(paths)
      .flatMap(({ get, post, put, delete: remove }) => [get, post, put, remove])
      .find((one) => one?.operationId === id)
    if (!found) throw new Error(`no operation ${id}`)
    return found
  }
  return {
    document,
    states,
    operation,
    schema: (name: string): Schema => must(components.schemas[name], name),
    field: (name: string, field: string): Schema =>
      must(components.schemas[name]?.properties?.[field], `${name}.${field}`),
    table: (kind: string) => must(states.tables[kind], kind),
    action: (kind: string, name: string) => must(states.tables[kind]?.actions[name], name),
    row: (kind: string, name: string) => must(states.tables[kind]?.actions[name]?.rows[0], name),
    answer: (id: string, status: string) => {
      const found = operation(id).responses[status]
      if (!found || "$ref" in found) throw new Error(`${id} has no ${status} of its own`)
      return found
    },
    parameter: (name: string) => must(components.parameters[name], name),
    query: (id: string, name: string) => {
      const found = operation(id).parameters?.find((one) => "name" in one && one.name === name)
      if (!found || "$ref" in found) throw new Error(`${id} has no ${name} of its own`)
      return found
    },
  }
}

function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the contract has no ${name}`)
  return value
}

const without = <T>(values: readonly T[] | undefined, value: T): T[] => (values ?? []).filter((one) => one !== value)

/** Edits of the contract, each with the words that must be on the screen. */
const edits: [string, (parts: Parts) => unknown, ...words: string[]][] = [
  ["an operation is gone", ({ document }) => delete document.paths["/meeting/{id}/cancel"], "meeting.cancel", "the operation is gone"],
  ["another path", ({ document: { paths } }) => { paths["/meeting/{id}/stop"] = must(paths["/meeting/{id}/cancel"], "path"); delete paths["/meeting/{id}/cancel"] }, "meeting.cancel", "post /meeting/{}/stop"],
  ["another address of the server", ({ document }) => (document.servers = [{ url: "/api/v2" }]), "servers", "/api/v2", "breaks a client"],
  ["security added to a public operation", ({ operation }) => delete operation("alliance.list").security, "alliance.list security", "needs token, needed nothing", "breaks a client"],
  ["security removed", ({ operation }) => (operation("meeting.cancel").security = []), "meeting.cancel security", "needs nothing, needed token", "breaks a backend"],
  ["the token in another header", ({ document }) => Object.assign(document.components.securitySchemes?.token ?? {}, { name: "authorization" }), "security scheme token", "authorization"],
  ["a filter is gone", ({ operation }) => (operation("meeting.list").parameters = operation("meeting.list").parameters?.filter((one) => !("name" in one) || one.name !== "status")), "meeting.list query status", "the parameter is gone"],
  ["a header that all calls send becomes required", ({ parameter }) => (parameter("IdempotencyKey").required = true), "header Idempotency-Key", "it is required now", "operations"],
  ["another default of a parameter", ({ schema }) => (schema("PageSize").default = 50), "PageSize", "default 25 → 50", "and a client"],
  ["another default of a field", ({ field }) => (field("MeetingInput", "duration").default = 30), "default none → 30"],
  ["a filter takes one value only", ({ query }) => (query("meeting.list", "status").schema = { type: "string" }), "meeting.list query status", "type gone: array"],
  ["a repeated filter is written with commas", ({ query }) => Object.assign(query("meeting.list", "status"), { explode: false }), "meeting.list query status", '"explode":false'],
  ["ids of another form", ({ schema }) => (schema("Id").pattern = "^[0-9]+$"), "Id:", "pattern", "breaks a backend and a client"],
  ["another format of times", ({ schema }) => (schema("Instant").format = "date"), "Instant:", "format date-time → date", "operations"],
  ["a value of an enum is gone", ({ schema }) => (schema("MeetingStatus").enum = without(schema("MeetingStatus").enum, "ongoing")), "MeetingStatus", "value gone: ongoing"],
  ["a new value of an enum", ({ schema }) => schema("MeetingStatus").enum?.push("postponed"), "MeetingStatus", "value new: postponed", "breaks a"],
  ["a refusal code is gone", ({ schema }) => (schema("RefusalCode").enum = without(schema("RefusalCode").enum, "stale")), "RefusalCode", "value gone: stale"],
  ["a code has another status", ({ schema }) => Object.assign(schema("RefusalCode")["x-texts"]?.stale ?? {}, { status: 409 }), "code stale", "409"],
  ["a field of answers is gone", ({ schema }) => delete schema("Meeting").properties?.quorum, "Meeting /quorum", "the field is gone", "breaks a client"],
  ["a field of answers becomes optional", ({ schema }) => (schema("Meeting").required = without(schema("Meeting").required, "quorum")), "Meeting /quorum", "no longer required", "breaks a client"],
  ["a field of answers can be null", ({ schema }) => (schema("EntityStatus").type = ["string", "null"]), "EntityStatus", "type new: null"],
  ["a field of requests becomes required", ({ schema }) => schema("MeetingInput").required?.push("location"), "MeetingInput /location", "it is required now", "breaks a client"],
  ["a field of requests is gone", ({ schema }) => delete schema("MeetingInput").properties?.location, "MeetingInput /location", "the field is gone"],
  ["a field of another type", ({ field }) => (field("Meeting", "number").type = "string"), "Meeting /number", "type gone: integer"],
  ["shorter texts", ({ schema }) => (schema("Line200").maxLength = 100), "Line200", "maxLength 200 → 100"],
  ["a lower maximum of a list", ({ field }) => (field("MeetingInput", "documentation_ids").maxItems = 1), "MeetingInput /documentation_ids", "maxItems", "→ 1"],
  ["an open body", ({ schema }) => Object.assign(schema("MeetingInput"), { unevaluatedProperties: true }), "MeetingInput", "unevaluatedProperties false → true"],
  ["an optional body becomes required, or the reverse", ({ operation }) => (must(operation("meeting.update").requestBody, "body").required = false), "meeting.update request", "no longer required"],
  ["another content type of a request", ({ operation }) => { const { content } = must(operation("meeting.create").requestBody, "body"); content["text/json"] = must(content["application/json"], "json"); delete content["application/json"] }, "meeting.create request application/json", "no longer taken"],
  ["a content type of an answer is gone", ({ answer }) => delete answer("meeting.cancel", "200").content?.["application/json"], "meeting.cancel 200 application/json", "the content type is gone"],
  ["a header of an answer is gone", ({ answer }) => delete answer("file.get", "200").headers?.ETag, "file.get 200 header ETag", "the header is gone", "breaks a client"],
  ["a header of an answer becomes optional", ({ answer }) => (must(answer("file.get", "200").headers?.["Content-Disposition"], "header").required = false), "file.get 200 header Content-Disposition", "no longer required"],
  ["a status is gone", ({ operation }) => delete operation("meeting.cancel").responses["404"], "meeting.cancel 404", "the status is gone"],
  ["another status of success", ({ operation }) => { const { responses } = operation("meeting.cancel"); responses["202"] = must(responses["200"], "200"); delete responses["200"] }, "meeting.cancel 202", "the status is new"],
  ["an operation refuses with another code", ({ operation }) => (operation("meeting.remind")["x-codes"] = ["stale"]), "meeting.remind refusals", "gone: reminder_too_soon"],
  ["an action is gone from those of a record", ({ schema }) => (schema("MeetingAction").enum = without(schema("MeetingAction").enum, "remind")), "MeetingAction", "value gone: remind"],
  ["a table is gone", ({ states }) => delete states.tables.meeting, "state table meeting", "the table is gone", "breaks a backend"],
  ["a state is gone", ({ table }) => delete table("meeting").states.ended, "state table meeting, state", "gone (made_by clock or action): ended"],
  ["a state has another status", ({ table }) => (must(table("meeting").states.ended, "ended").status = "over"), "state table meeting, state", "ended", "status over"],
  ["a role can no longer do it", ({ row }) => (row("meeting", "cancel").by = ["organizer", "officers"]), "state table meeting, cancel", "alliance_admin in not_started", "gone"],
  ["another role can do it", ({ row }) => row("meeting", "cancel").by.push("participant"), "state table meeting, cancel", "participant in not_started", "new"],
  ["nobody can do it in a state any more", ({ row }) => (row("meeting", "feedback.create").in = ["ended"]), "state table meeting, feedback.create", "gone (unless group_disbanded): participant in ongoing"],
  ["a row is gone", ({ table }) => must(table("meeting").list, "list").actions.create?.rows.shift(), "state table meeting, list: create", "general_secretary in alliance", "gone"],
  ["another state follows", ({ row }) => (row("meeting", "cancel").to = "ended"), "state table meeting, cancel", "to cancelled", "→ to ended"],
  ["a condition is gone", ({ row }) => delete row("meeting", "cancel").unless, "state table meeting, cancel", "unless group_disbanded → to cancelled"],
  ["a condition has another code", ({ table }) => (must(table("meeting").conditions?.reminded_lately, "condition").code = "stale"), "state table meeting, condition", "code reminder_too_soon → code stale: reminded_lately"],
  ["an action is no longer listed", ({ action }) => (action("meeting", "remind").is_listed = false), "state table meeting, action", "remind", "is_listed false"],
  ["an action is done by another operation", ({ action }) => (action("meeting", "remind").operation = "meeting.end"), "state table meeting, action", "operation meeting.end"],
  ["an effect is gone", ({ action }) => (action("meeting", "remind").effects = []), "state table meeting, remind", "gone: effect mail"],
  ["another refusal of a state", ({ table }) => delete must(table("meeting").list, "list").actions.create?.refusals, "state table meeting, list: create", "gone (group_disbanded): refusal in disbanded"],
  ["other readers", ({ table }) => (table("meeting").read = [{ in: "all", by: ["participant"] }]), "state table meeting, read", "participant in not_started"],
  ["a part of a record is seen by fewer", ({ table }) => (must(table("meeting").parts?.[0]?.rows?.[0], "row").by = ["organizer"]), "state table meeting, read answers", "gone"],
  ["others get something else instead of a part", ({ table }) => (must(table("agency").parts?.[0], "part").others = null), "state table agency, read members", "others absent → others null"],
  ["a short name stands for fewer roles", ({ states }) => (states.groups.officers = ["chair", "vice_chair"]), "state tables, roles called officers", "gone: secretary"],
  ["another order of checks", ({ states }) => states.guards.reverse(), "state tables, order of guards"],
  ["a guard has another code", ({ states }) => (must(states.guards[0], "guard").code = "forbidden"), "state tables, guards", "unauthorized → forbidden: session"],
] // oxfmt-ignore

describe("API-06 each breaking change of the contract is named on one screen", () => {
  test.each(edits)("%s", (_title, edit, ...words) => {
    const lines = screenAfter(edit)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300)
    for (const word of words) expect(lines.join("\n")).toContain(word)
  })

  test("a change of Instant is one line, although hundreds of fields are instants", () => {
    const lines = screenAfter(({ schema }) => (schema("Instant").pattern = "^2"))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Instant: pattern .*\(breaks a backend and a client\) in \d+ operations: /)
  })

  test("what is only a text or written differently is no change", () => {
    const lines = screenAfter(({ schema, table, row, document }) => {
      document.info.title = "Another title"
      schema("Instant").description = "Another text."
      table("meeting").about = "Another text."
      table("meeting").title = "Another text"
      row("meeting", "cancel").by = ["alliance_admin", "chair", "vice_chair", "secretary", "organizer"]
      Object.assign(schema("RefusalCode")["x-texts"]?.stale ?? {}, { english: "Another text." })
    })
    expect(lines).toEqual([])
  })

  test("more changes than a screen shows are counted", () => {
    const lines = screenAfter(({ document: { components } }) => {
      for (const { properties = {} } of Object.values(components.schemas)) delete properties.id
    })
    expect(lines).toHaveLength(40)
    expect(lines.at(-1)).toMatch(/^and \d+ more, \d+ of them break something: --all lists them$/)
  })
})
