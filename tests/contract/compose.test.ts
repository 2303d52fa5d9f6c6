import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, test } from "vitest"
import { bundleContract, lintContract } from "#scripts/contract/redocly.ts"
import { isQuick } from "#tests/support/extent.ts"

/** A small contract that uses every keyword of openapi/README.md, and the same written out by hand. */
const document = `
openapi: 3.1.0
info: { title: Notes, version: 1.0.0, license: { name: Own, identifier: LicenseRef-own } }
servers: [{ url: /api }]
security: [{ token: [] }]
tags: [{ name: note, description: Notes. }]
components:
  securitySchemes: { token: { type: apiKey, in: header, name: token } }
x-common:
  headers: [{ $ref: ./shared.yaml#/Session }, { $ref: ./shared.yaml#/Trace }]
  id: { in: path, required: true, schema: { $ref: ./shared.yaml#/Id } }
  write: [{ $ref: ./shared.yaml#/Key }]
  list:
    - { $ref: ./shared.yaml#/Page }
    - { name: sort, in: query, description: The order. }
  answers:
    call: { "400": { $ref: ./shared.yaml#/Bad }, "500": { $ref: ./shared.yaml#/Broken } }
    list: { "400": { $ref: ./shared.yaml#/BadList } }
    token: { "401": { $ref: ./shared.yaml#/Unknown }, "403": { $ref: ./shared.yaml#/Forbidden } }
    record: { "404": { $ref: ./shared.yaml#/Missing } }
  page: { type: object, required: [items, total], properties: { items: { type: array }, total: { type: integer } } }
  done: { type: object, required: [success], properties: { success: { const: true } } }
  refusal: { $ref: ./shared.yaml#/Refusal }
  refusalCodes: { $ref: ./shared.yaml#/Code }
  fieldCodes: { $ref: ./shared.yaml#/FieldCode }
paths:
  /note: { $ref: ./note.yaml#/collection }
  /note/{owner}/{id}: { $ref: ./note.yaml#/item }
  /note/public: { $ref: ./note.yaml#/public }
`
const parameter = (name: string, place = "header") =>
  `{ name: ${name}, in: ${place}, description: Text., schema: { type: string }, example: a }`
const answer = `
  description: A refusal.
  content:
    application/json:
      schema: { $ref: "#/Refusal" }
      examples: { refused: { summary: No / 不行, value: { success: false, message: No } } }
`
const shared = `
Session: ${parameter("session")}
Trace: ${parameter("trace")}
Key: ${parameter("key")}
Page: ${parameter("page", "query")}
Id: { type: string }
Refusal:
  x-extends: { $ref: "#/Answer" }
  required: [message]
  properties: { code: { $ref: "#/Code" }, message: { type: string }, result: { type: object }, errors: { type: array } }
Answer: { type: object, x-required: all, properties: { success: { type: boolean } } }
Code: { type: string, x-texts: { gone: { english: "{name} is gone" }, validation_failed: { english: Correct it } } }
FieldCode: { type: string, x-texts: { long: { english: "{field}: at most {max}" } } }
${["Bad", "BadList", "Broken", "Unknown", "Forbidden", "Missing"].map((name) => `${name}:${answer}`).join("")}`
const note = `
collection:
  get:
    operationId: note.list
    summary: List the notes
    description: All.
    x-list: { sort: [name, time], default: -time }
    parameters:
      - name: kind
        in: query
        description: Only these.
        schema: { type: array, items: { type: string } }
        example: [a]
    responses:
      "200":
        description: The notes.
        x-result:
          schema: { $ref: "#/NoteList" }
          examples: { none: { summary: None / 无, value: { items: [], total: 0, count: 0, states: { draft: 0, sent: 0 } } } }
  post:
    operationId: note.create
    summary: Write a note
    description: A new one.
    x-body:
      schema: { $ref: "#/Row" }
      examples: { short: { summary: Short / 短, value: { name: a } } }
    responses:
      "201":
        description: Written.
        x-result: { examples: { done: { summary: Done / 完成 } } }
      "400":
        description: Refused.
        x-refusals:
          gone: { summary: Gone / 没有了, result: { name: It } }
          other: { summary: Other / 其他, code: gone, message: Another text }
          long: { summary: Long / 太长, errors: [{ field: name, code: long, params: { max: 9 } }] }
item:
  x-ids:
    id: { of: note, example: n1 }
  parameters:
    - { name: owner, in: path, required: true, description: Text., schema: { type: string }, example: a }
  delete:
    operationId: note.delete
    summary: Delete a note
    description: For ever.
    responses: { "200": { description: Deleted., x-result: { examples: { done: { summary: Done / 完成 } } } } }
public:
  get:
    operationId: note.public.get
    summary: Get the public note
    description: For everyone.
    x-previews: { note: [close, delete] }
    x-origin: specification
    security: []
    x-headers: [{ $ref: ./shared.yaml#/Trace }]
    responses: { "200": { description: It., x-result: { examples: { done: { summary: Done / 完成 } } } } }
  put:
    operationId: note.public.update
    summary: Change the public note
    description: For one.
    responses: { "200": { description: Changed., x-result: { examples: { done: { summary: Done / 完成 } } } } }
Row:
  type: object
  x-required: all
  properties: { name: { x-or-null: { $ref: ./shared.yaml#/Id } } }
NoteList:
  description: A page.
  x-list-of: { $ref: "#/Row" }
  x-required: all
  properties: { count: { type: integer }, states: { description: By state., x-counts-of: { $ref: "#/State" } } }
State: { type: string, enum: [draft, sent] }
`

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "contract-"))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, "openapi"))
for (const name of ["node_modules", "scripts"]) symlinkSync(join(root, name), join(folder, name))
cpSync(join(root, "openapi/redocly.yaml"), join(folder, "openapi/redocly.yaml"))

/** Writes the small contract, with changes to its notes. */
function write(change = (text: string) => text) {
  const files = { "openapi.yaml": document, "shared.yaml": shared, "note.yaml": change(note) }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "openapi", name), text)
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (body: object) => ({ "application/json": body })
const refusals = (status: Record<string, string>) =>
  Object.fromEntries(Object.entries(status).map(([code, name]) => [code, component("responses", name)]))
const ofToken = { "401": "Unknown", "403": "Forbidden", "500": "Broken" }
const [session, trace, key] = ["Session", "Trace", "Key"].map((name) => component("parameters", name))
const doneBody = {
  schema: { type: "object", required: ["success"], properties: { success: { const: true } } },
  examples: { done: { summary: "Done / 完成", value: { success: true } } },
}

write()
const { paths, components, ...rest } = bundleContract(folder)

test("the bundle has everything that is said once where it belongs", () => {
  expect(rest).not.toHaveProperty("x-common")
  const { get: list, post: create } = paths["/note"] ?? {}
  expect(paths["/note"]?.parameters).toEqual([session, trace])
  expect(list).toMatchObject({ tags: ["note"], "x-origin": "portal" })
  const sort = { type: "string", enum: ["name", "-name", "time", "-time"], default: "-time" }
  expect(list?.parameters).toEqual([
    component("parameters", "Page"),
    { name: "sort", in: "query", description: "The order.", schema: sort, example: "-time" },
    expect.objectContaining({ name: "kind", style: "form", explode: true }),
  ])
  expect(list?.responses).toEqual({
    ...refusals({ ...ofToken, "400": "BadList" }),
    "200": {
      description: "The notes.",
      content: json({
        schema: {
          type: "object",
          required: ["success", "result"],
          properties: { success: { const: true }, result: component("schemas", "NoteList") },
        },
        examples: {
          none: {
            summary: "None / 无",
            value: { success: true, result: { items: [], total: 0, count: 0, states: { draft: 0, sent: 0 } } },
          },
        },
      }),
    },
  })
  expect(create?.parameters).toEqual([key])
  expect(create?.requestBody).toEqual({
    required: true,
    content: json({
      schema: component("schemas", "Row"),
      examples: { short: { summary: "Short / 短", value: { name: "a" } } },
    }),
  })
  const gone = { success: false, code: "gone" }
  const error = { field: "name", code: "long", message: "name: at most 9", params: { max: 9 } }
  const invalid = { success: false, code: "validation_failed", message: "Correct it", errors: [error] }
  expect(create?.responses).toEqual({
    ...refusals(ofToken),
    "201": { description: "Written.", content: json(doneBody) },
    "400": {
      description: "Refused.",
      content: json({
        schema: component("schemas", "Refusal"),
        examples: {
          gone: { summary: "Gone / 没有了", value: { ...gone, message: "It is gone", result: { name: "It" } } },
          other: { summary: "Other / 其他", value: { ...gone, message: "Another text" } },
          long: { summary: "Long / 太长", value: invalid },
        },
      }),
    },
  })
  expect(components.schemas).toMatchObject({
    Row: { required: ["name"], properties: { name: { anyOf: [component("schemas", "Id"), { type: "null" }] } } },
    Refusal: {
      type: "object",
      required: ["success", "message"],
      properties: { success: { type: "boolean" }, code: component("schemas", "Code"), message: { type: "string" } },
    },
    NoteList: {
      type: "object",
      required: ["items", "total", "count", "states"],
      properties: {
        items: { type: "array", items: component("schemas", "Row") },
        total: { type: "integer" },
        count: { type: "integer" },
        states: {
          type: "object",
          description: "By state.",
          required: ["draft", "sent"],
          properties: { draft: { type: "integer" }, sent: { type: "integer" } },
        },
      },
    },
  })
})

test("ids of the path stand in its order, a path with an id can lead nowhere, and a deletion needs no key", () => {
  const { parameters, delete: deletion } = paths["/note/{owner}/{id}"] ?? {}
  const place = { in: "path", required: true }
  expect(parameters).toEqual([
    session,
    trace,
    { ...place, name: "owner", description: "Text.", schema: { type: "string" }, example: "a" },
    { ...place, name: "id", description: "Id of the note.", schema: component("schemas", "Id"), example: "n1" },
  ])
  expect(deletion).not.toHaveProperty("parameters")
  expect(deletion?.responses).toEqual({
    ...refusals({ ...ofToken, "400": "Bad", "404": "Missing" }),
    "200": { description: "Deleted.", content: json(doneBody) },
  })
})

test("headers of one operation take those of the path to each; a call without a token is not refused for it", () => {
  const { parameters, get, put } = paths["/note/public"] ?? {}
  expect(parameters).toBeUndefined()
  expect(get).toMatchObject({ "x-origin": "specification", parameters: [trace] })
  expect(Object.keys(get?.responses ?? {})).toEqual(["200", "400", "500"])
  expect(put?.parameters).toEqual([session, trace, key])
})

test("the actions with a preview are listed for readers, too", () => {
  const { description, "x-previews": previews } = paths["/note/public"]?.get ?? {}
  expect(previews).toEqual({ note: ["close", "delete"] })
  expect(description).toBe("For everyone.\n| `module` | `action` |\n|---|---|\n| `note` | `close`, `delete` |")
})

describe.skipIf(isQuick)("the linter", () => {
  test("accepts the small contract", () => {
    write()
    expect(lintContract(folder)).toBeNull()
  })

  test.each([
    ["x-list:", "x-lists:", "x-lists is unknown"],
    ["value: { name: a }", "valeu: { name: a }", "Property `valeu` is not expected here"],
    [
      "x-result: { examples: { done: { ",
      "x-result: { examples: { done: { value: 1, ",
      "unevaluated properties `result`",
    ],
    ["x-required: all", "x-required: some", "x-required is unknown"],
    ["x-body:", "x-result:", "x-result is unknown, or means nothing here"],
    ["x-list-of:", "x-extends:", "x-extends is unknown"],
    ["of: note,", "off: note,", "Property `off` is not expected here"],
    ["sort: [", "sorts: [", "Property `sorts` is not expected here"],
    ["result: { name: It }", "result: { nam: It }", "must have required property 'message'"],
    ["errors: [", "error: [", "Property `error` is not expected here"],
  ])("reports %s misspelled as %s", (right, wrong, message) => {
    write((text) => text.replace(right, wrong).replace('x-extends: { $ref: "#/Row" }', 'x-extends: { $ref: "#/No" }'))
    expect(lintContract(folder)).toContain(message)
  })
})
