import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { validateOutput } from "@stoplight/prism-http/dist/validator/index.js"
import * as E from "fp-ts/lib/Either.js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { handlers } from "#mock/domains.ts"
import { readCodeTexts } from "#mock/engine/refusal.ts"
import type { Handlers } from "#mock/engine/handler.ts"
import { createEngine } from "#mock/engine/prism/engine.ts"
import { loadOperations, operationId } from "#mock/engine/prism/operations.ts"
import { contractText, MockHost } from "#tests/contract/mock-support.ts"
import { isSampled, portion } from "#tests/support/extent.ts"

const contract = await contractText()
const texts = readCodeTexts(contract)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mock-cache-"))
})
afterAll(() => rm(folder, { recursive: true }))

const operations = () => loadOperations(contract, folder)
const noReport = () => {}

describe("the start", () => {
  test.skipIf(isSampled)("fails with a handler for an operation that the contract does not have", async () => {
    const unknown = { ...handlers, "meeting.vanish": () => ({ status: 200 }) } as Handlers
    const parts = { operations: await operations(), handlers: unknown, texts, report: noReport }
    expect(() => createEngine(parts)).toThrow("meeting.vanish")
  })

  test("every operation of the contract has a handler", async () => {
    expect((await operations()).map(operationId).sort()).toEqual(Object.keys(handlers).sort())
  })

  test.skipIf(isSampled)("caches the transformed contract, and rebuilds a damaged cache file", async () => {
    const first = await operations()
    const [file] = await readdir(folder)
    expect(await operations()).toEqual(first)
    await writeFile(join(folder, String(file)), "nonsense")
    expect((await operations()).map(operationId)).toEqual(first.map(operationId))
    expect(await readdir(folder)).toEqual([file])
  })

  test("fails for a contract without refusal codes", () => {
    expect(() => readCodeTexts('{"components":{"schemas":{}}}')).toThrow("RefusalCode")
  })
})

describe("a response of the mock that violates the contract", () => {
  /** Handlers that return `body` with `status` for every operation, as a bug would. */
  const wrongHandlers = (status: number, body: unknown): Handlers =>
    Object.fromEntries(Object.keys(handlers).map((id) => [id, () => ({ status, body })]))

  async function answers(host: MockHost): Promise<number[]> {
    const session = { token: "x" }
    const paths = [
      "/api/alliance/",
      "/api/utils/timezone",
      "/api/utils/language",
      "/api/region/0/children?code=0",
      "/api/thanks",
    ]
    const found = await Promise.all(paths.map((path) => host.call("GET", path, session)))
    for (const { body } of found) expect(body).toMatchObject({ success: false, code: "server_error" })
    return found.map(({ status }) => status)
  }

  test.each([
    ["a body of another shape", 200, { success: true, result: 7 }],
    ["no body", 200, undefined],
    ["success as text", 200, { success: "true", result: {} }],
    ["an undocumented status", 418, { success: false, code: "teapot", message: "short and stout" }],
    ["a refusal with an undocumented code", 400, { success: false, code: "teapot", message: "short and stout" }],
  ])("%s returns 500 and is reported with operation and path", async (_title, status, body) => {
    const host = await MockHost.start({ handlers: wrongHandlers(status, body) })
    try {
      expect(await answers(host)).toEqual([500, 500, 500, 500, 500])
      expect(host.reports).toHaveLength(5)
      expect(host.reports.some((report) => report.startsWith("alliance.list /alliance/: "))).toBe(true)
    } finally {
      await host.stop()
    }
  })

  test("a handler that throws returns 500, too", async () => {
    const failing: Handlers = {
      "alliance.list": () => {
        throw new Error("broken inside")
      },
    }
    const host = await MockHost.start({ handlers: failing })
    try {
      const { status, body } = await host.call("GET", "/api/alliance/", {})
      expect([status, body.code, body.message]).toEqual([500, "server_error", "server error"])
      expect(host.reports.join()).toContain("broken inside")
    } finally {
      await host.stop()
    }
  })

  // Prism compiles some two hundred schemas, which takes seconds even on an idle machine: hence the longer timeout.
  test("every documented response is validated: Prism compiles every schema", async () => {
    const shapes = (await operations()).flatMap((operation) =>
      operation.responses
        .filter(({ contents }) => contents?.some(({ mediaType }) => mediaType === "application/json"))
        .map(({ code }) => ({ operation, statusCode: Number(code) })),
    )
    expect(shapes.length).toBeGreaterThan(50)
    for (const { operation, statusCode } of portion(shapes, 20)) {
      const element = { statusCode, headers: { "content-type": "application/json" }, body: { nonsense: true } }
      expect(
        E.isLeft(validateOutput({ resource: operation, element })),
        `${operationId(operation)} ${statusCode}`,
      ).toBe(true)
    }
  }, 300_000)
})

describe("an operation without a handler", () => {
  test("returns examples of the contract, after the same checks", async () => {
    const host = await MockHost.start({ handlers: {} })
    try {
      const list = await host.call("GET", "/api/alliance/", {})
      expect(list.body.result).toHaveLength(2)
      expect((await host.call("GET", "/api/notice", {})).status).toBe(401)
      const { status, body } = await host.call("POST", "/api/ticket/", {}, { ticket: "x" })
      expect(status).toBe(400)
      expect(body.errors?.map(({ field }) => field)).toEqual(["org", "app"])
    } finally {
      await host.stop()
    }
  })
})
