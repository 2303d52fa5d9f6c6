import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { contract } from "#app/api/contract.server.ts"
import { conformance } from "#app/api/conformance.server.ts"
import { portion, runs } from "#tests/support/extent.ts"
import document from "../../../openapi/generated/openapi.json"

type Json = Record<string, unknown>
type Media = { examples?: Record<string, { value?: unknown; $ref?: string }>; example?: unknown }
type Answer = { key: string; method: string; path: string; status: number; body: unknown }

const resolve = (node: unknown): unknown => {
  const reference = (node as { $ref?: string } | undefined)?.$ref
  if (!reference) return node
  const names = reference
    .slice(2)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
  return resolve(names.reduce<unknown>((value, name) => (value as Json)[name], document))
}

/** Every JSON example of every response in the contract. */
const answers: Answer[] = Object.entries(document.paths as unknown as Json).flatMap(([path, item]) =>
  ["get", "post", "put", "delete"].flatMap((method) => {
    const operation = (item as Record<string, { responses?: Json } | undefined>)[method]
    return Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
      const media = (resolve(response) as { content?: Record<string, Media> }).content?.["application/json"]
      return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
        key: `${method} ${path} ${status} ${name}`,
        method,
        path,
        status: Number(status),
        body: (resolve(example) as { value?: unknown }).value,
      }))
    })
  }),
)

const check = ({ method, path, status, body }: Answer) => contract.check(method, path, status, body)

describe("ERR-07 responses are checked against the contract (quality row 6)", () => {
  test("the contract has more than 40 example responses", () => expect(answers.length).toBeGreaterThan(40))

  test.each(portion(answers, 80).map((answer) => [answer.key, answer] as const))("%s is valid", (_key, answer) => {
    expect(check(answer)).toBeUndefined()
  })

  test.each(portion(answers, 80).map((answer) => [answer.key, answer] as const))(
    "%s without a boolean `success` is invalid",
    (_key, answer) => {
      const { success: _, ...body } = answer.body as Json
      expect(check({ ...answer, body })).toMatchObject({ path: expect.stringMatching(/^\//) as string })
      expect(check({ ...answer, body: { ...body, success: "yes" } })).toBeDefined()
    },
  )

  test("any value that is not an envelope is invalid", () => {
    const nonsense = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.string())
    fc.assert(
      fc.property(fc.constantFrom(...answers), nonsense, (answer, body) => {
        if (typeof (body as Json | null | undefined)?.success === "boolean") return
        expect(check({ ...answer, body })).toBeDefined()
      }),
      runs(1_000),
    )
  })

  test("an invalid field in a row of a list is reported with its path", () => {
    const list = answers.find(({ method, path, status }) => `${method} ${path} ${status}` === "get /alliance/ 200")
    const body = structuredClone(list?.body) as { result: Record<string, unknown>[] }
    Object.assign(body.result[1] ?? {}, { url: 7 })
    expect(contract.check("get", "/alliance/", 200, body)).toEqual({ path: "/result/1/url", problem: "must be string" })
  })

  test("a null or missing result is invalid for every operation that returns one", () => {
    const good = answers.filter(({ status, body }) => status < 300 && (body as Json).success && (body as Json).result)
    expect(good.length).toBeGreaterThan(12)
    for (const answer of good) {
      const { result: _, ...rest } = answer.body as Json
      expect(check({ ...answer, body: { ...rest, result: null } }), `${answer.key} null`).toBeDefined()
      expect(check({ ...answer, body: rest }), `${answer.key} missing`).toBeDefined()
    }
  })

  test("a successful response is invalid if its operation does not have that status", () => {
    const problem = "status 200 is not in the contract"
    expect(contract.check("post", "/member/application", 200, { success: true })).toEqual({ path: "/", problem })
  })

  test("unknown statuses and paths are not checked; an operation is named by its id", () => {
    expect(contract.check("get", "/alliance/", 418, "tea")).toBeUndefined()
    expect(contract.check("get", "/no/such/path", 200, {})).toBeUndefined()
    expect(contract.operationOf("post", "/ticket/")).toBe("ticket.exchange")
    expect(contract.operationOf("get", "/no/such/path")).toBe("get /no/such/path")
  })

  test("formats are checked, and references are resolved", () => {
    const small = conformance({
      paths: {
        "/x/{id}": { get: { operationId: "x.get", responses: { "200": { $ref: "#/components/responses/x" } } } },
      },
      components: {
        responses: { x: { content: { "application/json": { schema: { $ref: "#/components/schemas/time" } } } } },
        schemas: { time: { type: "string", format: "date-time" } },
      },
    } as never)
    expect(small.check("get", "/x/{id}", 200, "2026-11-20T07:00:00Z")).toBeUndefined()
    expect(small.check("get", "/x/{id}", 200, "yesterday")).toMatchObject({ path: "/" })
  })
})
