import { describe, expect, test } from "vitest"
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

describe("TASK-02 a task is changed in its row", () => {
  const list = "/a/aurora/wg/COPT/task"
  type Sent = Record<string, string>

  async function chairWith(task: string) {
    const chair = newVisitor().speaks("en")
    await chair.signIn("chair")
    const read = async () => {
      const { body } = await chair.get(`/a/aurora/wg/COPT/task/${task}`)
      return plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")
    }
    const open = async (field: string) => {
      const { body } = await chair.get(`${list}?change=${task}.${field}`)
      const form = /<section id="task-change"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ""
      return { form, version: /name="version" value="(\d+)"/.exec(form)?.[1] ?? "" }
    }
    const send = async (field: string, form: Sent) => {
      const { version } = await open(field)
      return chair.post(`${list}?change=${task}.${field}`, { intent: field, task_id: task, version, ...form })
    }
    return { chair, read, open, send }
  }

  test("and the rest of it stays: its text, its people, its files", async () => {
    const { read, send } = await chairWith("task-aurora-7")
    const before = await read()
    const { status, location } = await send("priority", { priority: "1" })
    expect(status).toBe(303)
    expect(location).toMatch(/\/wg\/COPT\/task#priority-of-task-aurora-7$/)
    const after = await read()
    expect(before).toContain("<dt>Priority</dt><dd>High</dd>")
    expect(after).toContain("<dt>Priority</dt><dd>Low</dd>")
    const [deadline = "none"] = /<dt>Deadline<\/dt><dd><time.*?<\/time>/.exec(before) ?? []
    for (const part of ["Clause 7.3 as adopted", "Decisions 决议.txt", "沈牧阳", deadline])
      expect(after, part).toContain(part)
  })

  test("a deadline is in the reader's time zone; an empty one is none", async () => {
    const { read, send } = await chairWith("task-aurora-7")
    const zone = { "deadline.zone": "Europe/Oslo" }
    expect((await send("deadline", { ...zone, "deadline.date": "2026-12-24", "deadline.time": "16:30" })).status).toBe(
      303,
    )
    expect(await read()).toContain("Thu 24 Dec 2026, 16:30")
    expect((await send("deadline", { ...zone, "deadline.date": "", "deadline.time": "" })).status).toBe(303)
    expect(await read()).toContain("No deadline")
  })

  test("a deadline before the start is refused at its field, which keeps what was typed", async () => {
    const { send } = await chairWith("task-aurora-7")
    const typed = { "deadline.zone": "Europe/Oslo", "deadline.date": "2020-01-02", "deadline.time": "16:30" }
    const { status, body } = await send("deadline", typed)
    expect(status).toBe(400)
    const form = /<section id="task-change"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ""
    expect(form).toMatch(/name="deadline.date"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="deadline.date"/)
    expect(form).toContain("2 Jan 2020")
  })

  test("somebody takes it over with one button", async () => {
    const { read, open, chair } = await chairWith("task-aurora-7")
    const { form, version } = await open("assignee")
    const me = /name="assignee" value="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? ""
    await chair.post(list, { intent: "assignee", task_id: "task-aurora-7", version, assignee: me })
    expect(await read()).toContain("Waiting for you to complete this task.")
  })

  test("who may not change it gets no form, and a refusal of a form that was kept", async () => {
    const other = newVisitor().speaks("en")
    await other.signIn("lone-member")
    const { body } = await other.get("/a/aurora/task?mine=all&change=task-aurora-7.priority")
    expect(body).not.toContain('id="task-change"')
    const form = { intent: "priority", task_id: "task-aurora-7", version: "1", priority: "1" }
    expect((await other.post("/a/aurora/task?mine=all", form)).status).toBe(403)
  })
})
