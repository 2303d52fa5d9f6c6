import { expect, test } from "vitest"
import { formsOf, plainText, sentOf } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

test.for([
  ["en", "membership-application-aurora-3/close"],
  ["zh", "membership-application-aurora-3/complete"],
] as const)(
  "ADM-07 ADM-09 in %s, who comes too late to %s reads the status that the page shows",
  async ([language, page]) => {
    const applicant = newVisitor().speaks(language)
    await applicant.signIn("MA-2026-003")
    const admin = newVisitor(applicant.mock.store).speaks(language)
    await admin.signIn("member-admin")
    const path = "/a/aurora/admin/membership-application"
    const close = { version: "1", reason: "Full" }
    expect((await admin.post(`${path}/membership-application-aurora-3/close`, close)).status).toBe(303)
    const refusal = text(language, "refusal.state_refused", { status: text(language, "status.closed").toLowerCase() })
    const late = await applicant.post("/a/aurora/apply/status", { intent: "feedback", text: "And we?" })
    expect(plainText(late.body)).toContain(refusal)
    expect(plainText((await applicant.get("/a/aurora/apply/withdraw")).body)).toContain(refusal)
    expect(plainText((await admin.get(`${path}/${page}`)).body)).toContain(refusal)
    expect(plainText((await admin.post(`${path}/membership-application-aurora-3/close`, close)).body)).toContain(
      refusal,
    )
  },
)

test.for(["en", "zh"] as const)(
  "ADM-07 in %s, a withdrawal does not show the reason of an earlier rejection",
  async (language) => {
    const applicant = newVisitor()
    const admin = newVisitor(applicant.mock.store).speaks(language)
    await admin.signIn("member-admin")
    const reason = text(language, "membership-application.why", { reason: "The application document is not signed." })
    const read = async () => {
      const { body } = await admin.get("/a/aurora/admin/membership-application/membership-application-aurora-5")
      return plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")
    }
    expect(await read()).toContain(reason)
    await applicant.signIn("MA-2026-005")
    const page = await applicant.get("/a/aurora/apply/withdraw")
    const [, version = ""] = /name="version" value="(\d+)"/.exec(page.body) ?? []
    expect((await applicant.post("/a/aurora/apply/withdraw", { version })).status).toBe(303)
    const withdrawn = await read()
    expect(withdrawn).toContain(text(language, "membership-application.end.withdraw"))
    expect(withdrawn).not.toContain(reason)
  },
)

test.for(["en", "zh"] as const)(
  "ADM-07 in %s, after a resubmission the reason is that of the last rejection, not of the step that waits",
  async (language) => {
    const applicant = newVisitor()
    const admin = newVisitor(applicant.mock.store).speaks(language)
    await admin.signIn("member-admin")
    await applicant.signIn("MA-2026-005")
    const path = "/a/aurora/apply/resubmit"
    const form = formsOf((await applicant.get(path)).body).find(({ action }) => action.includes("resubmit"))
    if (!form) throw new Error("no form to resubmit")
    expect((await applicant.post(path, Object.fromEntries(sentOf(form)))).status).toBe(303)
    const { body } = await admin.get("/a/aurora/admin/membership-application/membership-application-aurora-5")
    const reason = "The application document is not signed."
    expect(plainText(body)).toContain(text(language, "membership-application.why-before", { reason }))
    expect(body).not.toContain(`>${text(language, "membership-application.why", { reason })}<`)
  },
)

test("ADM-07 ADM-09 who writes a summary is told that the applicant reads it, and the applicant does", async () => {
  const admin = newVisitor().speaks("en")
  await admin.signIn("member-admin")
  const path = "/a/aurora/admin/membership-application/membership-application-aurora-3/close"
  expect(plainText((await admin.get(path)).body)).toContain("the applicant can read it")
  await admin.post(path, { version: "1", reason: "Full", summary: "Come back next year." })
  const applicant = newVisitor(admin.mock.store)
  await applicant.signIn("MA-2026-003")
  expect(plainText((await applicant.get("/a/aurora/apply/status")).body)).toContain("Come back next year.")
})

test("ADM-09 who resubmits is told when the proposed group can no longer be chosen", async () => {
  const applicant = newVisitor().speaks("en")
  const admin = newVisitor(applicant.mock.store).speaks("en")
  await admin.signIn("admin")
  await applicant.signIn("MA-2026-005")
  const [apply, application] = [
    "/a/aurora/apply/resubmit",
    "/a/aurora/admin/membership-application/membership-application-aurora-5",
  ]
  const versionOf = async (page: string) => /name="version" value="(\d+)"/.exec((await admin.get(page)).body)?.[1] ?? ""
  const form = formsOf((await applicant.get(apply)).body).find(({ action }) => action.includes("resubmit"))
  const sent = Object.fromEntries(form ? sentOf(form) : [])
  expect((await applicant.post(apply, { ...sent, proposed_group_acronym: "COPT" })).status).toBe(303)
  const version = await versionOf(application)
  const rejection = { intent: "review", version, step: "materials_review", decision: "reject", reason: "Sign it." }
  expect((await admin.post(application, rejection)).status).toBe(303)
  const disband = "/a/aurora/admin/group/COPT/disband"
  const gone = text("en", "apply.group.gone", { name: "Coherent Optics" })
  expect(plainText((await applicant.get(apply)).body)).not.toContain(gone)
  expect((await admin.post(disband, { version: await versionOf(disband), acronym: "COPT" })).status).toBe(303)
  expect(plainText((await applicant.get(apply)).body)).toContain(gone)
})
