import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fileOf } from "#tests/support/multipart.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const path = "/a/aurora/kit/session"
const megabyte = 1024 * 1024
const typed = "Line one\nLine two: 第二行"

let own: OwnPortal
let member: Visitor
beforeAll(async () => {
  own = await startOwnPortal("faults-uploads", { env: { REQUEST_TIMEOUT_MS: "1000" } })
  member = own.newVisitor()
  await member.signIn("member")
})
afterAll(() => own.stop())

type Chosen = [name: string, bytes: Uint8Array<ArrayBuffer>]

function formOf(files: Chosen[], words = typed): FormData {
  const form = new FormData()
  form.append("text", words)
  for (const [name, bytes] of files) form.append("documentation", new File([bytes], name))
  return form
}

/** The files that a page offers to keep. */
function keptIn(html: string): { id: string; name: string; size: number }[] {
  const values = [...html.matchAll(/name="documentation" checked="" value="([^"]*)"/g)].map(([, value = ""]) => value)
  return values.map((value) => JSON.parse(value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as never)
}

const stored = (visitor: Visitor) => own.mock.stores.get(visitor.mock.store).rows.file

describe("FORM-03 files in a form without scripts", () => {
  test("a refused form keeps what was typed and the files that were accepted", async () => {
    const answer = await member.post(path, formOf([["议程 agenda.pdf", fileOf("pdf", 5 * megabyte)]], " "))
    expect(answer.status).toBe(422)
    const [file] = keptIn(answer.body)
    expect(file).toMatchObject({ name: "议程 agenda.pdf", size: 5 * megabyte })
    expect(stored(member).get(file?.id ?? "")?.bytes.length).toBe(5 * megabyte)
  })
})
