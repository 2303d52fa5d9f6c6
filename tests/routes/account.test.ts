import { describe, expect, test } from "vitest"
import { formField, idempotencyField, ownerField, versionField } from "#app/forms/schema/form-field-names.ts"
import { draftFields } from "#app/forms/drafts/draft-fields.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const downloads = "/a/aurora/account/download"

async function signedIn(person: string): Promise<Visitor> {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(person)
  return visitor
}

const hidden = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ""

/** The values of an export form, with its idempotency key. */
async function openExport(visitor: Visitor, address: string) {
  const { body } = await visitor.get(address)
  return { [idempotencyField]: hidden(body, idempotencyField), format: "csv", language: "english", memo: "" }
}

describe("DL-04 requesting an export package", () => {
  const meetings = "/a/aurora/export?module=meeting&query=status%3Dended"

  test("FORM-07 a form that is sent twice creates one package; another form creates another", async () => {
    const visitor = await signedIn("lone-member")
    const form = await openExport(visitor, meetings)
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await visitor.post(meetings, form)
      expect([answer.status, answer.location?.endsWith(downloads)]).toEqual([303, true])
    }
    const rows = async () => (await visitor.get(downloads)).body.split('role="rowheader"').length - 1
    expect(await rows()).toBe(1)
    await visitor.post(meetings, { ...(await openExport(visitor, meetings)), language: "chinese" })
    expect(await rows()).toBe(2)
  })

  test.each([
    ["a meeting of a restricted group", "module=meeting&key=meeting-aurora-33", 403, "refusal.restricted_group"],
    ["the list of a restricted group", "module=meeting&query=group_acronym%3DSTEER", 403, "refusal.restricted_group"],
  ] as const)("ROLE-07 %s is refused, and what was typed stays", async (_title, query, status, reason) => {
    const visitor = await signedIn("lone-member")
    const address = `/a/aurora/export?${query}`
    const form = { ...(await openExport(visitor, address)), memo: "for the files" }
    const answer = await visitor.post(address, form)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(text("en", reason))
    expect(answer.body).toContain("for the files")
  })

  test.each([
    ["no kind", ""],
    ["a kind without a package", "?module=notebook"],
    ["a key that can be none", "?module=meeting&key=a%20b"],
    ["filters nobody can have chosen", `?module=meeting&query=q%3D${"x".repeat(2000)}`],
  ])("an address without a subject is a 404: %s", async (_title, query) => {
    expect((await (await signedIn("member")).get(`/a/aurora/export${query}`)).status).toBe(404)
  })

  test("V5 the return address is never outside the portal", async () => {
    const visitor = await signedIn("member")
    for (const back of ["https://evil.example/", "//evil.example", "/a/harbor/meeting"]) {
      const { body } = await visitor.get(`/a/aurora/export?module=meeting&back=${encodeURIComponent(back)}`)
      expect(body).not.toContain(`href="${back}"`)
      expect(body).toContain(`href="${downloads}"`)
    }
  })

  test("somebody else's package leads to the person's own downloads", async () => {
    const visitor = await signedIn("member")
    const answer = await visitor.get(`${downloads}/export-package-aurora-admin-1/file`)
    expect(answer.location?.endsWith(downloads)).toBe(true)
    const own = await visitor.get(`${downloads}/export-package-aurora-member-1/file`)
    expect(own.status).toBe(200)
    expect(own.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect(own.headers.get("content-disposition")).toMatch(/^attachment/)
  })
})

test.each([
  ["/a/aurora/account/profile", { first_name: "Typed" }, false],
  ["/a/aurora/topic/create", { subject: "Typed" }, true],
])("FORM-08 a restored draft names lost files only if the form has files: %s", async (address, typed, hasFiles) => {
  const visitor = await signedIn("admin")
  const page = (await visitor.get(address)).body
  const own = Object.fromEntries([formField, ownerField, versionField].map((name) => [name, hidden(page, name)]))
  const kept = { ...own, ...typed, [draftFields.address]: address, [draftFields.intent]: "keep" }
  expect((await visitor.post("/a/aurora/draft", kept)).status).toBe(204)
  const { body } = await visitor.get(address)
  expect(body).toContain('value="Typed"')
  expect(body.includes(text("en", "form.draft.files"))).toBe(hasFiles)
})

describe("ACC-01 data for the profile's scripts", () => {
  test("regions below a region, in the reader's language; nothing below a leaf or an unknown region", async () => {
    const visitor = await signedIn("member")
    const below = async (code: string) => JSON.parse((await visitor.get(`/a/aurora/region/${code}`)).body) as unknown
    expect(await below("NO")).toContainEqual({ value: "NO-46", text: "Vestland" })
    for (const code of ["SG", "XX", "a%20b"]) expect(await below(code)).toEqual([])
    visitor.speaks("zh")
    expect(await below("NO")).toContainEqual({ value: "NO-46", text: "西挪威" })
  })
})

test("DASH-08 the order of what waits is named only while the list has it", async () => {
  const visitor = await signedIn("chair")
  const says = async (query: string) =>
    (await visitor.get(`/a/aurora/account/needs-my-action${query}`)).body.includes(text("en", "waiting.intro"))
  expect(await says("")).toBe(true)
  expect(await says("?page=1&size=10")).toBe(true)
  expect(await says("?sort=since_time")).toBe(false)
  expect(await says("?sort=until_time:desc")).toBe(false)
})
