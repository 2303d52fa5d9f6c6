import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"

test("I18N-03 TASK-01 the page of a subtask without a deadline names the time zone", async () => {
  const admin = newVisitor().speaks("en")
  await admin.signIn("admin")
  const form = {
    subject: "Measure again",
    "description.format": "markdown",
    "start.zone": "Europe/Oslo",
    priority: "0",
  }
  const { location } = await admin.post("/a/aurora/wg/COPT/task/task-aurora-7/subtask/create", form)
  const { body } = await admin.get(location ?? "")
  const main = plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")
  expect(main).toContain("Measure again")
  expect(main).toMatch(/\d\d:\d\d \(UTC/)
})
