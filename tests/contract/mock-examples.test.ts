import { beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { expectAnnounced } from "./cells-support.ts"
import { actors, addressOf, contract, isPublic, keyOf, operations, problems, type Operation } from "./mock-contract.ts"
import { recordKind } from "#mock/engine/registry.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let admin: Session

beforeAll(async () => {
  admin = await host.signIn("admin")
})

/** The properties by which a new record is addressed, and named in the log. */
type Created = Partial<Record<"id" | "draft_code" | "acronym", string>>

/**
 * ADM-08: the log of a new record starts with its creation. Only parts of a record without a log of their own (a topic of a call, a request
 * to join a group) stand in the log of that record.
 */
function expectOwnLog({ rows }: Store, { path, operationId }: Operation, { id = "", draft_code, acronym }: Created) {
  const modules = contract.components.schemas.Module?.enum ?? []
  const stored = modules.map(String).filter((kind) => rows[kind as keyof Store["rows"]]?.get(id) !== undefined)
  for (const kind of stored.filter((one) => !path.includes("{") || recordKind(one)?.log)) {
    const own = rows.operation_log.filter(
      ({ module, key }) => module === kind && key !== null && [id, draft_code, acronym].includes(key),
    )
    expect(
      own.map(({ operation }) => operation),
      `the log of ${kind} ${id}`,
    ).toContain(operationId)
  }
}

const jsonExamples = (operation: Operation) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, { value }]) => ({
      title: `${operation.operationId} ${status} ${name}`,
      operation,
      status: Number(status),
      name,
      value,
    })),
  )

const requestExamples = operations.flatMap((operation) =>
  Object.entries(operation.requestBody?.content["application/json"]?.examples ?? {}).map(([name, { value }]) => ({
    title: `${operation.operationId} ${name}`,
    operation,
    value,
  })),
)

/** The ticket of the example does not exist here; no ongoing ballot of the seed has passed votes. Everything else is accepted. */
const notAccepted = ["ticket.exchange callback", "ballot.vote passed"]

function bodyOf(operation: Operation): unknown {
  const content = operation.requestBody?.content ?? {}
  if (content["multipart/form-data"]) return form({ module: "notice" }, "agenda.pdf", "%PDF-1.7 agenda")
  return Object.values(content["application/json"]?.examples ?? {})[0]?.value
}

function form(fields: Record<string, string>, name: string, content: string): FormData {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  data.append("file", new Blob([content]), name)
  return data
}

describe("a preferred example is returned unchanged", () => {
  test.each(portion(operations.flatMap(jsonExamples), 30).map((each) => [each.title, each] as const))(
    "%s",
    async (_title, { operation, status, name, value }) => {
      const headers = { ...admin.headers, ...keyOf(operation), prefer: `code=${status}, example=${name}` }
      const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, bodyOf(operation))
      expect(answer.status).toBe(status)
      expect(answer.body).toEqual(value)
    },
  )
})

describe("a request with examples of the contract gets a response that fits the contract", () => {
  test.each(portion(requestExamples, 10).map((each) => [each.title, each] as const))(
    "%s",
    async (title, { operation, value }) => {
      const session = await host.signIn(actors[operation.operationId] ?? "admin")
      const headers = { ...session.headers, ...keyOf(operation) }
      const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, value)
      expect(problems(operation, answer.status, answer.headers.get("content-type"), answer.body)).toEqual([])
      if (!notAccepted.includes(title)) expect(answer.status).toBeLessThan(300)
      const store = host.mock.stores.get(session.store)
      expectAnnounced(store.rows.mail.all())
      if (answer.status === 201) expectOwnLog(store, operation, answer.body.result as Created)
    },
  )

  const reads = operations.filter(({ method, operationId }) => method === "get" && operationId !== "file.get")
  test.each(portion(reads, 10).map((operation) => [operation.operationId, operation] as const))(
    "%s",
    async (_id, operation) => {
      const answer = await host.call("GET", addressOf(operation), admin.headers)
      expect(problems(operation, answer.status, answer.headers.get("content-type"), answer.body)).toEqual([])
      expect(answer.status).toBe(200)
    },
  )

  const shown = reads.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, example }) => place === "query" && example !== undefined)
      .map((parameter) => [`${operation.operationId} ?${parameter.name}`, operation, parameter] as const),
  )
  test.each(portion(shown, 10))("%s", async (_title, operation, { name, example }) => {
    const query = { [name]: String([example].flat()[0]) }
    const answer = await host.call("GET", addressOf(operation, query), admin.headers)
    expect(problems(operation, answer.status, answer.headers.get("content-type"), answer.body)).toEqual([])
    expect(answer.status).toBe(200)
  })
})

describe("API-02 the mock follows the contract", () => {
  test("no response has violated the contract so far", () => expect(host.reports).toEqual([]))

  test.each(
    operations
      .filter((operation) => !isPublic(operation))
      .map((operation) => [operation.operationId, operation] as const),
  )("%s needs a session", async (_id, operation) => {
    const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), {}, bodyOf(operation))
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe("unauthorized")
  })

  /** Each file is public or not: see mock-file.test.ts. */
  const forEveryone = operations.filter(
    (operation) => isPublic(operation) && !operation.operationId.startsWith("file."),
  )
  test.each(forEveryone.map((operation) => [operation.operationId, operation] as const))(
    "%s needs no session",
    async (_id, operation) => {
      const headers = { "alliance-id": "alliance-aurora", "x-mock-store": host.newStore() }
      const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, bodyOf(operation))
      expect(answer.status).not.toBe(401)
    },
  )

  test("every refusal code and field code of the contract has a text", () => {
    const { RefusalCode, FieldCode } = contract.components.schemas
    for (const schema of [RefusalCode, FieldCode])
      expect(Object.keys(schema?.["x-texts"] ?? {}).sort()).toEqual([...(schema?.enum ?? [])].sort())
  })
})
