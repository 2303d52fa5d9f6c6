import { expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { text } from "#tests/support/texts.ts"

/** Routes whose answer is a file of a record: neither a page nor data for the scripts of one. */
const recordFiles = addressable
  .filter(({ hasPage, hasLoader, hasAction, handle }) => hasLoader && !hasPage && !hasAction && !handle.isForScripts)
  .map(({ pattern }) => pattern)
  .filter((pattern) => /:(?!alliance|acronym)/.test(pattern))
  .filter((pattern) => !pattern.includes("/apply/")) // asks for the code of an application first

test("ERR-04: the table has files of records", () => {
  expect(recordFiles.length).toBeGreaterThan(10)
})

test.each(recordFiles)("ERR-04 %s of an unknown record says so, and is not a fault of the portal", async (pattern) => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("admin")
  const last = await visitor.follow(await visitor.get(addressOf(pattern)))
  const says = last.status === 404 || last.body.includes(text("en", "file.failed.not-found"))
  expect({ status: last.status, says }).toEqual({ status: last.status < 400 ? 200 : 404, says: true })
})

test("ERR-04 ROLE-07 a file of a restricted group is a 403 for outsiders, a missing one a 404, each with its reason", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("lone-member")
  const refused = await visitor.follow(await visitor.get("/a/aurora/file/file-meeting-aurora-36-agenda"))
  expect(refused.status).toBe(403)
  expect(refused.body).toContain(text("en", "refusal.forbidden"))
  const missing = await visitor.follow(await visitor.get("/a/aurora/file/no-such-file"))
  expect(missing.status).toBe(404)
  expect(missing.body).toContain(text("en", "file.failed.not-found"))
})
