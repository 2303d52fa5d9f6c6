import { expect, test } from "vitest"
import { formsOf, plainText, sentOf } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const apply = "/a/aurora/apply"
const typed = "Our registration is renewed.\n登记已更新。"

/** The fields of the page's form that has a field, as a browser sends them after a change. */
async function filled(visitor: Visitor, page: string, changes: Record<string, string>): Promise<URLSearchParams> {
  const [name = ""] = Object.keys(changes)
  const forms = formsOf((await visitor.get(page)).body)
  const form = forms.find(({ controls }) => controls.some((control) => control.name === name))
  const sent = new URLSearchParams(form && sentOf(form))
  for (const [field, value] of Object.entries(changes)) sent.set(field, value)
  return sent
}

/** Value of a field as the page shows it. */
async function shown(visitor: Visitor, page: string, name: string): Promise<string | undefined> {
  const { body } = await visitor.get(page)
  if (name === "text") return plainText(/<textarea[^>]*name="text"[^>]*>([^<]*)/.exec(body)?.[1] ?? "").trim()
  const controls = formsOf(body).flatMap(({ controls }) => controls)
  return controls.find((control) => control.name === name && control.isSent)?.value
}

const ends = {
  "the key has expired": (visitor: Visitor) => visitor.mock.advanceClock("PT3H"),
  "the browser has deleted the cookie": (visitor: Visitor) => Promise.resolve(void visitor.cookies.clear()),
}

test.for(Object.keys(ends) as (keyof typeof ends)[])(
  "ADM-09 FORM-08 a message sent after %s is in the form again when the application is open again, until it is sent",
  async (end) => {
    const visitor = newVisitor().speaks("en")
    await visitor.signIn("MA-2026-003")
    const message = await filled(visitor, `${apply}/status`, { text: typed })
    await ends[end](visitor)
    visitor.speaks("en")
    const late = await visitor.post(`${apply}/status`, message)
    expect(new URL(late.location ?? "").pathname).toBe(`${apply}/open`)
    const asked = plainText((await visitor.follow(late)).body)
    expect(asked).toContain(text("en", "apply.over", { kept: "yes" }))
    expect(asked).not.toContain("Our registration")

    await visitor.signIn("MA-2026-002")
    expect(await shown(visitor, `${apply}/status`, "text"), "another application").not.toContain("Our registration")
    await visitor.signIn("MA-2026-003")
    expect(await shown(visitor, `${apply}/status`, "text")).toBe(typed)
    const again = await filled(visitor, `${apply}/status`, { text: typed })
    expect((await visitor.post(`${apply}/status`, again)).status).toBe(303)
    expect(await shown(visitor, `${apply}/status`, "text")).toBe("")
    expect(plainText((await visitor.get(`${apply}/status`)).body)).toContain("Our registration is renewed.")
  },
)

test("ADM-09 FORM-08 a resubmission sent after access has ended is in the form again, with its regions, until it is discarded", async () => {
  const visitor = newVisitor().speaks("zh")
  await visitor.signIn("MA-2026-005")
  const page = `${apply}/resubmit`
  const before = await shown(visitor, page, "name_english")
  const form = await filled(visitor, page, {
    name_english: "Changed Ltd",
    country_code: "NO",
    province_code: "NO-46",
    city_code: "NO-4601",
  })
  await visitor.mock.advanceClock("PT3H")
  const late = await visitor.post(page, form)
  const openPage = late.location ?? ""
  expect(plainText((await visitor.follow(late)).body)).toContain(text("zh", "apply.over", { kept: "yes" }))
  const opened = await visitor.post(openPage, { code: "MA-2026-005", email: "contact5@applicant.example" })
  expect(new URL(opened.location ?? "").pathname).toBe(page)
  expect(await shown(visitor, page, "name_english")).toBe("Changed Ltd")
  expect(await shown(visitor, page, "city_code")).toBe("NO-4601")
  expect((await visitor.post(page, { "draft.intent": "discard" })).status).toBe(303)
  expect(await shown(visitor, page, "name_english")).toBe(before)
})

test("ADM-09 FORM-08 a form is never sent for another application that was opened in the same browser meanwhile", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("MA-2026-003")
  const message = await filled(visitor, `${apply}/status`, { text: typed })
  const question = await filled(visitor, `${apply}/withdraw`, { version: "1" })
  await visitor.signIn("MA-2026-002")
  const late = await visitor.post(`${apply}/status`, message)
  expect(plainText((await visitor.follow(late)).body)).toContain(text("en", "apply.of-other", { kept: "yes" }))
  const other = plainText((await visitor.get(`${apply}/status`)).body)
  expect(other).toContain("MA-2026-002")
  expect(other).not.toContain("Our registration")
  const refused = await visitor.follow(await visitor.post(`${apply}/withdraw`, question))
  expect(plainText(refused.body)).toContain(text("en", "apply.of-other", { kept: "no" }))
  expect(plainText((await visitor.get(`${apply}/status`)).body)).not.toContain(text("en", "status.withdrawn"))
  await visitor.signIn("MA-2026-003")
  expect(await shown(visitor, `${apply}/status`, "text")).toBe(typed)
})

test("ADM-09 SES-09 a message of an application that was closed in this browser is not kept", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("MA-2026-003")
  const message = await filled(visitor, `${apply}/status`, { text: typed })
  expect((await visitor.post(`${apply}/status`, { intent: "leave" })).status).toBe(303)
  const late = await visitor.post(`${apply}/status`, message)
  expect(plainText((await visitor.follow(late)).body)).toContain(text("en", "apply.over", { kept: "no" }))
  await visitor.signIn("MA-2026-003")
  expect(await shown(visitor, `${apply}/status`, "text")).toBe("")
})

test("ADM-09 ERR-03 a message that the backend could not take is in the form again", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("MA-2026-003")
  const message = await filled(visitor, `${apply}/status`, { text: typed })
  await visitor.mock.fault({ operation: "membership-application.feedback.create", kind: "status", status: 500 })
  expect((await visitor.post(`${apply}/status`, message)).status).toBeGreaterThanOrEqual(500)
  await visitor.mock.clearFaults()
  expect(await shown(visitor, `${apply}/status`, "text")).toBe(typed)
})
