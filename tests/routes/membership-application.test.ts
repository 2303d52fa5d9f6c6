import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

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
