import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { signedInOnce, newVisitor } from "#tests/support/new-visitor.ts"
import { hrefs } from "#tests/support/visitor.ts"

/** Pages of the lists that the contract offers as packages (`export-package.create`). */
const pages: Record<string, string> = {
  meeting: "meeting",
  decision: "decision",
  ballot: "vote",
  proposal: "proposal",
  topic_call: "topic",
  download: "download",
  task: "task",
  notice: "notice",
  workgroup: "admin/group",
  entity: "admin/entity",
  agency: "admin/agency",
  membership_application: "admin/membership-application",
  certification: "certification",
  certificate: "certificate-center/certificate",
  operation_log: "admin/log",
}

const contract = readFileSync("openapi/paths/export-package.yaml", "utf8")
const modules = [...contract.matchAll(/^ +\| `(\w+)` \| `[\w-]+\.list` \|/gm)].map(([, module]) => module)

const visitorOf = signedInOnce(async (person) => {
  const visitor = newVisitor()
  await visitor.signIn(person)
  return visitor
})

test("the contract's table is read", () => expect(modules).toEqual(Object.keys(pages)))

test.each(Object.entries(pages))("DL-04 the list of %s offers its package", async (module, page) => {
  const admin = await visitorOf("admin")
  const list = await admin.get(`/a/aurora/${page}`)
  expect(list.status).toBe(200)
  const link = hrefs(list.body).find((href) => href.includes(`/export?module=${module}`)) ?? "no link"
  const form = await admin.get(link)
  expect([form.status, link]).toEqual([200, expect.stringContaining("/export?")])
  const asked = await admin.post(link, { format: "csv", language: "english" })
  expect([asked.status, asked.location]).toEqual([303, expect.stringContaining("/account/download")])
})

test("DL-04 SHELL-02 from a list of a group, the export page leads back to the group and says which it is", async () => {
  const admin = await visitorOf("admin")
  const list = await admin.get("/a/aurora/wg/COPT/download?q=a")
  const link = hrefs(list.body).find((href) => href.includes("/export?module=download")) ?? "no link"
  const { body } = await admin.get(link)
  expect(hrefs(body)).toEqual(expect.arrayContaining(["/a/aurora/wg/COPT/about", "/a/aurora/wg/COPT/download?q=a"]))
  expect(/<p class="kicker">([^<]*)/.exec(body)?.[1]).toBe("COPT")
  const asked = await admin.post(link, { format: "zip", language: "english" })
  expect([asked.status, asked.location]).toEqual([303, expect.stringContaining("/account/download")])
})
