import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
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
