import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

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

const mainOf = (body: string) => plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")

test.for([
  ["en", ["Fjord Certification", "Qiantang Certification Centre", "Pinewater Test Laboratory"]],
  ["zh", ["钱塘认证中心", "峡湾认证", "松水测试所"]],
] as const)(
  "CERT-01 SHELL-06 in %s, certification administrators filter by every agency, in order",
  async ([language, names]) => {
    const admin = newVisitor().speaks(language)
    await admin.signIn("cert-admin")
    const { body } = await admin.get("/a/aurora/certification")
    const [select = ""] = /<select[^>]*name="agency"[\s\S]*?<\/select>/.exec(body) ?? []
    const options = [...select.matchAll(/<option value="agency-[^>]*>([^<]*)</g)].map(([, name = ""]) => name)
    expect(options).toHaveLength(5)
    expect(options.filter((name) => names.some((one) => one === name))).toEqual(names)
  },
)

test.for(["en", "zh"] as const)(
  "ROLE-04 CERT-02 in %s, a certificate administrator reads from which step on an application opens",
  async (language) => {
    const issuer = newVisitor().speaks(language)
    await issuer.signIn("certdoc-admin")
    const { status, body } = await issuer.get("/a/aurora/certification/certification-aurora-1/review")
    const step = text(language, "certification.step.agency_certificate")
    expect(status).toBe(403)
    expect(mainOf(body)).toContain(text(language, "certification.certificate-admin.early", { step }))
    expect(mainOf(body)).not.toContain(text(language, "error.forbidden.message"))
  },
)

test.for(["en", "zh"] as const)(
  "CERT-03 in %s, the feedback page of a phase that has not begun says so",
  async (language) => {
    const admin = newVisitor().speaks(language)
    await admin.signIn("cert-admin")
    const path = "/a/aurora/certification/certification-aurora-1/feedback"
    const early = await admin.get(`${path}/test`)
    expect(early.status).toBe(403)
    expect(mainOf(early.body)).toContain(text(language, "certification.feedback.early"))
    expect((await admin.get(`${path}/review`)).status).toBe(200)
  },
)

test.for([
  ["applicant", 30, "edit", "status.withdrawn"],
  ["applicant", 8, "edit", "certification.status.under_test_evaluation"],
  ["applicant", 30, "feedback/test", "status.withdrawn"],
  ["lab-tester", 26, "feedback/test", "status.completed"],
] as const)(
  "ROLE-04 CERT-01 %s of application %i reads which status forbids %s",
  async ([person, number, page, status]) => {
    const visitor = newVisitor().speaks("en")
    await visitor.signIn(person)
    const answer = await visitor.get(`/a/aurora/certification/certification-aurora-${number}/${page}`)
    expect(answer.status).toBe(403)
    const why = text("en", "refusal.state_refused", { status: text("en", status).toLowerCase() })
    expect(mainOf(answer.body)).toContain(why)
    expect(mainOf(answer.body)).not.toContain(text("en", "error.forbidden.message"))
  },
)

test.for([
  ["cert-admin", "certification", "certification"],
  ["cert-admin", "certificate-center/certificate", "certificate"],
] as const)("DL-04 %s requests %s as an export package with its filters", async ([person, list, module]) => {
  const admin = newVisitor().speaks("en")
  await admin.signIn(person)
  const { body } = await admin.get(`/a/aurora/${list}?q=a`)
  const [, href = ""] = /href="([^"]*\/download\/create[^"]*|[^"]*module=[^"]*)"/.exec(body) ?? []
  const address = href.replaceAll("&amp;", "&")
  expect(new URLSearchParams(address.split("?")[1]).get("module")).toBe(module)
  expect(new URLSearchParams(address.split("?")[1]).get("query")).toContain("q=a")
  const form = await admin.get(address)
  expect(form.status).toBe(200)
  expect(mainOf(form.body)).toContain(text("en", `export.${module}.list`))
  expect((await admin.post(address, { format: "csv", language: "english" })).status).toBe(303)
})
