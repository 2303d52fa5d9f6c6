import { expect, test } from "vitest"
import type { Exchange } from "#scripts/verify-backend/client/answers.ts"
import { Contract } from "#scripts/verify-backend/client/contract.ts"
import type { Target } from "#scripts/verify-backend/client/target.ts"
import { Keeping } from "#scripts/verify-backend/subjects/keeping.ts"
import type { Verification } from "#scripts/verify-backend/subjects/subject.ts"
import { TestRecords } from "#scripts/verify-backend/subjects/test-records.ts"
import { contract as document } from "#tests/contract/mock-contract.ts"

/** Calls that are kept, on a target that answers with the number of the call. */
function keeping() {
  const sent: string[] = []
  const target = {
    missing: new Set<string>(),
    send: async (operation: string) => ({ answer: sent.push(operation) }) as unknown as Exchange,
  }
  const v = { contract: new Contract(document), records: new TestRecords(), writeOf: () => undefined }
  return { sent, calls: new Keeping(target as unknown as Target, () => v as unknown as Verification) }
}

const path = { id: "m-1" }

test("a reading is made once until something is written, and then again", async () => {
  const { sent, calls } = keeping()
  const first = await calls.read("meeting.get", { path })
  expect(await calls.read("meeting.get", { path })).toBe(first)
  await calls.read("meeting.get", { path: { id: "m-2" } })
  expect(sent).toEqual(["meeting.get", "meeting.get"])
  await calls.send("meeting.cancel", { path, body: {} })
  expect(await calls.read("meeting.get", { path })).not.toBe(first)
  expect(sent).toHaveLength(4)
})

test("a reading is made again after what a table has among its actions, even if it is a GET, and after a wait", async () => {
  const { sent, calls } = keeping()
  const first = await calls.read("meeting.get", { path })
  await calls.send("ballot.result.get", { path })
  const second = await calls.read("meeting.get", { path })
  expect(second).not.toBe(first)
  await calls.send("meeting.list")
  expect(await calls.read("meeting.get", { path })).toBe(second)
  calls.expire()
  expect(await calls.read("meeting.get", { path })).not.toBe(second)
  expect(sent).toHaveLength(5)
})
