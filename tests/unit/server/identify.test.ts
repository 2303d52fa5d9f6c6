import type { Request, Response } from "express"
import { describe, expect, test } from "vitest"
import { identify, type ResponseLocals } from "#app/server/identify.ts"

function identified(header: string | string[] | undefined, TRUST_PROXY: number) {
  const headers = new Map<string, string>()
  const response = { locals: {}, setHeader: (name: string, value: string) => headers.set(name, value) }
  const request = { headers: { "x-request-id": header } }
  identify({ TRUST_PROXY })(request as unknown as Request, response as unknown as Response, () => undefined)
  const { requestId, nonce } = response.locals as ResponseLocals
  return { requestId, nonce, answered: headers.get("x-request-id") }
}

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe("quality V16.50: the id of a request", () => {
  test.each(["8f14e45fceea167a5a36dedd4bea2543", "8f14e45f-ceea-467a-9a36-dedd4bea2543", "edge.7_a-1", "x".repeat(64)])(
    "is taken from the proxy: %s",
    (given) => expect(identified(given, 1)).toMatchObject({ requestId: given, answered: given }),
  )

  test.each([
    undefined,
    "",
    "short",
    "x".repeat(65),
    "with space",
    "a\u0000bcdefgh",
    "two-of-it, two-of-it",
    '{"a":"bcdef"}',
    "ünicode-1234",
  ])("is generated if the proxy sends none or one that is unsafe to log: %s", (given) =>
    expect(identified(given, 1).requestId).toMatch(made),
  )

  test("is generated without a trusted proxy: clients cannot choose it", () => {
    const { requestId, answered } = identified("chosen-by-a-browser", 0)
    expect(requestId).toMatch(made)
    expect(answered).toBe(requestId)
    expect(identified(undefined, 0).requestId).not.toBe(requestId)
  })

  test("comes with a new nonce of 144 bits", () => {
    const [one, other] = [identified("the-same-id", 1), identified("the-same-id", 1)]
    expect(Buffer.from(one.nonce, "base64")).toHaveLength(18)
    expect(one.nonce).not.toBe(other.nonce)
  })
})
