import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"

/** The text of a task's page for one person. */
async function pageOf(person: string, task: string): Promise<string> {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(person)
  const { body } = await visitor.get(`/a/aurora/wg/COPT/task/${task}`)
  return plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")
}

test("TASK-03 the page of a suspended task says who has to continue it", async () => {
  expect(await pageOf("vice-chair", "task-aurora-10")).toContain("Waiting for you to continue this task.")
  const chairs = await pageOf("chair", "task-aurora-10")
  expect(chairs).toContain("Waiting for 沈牧阳 to continue this task.")
  expect(chairs).not.toContain("You can continue it as well.")
})

test("TASK-03 a collaborator reads that they can continue a suspended task, too", async () => {
  const page = await pageOf("member", "task-aurora-3")
  expect(page).toContain("to continue this task. You can continue it as well.")
  expect(page).not.toContain("Waiting for you")
})

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
