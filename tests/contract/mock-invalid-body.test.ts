import { beforeAll, expect, test } from "vitest"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let session: Session
beforeAll(async () => {
  session = await host.signIn("schedule-admin")
})

test.each([
  ["no JSON", '{"subject": '],
  ["an empty body", ""],
  ["a text", '"subject"'],
  ["a list", "[]"],
  ["a number", "7"],
  ["null", "null"],
])("a body that is %s is refused as the contract says, without errors of fields", async (_title, body) => {
  const answer = await fetch(`${host.origin}/api/schedule`, {
    method: "POST",
    headers: { ...session.headers, "content-type": "application/json" },
    body,
  })
  expect(answer.status).toBe(400)
  const refusal = (await answer.json()) as Record<string, unknown>
  expect(refusal).toMatchObject({ success: false, code: "validation_failed" })
  expect(refusal).not.toHaveProperty("errors")
})
