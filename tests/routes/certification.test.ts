import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"

test.for([
  ["en", ["Fjord Certification", "Qiantang Certification Centre"]],
  ["zh", ["钱塘认证中心", "峡湾认证"]],
] as const)("CERT-01 in %s, agencies to choose are in the order of their names", async ([language, names]) => {
  const admin = newVisitor().speaks(language)
  await admin.signIn("admin")
  expect((await admin.post("/a/aurora/admin/agency", { id: "agency-aurora-4", version: "1" })).status).toBe(303)
  const { body } = await admin.get("/a/aurora/certification/create")
  const [select = ""] = /<select[^>]*name="certification_agency_id"[\s\S]*?<\/select>/.exec(body) ?? []
  const options = [...select.matchAll(/<option value="agency-[^>]*>([^<]*)</g)].map(([, name]) => name)
  expect(options).toEqual(names)
})

test("I18N-03 CERT-05 the page of a certificate names the time zone", async () => {
  const issuer = newVisitor().speaks("en")
  await issuer.signIn("certdoc-admin")
  const { body } = await issuer.get("/a/aurora/certificate-center/certificate/certificate-certification-aurora-22-13")
  expect(plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")).toMatch(/\d\d:\d\d \(UTC/)
})
