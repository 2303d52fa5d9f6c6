import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { listOperations, type CodeText, type ContractDocument, type Schema } from "#scripts/contract/document.ts"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { checkRefusalLists } from "#scripts/contract/states/refusal-lists.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import { checkDocument } from "#scripts/contract/rules.ts"
import { bodies, close, schemaOf, validator } from "#scripts/contract/schemas.ts"
import { portion } from "#tests/support/extent.ts"

const document = bundleContract(fileURLToPath(new URL("../..", import.meta.url)))
const operations = listOperations(document)
const open = validator(document)
const closed = validator(close(document))
/** Cases preceded by their title, for the test runner. */
function titled<T extends { title: string }>(cases: T[]): [string, T][] {
  return cases.map((each) => [each.title, each])
}

const { RefusalCode, FieldCode } = document.components.schemas

describe("schemas", () => {
  test.each(Object.keys(document.components.schemas))("%s compiles in strict mode", (name) => {
    expect(() => open.compile(`#/components/schemas/${name}`)).not.toThrow()
  })

  test.each(titled(portion(bodies(document), 60)))("%s compiles in strict mode", (_title, body) => {
    expect(() => open.compile(body.pointer)).not.toThrow()
  })

  test("object schemas that only requests use forbid unknown properties, all others allow them", () => {
    const { schemas } = document.components
    const below = (found: Set<string>, node: unknown): Set<string> => {
      for (const ref of JSON.stringify(node ?? null).match(/(?<=#\/components\/schemas\/)\w+/g) ?? [])
        if (!found.has(ref)) below(found.add(ref), schemas[ref])
      return found
    }
    const asked = below(
      new Set(),
      operations.map(({ requestBody }) => requestBody?.content),
    )
    const answered = below(
      new Set(),
      operations.map(({ responses }) => responses),
    )
    const closedNames = [...asked].filter((name) => !answered.has(name) && schemas[name]?.type === "object")
    expect(closedNames.length).toBeGreaterThan(10)
    for (const [name, schema] of Object.entries(schemas))
      expect("unevaluatedProperties" in schema, name).toBe(closedNames.includes(name))
  })
})

describe("API-01 examples", () => {
  const examples = bodies(document).flatMap((body) =>
    Object.entries(body.examples).map(([name, { value }]) => ({ title: `${body.title} ${name}`, body, value })),
  )

  test.each(titled(portion(examples, 150)))("%s fits its schema", (_title, { body, value }) => {
    expect(open.errors(body.pointer, value)).toEqual([])
  })

  test.each(titled(portion(examples, 150)))("%s has no unknown properties", (_title, { body, value }) => {
    expect(closed.errors(body.pointer, value)).toEqual([])
  })

  test("the closed check reports an unknown nested property", () => {
    const pointer = "#/components/schemas/Refusal"
    const refusal = { success: false, code: "file_empty", message: "", result: { name: "", nmae: "" } }
    expect(open.errors(pointer, refusal)).toEqual([])
    expect(closed.errors(pointer, refusal)).not.toEqual([])
  })

  const parameters = operations.flatMap((operation) =>
    operation.parameters.map((parameter) => ({ title: `${operation.operationId} ${parameter.name}`, parameter })),
  )

  test.each(titled(portion(parameters, 60)))("%s: the example fits its schema", (_title, { parameter }) => {
    expect(open.check(parameter.schema, parameter.example)).toEqual([])
  })
})

describe("the calls of the specification", () => {
  /** Parts that the specification fixes: method and path, fields of the body or query, fields of `result`. */
  const calls = [
    ["alliance.list", "get /alliance/", [], ["url", "name", "name_english"]],
    [
      "ticket.exchange",
      "post /ticket/",
      ["ticket", "org", "app", "goto"],
      ["token", "org", "alliance_id", "user_id", "username", "is_admin", "biz_roles", "timezone", "language", "goto"],
    ],
    ["token.verify", "post /token/", ["alliance_id", "member_id", "username", "token"], []],
    ["token.revoke", "delete /token/", [], []],
    [
      "login-request.create",
      "post /member/application",
      ["username", "email", "name", "phone", "company", "memo"],
      ["id"],
    ],
    ["utils.timezone", "get /utils/timezone", [], ["timezones"]],
    ["utils.language", "get /utils/language", [], ["languages"]],
    ["region.children", "get /region/{code}/children", ["code"], ["items"]],
    ["workgroup.grouped", "get /workgroup/grouped", [], ["my_groups", "other_groups"]],
  ] as const

  test.each(calls)("%s is %s", (operationId, place, asked, answered) => {
    const operation = operations.find((each) => each.operationId === operationId)
    if (!operation) throw new Error(`${operationId} is missing`)
    expect(`${operation.method} ${operation.path}`).toBe(place)
    expect(operation["x-origin"]).toBe("specification")
    const body = operation.requestBody?.content["application/json"]?.schema
    const query = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)
    expect([...query, ...Object.keys(body ? (schemaOf(document, body).properties ?? {}) : {})]).toEqual(asked)
    const answer = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1]
    const fields = resultFields(document, answer?.content?.["application/json"]?.schema)
    expect(fields).toEqual(expect.arrayContaining([...answered]))
  })

  test("are the only operations whose x-origin is the specification", () => {
    const marked = operations.filter((operation) => operation["x-origin"] === "specification")
    expect(marked.map(({ operationId }) => operationId).sort()).toEqual(
      calls.map(([operationId]) => operationId).sort(),
    )
  })
})

/** Field names in `result` of a response; for a list, those of one item. */
function resultFields(contract: ContractDocument, schema: Schema | undefined): string[] {
  if (!schema) return []
  const result = schemaOf(contract, schema).properties?.result
  if (!result) return []
  const record = schemaOf(contract, schemaOf(contract, result).items ?? result)
  return Object.keys(record.properties ?? {})
}

describe("API-01 rules", () => {
  test("the contract has no findings", () => {
    expect(checkDocument(document)).toEqual([])
  })

  /** Changes to a copy of the contract, and what the check must report for each. */
  const damages: [string, string, (copy: ContractDocument) => void][] = [
    ["a wrong tag", "notice.list: its first word is not its tag", (copy) => set(copy, "/notice", { tags: ["file"] })],
    ["no 401", "notice.list: it takes a token but 401 is missing", (copy) => removeAnswer(copy, "/notice", "401")],
    ["no 403", "file.get: it takes a token but 403 is missing", (copy) => removeAnswer(copy, "/file/{id}", "403")],
    [
      "no 404",
      "file.get: an id stands in the path but 404 is missing",
      (copy) => removeAnswer(copy, "/file/{id}", "404"),
    ],
    ["no 200", "notice.list: 200 is missing", (copy) => removeAnswer(copy, "/notice", "200")],
    [
      "a trailing slash",
      "notice.list: its path ends in a slash",
      (copy) => {
        copy.paths["/notice/"] = copy.paths["/notice"] ?? {}
        delete copy.paths["/notice"]
      },
    ],
    [
      "a path that does not begin with the tag",
      "notice.list: its path does not begin with its tag",
      (copy) => {
        copy.paths["/message"] = copy.paths["/notice"] ?? {}
        delete copy.paths["/notice"]
      },
    ],
    [
      "a create request without an Idempotency-Key",
      "file.create: it creates or changes something but takes no Idempotency-Key",
      (copy) => Object.assign(copy.paths["/file"]?.post ?? {}, { parameters: [] }),
    ],
    [
      "a change without an Idempotency-Key",
      "profile.update: it creates or changes something but takes no Idempotency-Key",
      (copy) => Object.assign(copy.paths["/profile"]?.put ?? {}, { parameters: [] }),
    ],
    [
      "a code without an example",
      "notice.list: no example shows rate_limited",
      (copy) => set(copy, "/notice", { "x-codes": ["rate_limited"] }),
    ],
    [
      "a standard code in x-codes",
      "notice.list: forbidden is a standard code",
      (copy) => set(copy, "/notice", { "x-codes": ["forbidden"] }),
    ],
    [
      "a code that x-codes does not contain",
      "file.create: x-codes does not name file_empty",
      (copy) => Object.assign(copy.paths["/file"]?.post ?? {}, { "x-codes": [] }),
    ],
    [
      "a code under another status",
      "notice.list: forbidden does not belong to 400",
      (copy) => Object.assign(copy.components.responses, { BadRequest: copy.components.responses.Forbidden }),
    ],
    [
      "a list of a body without a limit",
      "import.create: body.rows has no maxItems",
      (copy) => delete copy.components.schemas.ImportInput?.properties?.rows?.maxItems,
    ],
    [
      "a list of the query without a limit",
      "notice.list: ?group_acronym has no maxItems",
      (copy) => delete copy.components.parameters.GroupAcronyms?.schema.maxItems,
    ],
    [
      "a whole number without a limit",
      "meeting.get: 200.result.version has no maximum",
      (copy) => delete copy.components.schemas.Version?.maximum,
    ],
    [
      "an unused code",
      "RefusalCode: no operation answers never_answered",
      (copy) => code(copy, "RefusalCode", "never_answered"),
    ],
    ["a code without a text", "FieldCode: time_format has no text", (copy) => code(copy, "FieldCode", "time_format")],
    [
      "a text without a code",
      "FieldCode: never_used has a text but is not in the list",
      (copy) => Object.assign(copy.components.schemas.FieldCode?.["x-texts"] ?? {}, { never_used: {} }),
    ],
  ]

  test.each(damages)("%s is reported", (_damage, finding, damage) => {
    const copy = structuredClone(document)
    damage(copy)
    expect(checkDocument(copy)).toContain(finding)
  })
})

describe("the lists of codes in the descriptions of 400 responses", () => {
  test.each([
    ["stale", "meeting.cancel: the description of 400 does not name stale"],
    ["idempotency_conflict", "meeting.cancel: the description of 400 does not name idempotency_conflict"],
    ["group_disbanded", "meeting.cancel: the description of 400 does not name group_disbanded"],
    ["state_refused", "meeting.cancel: the description of 400 does not name state_refused"],
  ])("a list without %s is reported", (code, finding) => {
    const copy = structuredClone(document)
    const answer = copy.paths["/meeting/{id}/cancel"]?.post?.responses["400"]
    if (!answer || !("description" in answer)) throw new Error("no 400")
    answer.description = answer.description.replace(`\`${code}\``, "`hold_over`")
    const unknown = "meeting.cancel: the description of 400 names hold_over, which x-codes does not"
    expect(checkRefusalLists(readStateTables(), copy)).toEqual([finding, unknown])
  })

  test("are complete", () => expect(checkRefusalLists(readStateTables(), document)).toEqual([]))
})

function set(copy: ContractDocument, path: string, change: object): void {
  Object.assign(copy.paths[path]?.get ?? {}, change)
}

function removeAnswer(copy: ContractDocument, path: string, status: string): void {
  delete copy.paths[path]?.get?.responses[status]
}

function code(copy: ContractDocument, name: "RefusalCode" | "FieldCode", added: string): void {
  copy.components.schemas[name]?.enum?.push(added)
}

describe("texts of the codes", () => {
  const texts = [...Object.entries(RefusalCode?.["x-texts"] ?? {}), ...Object.entries(FieldCode?.["x-texts"] ?? {})]

  test.each(texts)("%s has a text in each language, with the same placeholders", (_code, { english, chinese }) => {
    expect(chinese).toMatch(/\p{Script=Han}/u)
    expect(english).not.toMatch(/\p{Script=Han}/u)
    expect(placeholders(chinese)).toEqual(placeholders(english))
  })

  test("the details of the codes are exactly the fields of RefusalDetails", () => {
    const known = Object.keys(document.components.schemas.RefusalDetails?.properties ?? {})
    const named = Object.values(RefusalCode?.["x-texts"] ?? {}).flatMap(({ details }) => details ?? [])
    expect([...new Set(named)].sort()).toEqual(known.sort())
  })

  const refusals = bodies(document).flatMap((body) =>
    Object.entries(body.examples)
      .filter(([, { value }]) => isRefusal(value))
      .map(([name, { value }]) => ({ title: `${body.title} ${name}`, refusal: value as Refusal })),
  )

  test.each(titled(portion(refusals, 60)))("%s has the English text of its code", (_title, { refusal }) => {
    expect(refusal.message).toMatch(filledIn(textOf(RefusalCode, refusal.code).english))
    for (const error of refusal.errors ?? [])
      expect(error.message).toMatch(filledIn(textOf(FieldCode, error.code).english))
  })

  test.each(titled(portion(refusals, 60)))("%s contains only details of its code", (_title, { refusal }) => {
    expect(textOf(RefusalCode, refusal.code).details).toEqual(expect.arrayContaining(Object.keys(refusal.result ?? {})))
  })
})

interface Refusal {
  code: string
  message: string
  result?: object
  errors?: { code: string; message: string }[]
}

function isRefusal(value: unknown): boolean {
  return typeof value === "object" && value !== null && "success" in value && value.success === false
}

function textOf(codes: Schema | undefined, code: string): CodeText {
  const text = codes?.["x-texts"]?.[code]
  if (!text) throw new Error(`${code} has no text`)
  return text
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

/** Pattern that matches the text with any value for its placeholders. */
function filledIn(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join(".+")}$`)
}
