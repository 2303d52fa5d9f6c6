import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { arbitrary as arbitraryOf } from "#scripts/contract/arbitrary.ts"
import { nameOf, type Schema } from "#scripts/contract/document.ts"
import { portion, runs } from "#tests/support/extent.ts"
import { actors, addressOf, contract, keyOf, operations, problems, type Operation } from "./mock-contract.ts"
import type { Reply } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const arbitrary = (schema: Schema) => arbitraryOf(contract, schema)

const resolved = (schema: Schema): Schema =>
  (schema.$ref ? contract.components.schemas[nameOf(schema.$ref)] : undefined) ?? schema

function jsonSchema(operation: Operation): Schema | undefined {
  const schema = operation.requestBody?.content["application/json"]?.schema
  return schema && resolved(schema)
}

const withBody = operations.filter((operation) => jsonSchema(operation) !== undefined)
const reads = operations.filter(({ method, path }) => method === "get" && !path.includes("{"))

/** Headers of a person who may send the request. Where the operation takes an application key, it is sent in addition to the session. */
async function headersFor(operation: Operation): Promise<Record<string, string>> {
  const { headers } = await host.signIn(actors[operation.operationId] ?? "admin", undefined, host.newStore())
  return { ...headers, ...keyOf(operation) }
}

function expectKept(operation: Operation, answer: Reply): void {
  expect(problems(operation, answer.status, answer.headers.get("content-type"), answer.body)).toEqual([])
  expect(answer.status).not.toBe(500)
}

function expectField(answer: Reply, field: string): void {
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe("validation_failed")
  expect(answer.body.errors?.map((error) => error.field)).toContain(field)
}

describe("a generated body that fits the schema gets a response that fits the contract", () => {
  test.each(portion(withBody, 6).map((operation) => [operation.operationId, operation] as const))(
    "%s",
    async (_id, operation) => {
      const check = async (body: unknown) => {
        const headers = await headersFor(operation)
        const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, body)
        expectKept(operation, answer)
        const codes = (answer.body.errors ?? []).filter((error) => !showsNothing(error)).map((error) => error.code)
        const known = [...beyondSchema, ...(beyondFields[operation.operationId] ?? [])]
        if (answer.body.code === "validation_failed") expect(known).toEqual(expect.arrayContaining(codes))
      }
      await fc.assert(fc.asyncProperty(arbitrary(jsonSchema(operation) ?? {}), check), runs(25))
    },
  )
  /** A formatted text of only marks, such as `-`: no pattern can tell it from others. */
  const showsNothing = ({ field, code }: { field: string; code: string }) =>
    /\w\.text$/.test(field) && code === "required"
  /** Field errors that depend on another field. */
  const beyondFields: Record<string, string[]> = {
    "membership-application.review": ["required"],
    "certification.review": ["required"],
    "certification.evaluation.create": ["required"],
    "proposal.review": ["required"],
    "membership-application.complete": ["required"],
    "import.create": ["required"],
    "notice.create": ["required"],
    "notice.update": ["required"],
    "ballot.create": ["weights_need_entity", "secret_weights", "proxies_need_people"],
    "ballot.update": ["weights_need_entity", "secret_weights", "proxies_need_people"],
    "ballot.vote": ["vote_not_held"],
    "ballot.pass": ["holder_full", "holder_passed"],
  }
  /** Field errors that depend on records or the clock: unknown ids, past or reversed times, too few options, a kind without a list. */
  const beyondSchema = [
    ...["unknown_reference", "value_unknown", "min_options", "not_unique"],
    ...["before_now", "end_before_start", "end_too_early", "end_not_later", "deadline_after_slots"],
    ...["acronym_taken", "acronym_mismatch"],
  ]
})

/** What is sent chooses the action, and the state is asked before the fields: an agenda that has not begun cannot be ended. */
const isChosenByBody = ({ operationId }: Operation) => operationId === "meeting.agenda.move"

describe("a body that violates the schema is refused at its field", () => {
  const required = withBody.flatMap((operation) =>
    (jsonSchema(operation)?.required ?? []).map(
      (field) => [`${operation.operationId} without ${field}`, operation, field] as const,
    ),
  )
  test.each(portion(required, 6))("%s", async (_title, operation, field) => {
    const headers = await headersFor(operation)
    await fc.assert(
      fc.asyncProperty(arbitrary(jsonSchema(operation) ?? {}), async (body) => {
        const { [field]: _left, ...rest } = body as Record<string, unknown>
        const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, rest)
        expectKept(operation, answer)
        if (answer.body.code === "state_refused" && isChosenByBody(operation)) return
        expectField(answer, field)
        expect(answer.body.errors?.find((error) => error.field === field)?.code).toBe("required")
      }),
      runs(8),
    )
  })

  test.each(portion(withBody, 6).map((operation) => [operation.operationId, operation] as const))(
    "%s with an unknown field",
    async (_id, operation) => {
      const headers = await headersFor(operation)
      const [body] = fc.sample(arbitrary(jsonSchema(operation) ?? {}), { numRuns: 1, seed: 1 })
      const more = { ...(body as object), is_admin: true }
      const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, more)
      expectKept(operation, answer)
      expectField(answer, "is_admin")
    },
  )

  test.each(portion(withBody, 6).map((operation) => [operation.operationId, operation] as const))(
    "%s with a body that is not an object or not JSON",
    async (_id, operation) => {
      const headers = { ...(await headersFor(operation)), "content-type": "application/json" }
      for (const body of ["[]", "7", '"text"', "{", "null", ""]) {
        const answer = await host.call(operation.method.toUpperCase(), addressOf(operation), headers, body)
        expectKept(operation, answer)
        expect(answer.status, body).toBe(400)
      }
    },
  )
})

describe("query parameters", () => {
  test.each(portion(reads, 6).map((operation) => [operation.operationId, operation] as const))(
    "%s answers any query that fits its parameters",
    async (_id, operation) => {
      const session = await host.signIn("admin")
      const parameters = operation.parameters.filter(({ in: place }) => place === "query")
      const query = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitrary(schema)])), {
        requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      })
      await fc.assert(
        fc.asyncProperty(query, async (values) => {
          const search = new URLSearchParams()
          for (const [name, value] of Object.entries(values))
            for (const one of [value].flat()) search.append(name, String(one))
          const answer = await host.call("GET", `/api${operation.path}?${search.toString()}`, session.headers)
          expectKept(operation, answer)
          expect([200, 400]).toContain(answer.status)
          if (answer.status === 400) expect(byRule).toContain(answer.body.errors?.[0]?.code)
        }),
        runs(40),
      )
    },
  )
  /** Errors outside the schema: an unknown group, an action that no record has, a reversed or too long range. */
  const byRule = ["unknown_reference", "value_unknown", "end_before_start", "end_too_early", "too_many"]

  /** For each query parameter that does not take every text a value that it does not take: of a text with a pattern, one with a control character. */
  const bounded = reads.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place }) => place === "query")
      .map(({ name, schema }) => ({ name, schema: resolved(schema) }))
      .filter(({ schema }) => schema.type !== "string" || schema.pattern !== undefined || schema.enum !== undefined)
      .map(({ name, schema }) => {
        const value = schema.type === "string" && schema.pattern !== undefined ? "胡\u0007言" : "胡 言"
        return [`${operation.operationId} ?${name}`, operation, name, value] as const
      }),
  )
  test.each(bounded)(
    "%s with an invalid value is refused at this parameter",
    async (_title, operation, name, value) => {
      const session = await host.signIn("admin")
      const answer = await host.call("GET", addressOf(operation, { [name]: value }), session.headers)
      expectKept(operation, answer)
      expect(answer.status).toBe(400)
      expect(answer.body.errors?.map(({ field }) => field.split(".")[0])).toEqual([name])
    },
  )
})

test("no response has violated the contract", () => expect(host.reports).toEqual([]))
