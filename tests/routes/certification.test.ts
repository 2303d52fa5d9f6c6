import { expect, test } from "vitest"
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
