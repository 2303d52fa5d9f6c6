import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { fileOf } from "#tests/support/multipart.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

const path = "/a/aurora/kit/session"
const upload = "/a/aurora/upload/meeting"
const megabyte = 1024 * 1024
const typed = "Line one\nLine two: 第二行"

let own: OwnPortal
let member: Visitor
beforeAll(async () => {
  own = await startOwnPortal("faults-uploads", { env: { REQUEST_TIMEOUT_MS: "4000" } })
})
afterAll(() => own.stop())

const signedIn = async () => {
  const visitor = own.newVisitor()
  await visitor.signIn("member")
  return visitor
}

type Chosen = [name: string, bytes: Uint8Array<ArrayBuffer>]

function formOf(files: Chosen[], words = typed): FormData {
  const form = new FormData()
  form.append("text", words)
  for (const [name, bytes] of files) form.append("documentation", new File([bytes], name))
  return form
}

function fileForm(name: string, bytes: Uint8Array<ArrayBuffer>, key?: string): FormData {
  const form = new FormData()
  if (key) form.append("idempotency_key", key)
  form.append("file", new File([bytes], name))
  return form
}

const plain = (html: string) =>
  html
    .replaceAll("\r\n", "\n")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")

/** The uploaded files that a page offers to keep. */
function keptIn({ body }: Answer): { id: string; name: string; size: number }[] {
  const values = [...body.matchAll(/name="documentation" checked="" value="([^"]*)"/g)].map(([, value = ""]) => value)
  return values.map((value) => JSON.parse(plain(value)) as never)
}

const stored = (visitor: Visitor) => own.mock.stores.get(visitor.mock.store).rows.file
const ownFiles = (visitor: Visitor) => stored(visitor).filter(({ module }) => module === "meeting")
const sent = async (visitor: Visitor) =>
  (await visitor.mock.calls()).filter(({ operation }) => operation === "file.create")
const refusal = (code: string, name: string) => text("en", `file.refused.${code}`, { name, limit: 25 })

describe("FORM-03 files in a form without scripts", () => {
  test("files are stored completely and listed in the form that comes back with what was typed", async () => {
    member = await signedIn()
    const answer = await member.post(
      path,
      formOf(
        [
          ["议程 agenda.pdf", fileOf("pdf", 5 * megabyte)],
          ["", new Uint8Array()],
          ["notes.txt", fileOf("text")],
        ],
        " ",
      ),
    )
    expect(answer.status).toBe(422)
    expect(keptIn(answer).map(({ name, size }) => [name, size])).toEqual([
      ["议程 agenda.pdf", 5 * megabyte],
      ["notes.txt", 64],
    ])
    for (const { id, size } of keptIn(answer)) expect(stored(member).get(id)?.bytes.length).toBe(size)
    expect(
      Buffer.from(stored(member).get(keptIn(answer)[0]?.id ?? "")?.bytes ?? []).equals(fileOf("pdf", 5 * megabyte)),
    ).toBe(true)
  })

  test("quality row 15: a form that is sent again stores no file twice", async () => {
    member = await signedIn()
    const send = () => {
      const form = new FormData()
      form.append("idempotency_key", "0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11")
      for (const entry of formOf([["a.txt", fileOf("text")]], " ")) form.append(...(entry as [string, string]))
      return member.post(path, form)
    }
    const [first, second] = [await send(), await send()]
    expect(keptIn(first)).toEqual(keptIn(second))
    expect(await sent(member)).toHaveLength(2)
    expect(ownFiles(member).filter(({ name }) => name === "a.txt")).toHaveLength(1)
  })
})

describe("ERR-05 quality row 45: at most 25M", () => {
  test.each([
    ["exactly", 25 * megabyte, undefined],
    ["one byte more", 25 * megabyte + 1, refusal("too-large", "film.mp4")],
  ])("%s", async (_name, size, words) => {
    member = await signedIn()
    const film = fileOf("text", size)
    film.set(Buffer.from("\0\0\0\u0018ftypmp42", "latin1"))
    const answer = await member.post(
      path,
      formOf(
        [
          ["film.mp4", film],
          ["notes.txt", fileOf("text")],
        ],
        " ",
      ),
    )
    expect(answer.status).toBe(422)
    expect(keptIn(answer).map(({ name }) => name)).toEqual(words ? ["notes.txt"] : ["film.mp4", "notes.txt"])
    if (words) expect(answer.body).toContain(words)
    expect(ownFiles(member).filter(({ name }) => name === "film.mp4")).toHaveLength(words ? 0 : 1)
  })
})

describe("quality row 46: type and content of a file", () => {
  test.each<[string, Parameters<typeof fileOf>[0], number]>([
    ["report.pdf", "pdf", 201],
    ["picture.png", "png", 201],
    ["minutes.docx", "docx", 201],
    ["notes.txt", "text", 201],
    ["board.step", "text", 201],
    ["setup.exe", "exe", 201],
    ["drawing.svg", "svg", 201],
    ["report.pdf", "exe", 422],
    ["picture.png", "svg", 422],
    ["picture.png", "text", 422],
    ["minutes.docx", "pdf", 422],
    ["notes.txt", "exe", 422],
    ["setup.exe", "pdf", 422],
    ["report.pdf.exe", "exe", 422],
  ])("%s with the content of %s: %i", async (name, kind, status) => {
    member = await signedIn()
    const answer = await member.post(upload, fileForm(name, fileOf(kind)))
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.body).toContain("file.refused.kind")
    expect(await sent(member)).toHaveLength(status === 201 ? 1 : 0)
  })

  test("an empty file", async () => {
    member = await signedIn()
    const answer = await member.post(upload, fileForm("empty.txt", new Uint8Array()))
    expect([answer.status, answer.body.includes("file.refused.empty")]).toEqual([422, true])
    expect(await sent(member)).toEqual([])
  })

  test.each([
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\me\\plan.txt", "plan.txt"],
    ["invoice\u202efdp.txt", "invoicefdp.txt"],
    ["a\u0085b\u200e.txt", "a b.txt"],
    ['say "hello".txt', "say 'hello'.txt"],
    [`${"n".repeat(5000)}.txt`, `${"n".repeat(251)}.txt`],
    ["会议 议程 ①.txt", "会议 议程 ①.txt"],
  ])("the name %s", async (name, kept) => {
    member = await signedIn()
    const answer = await member.post(upload, fileForm(name, fileOf("text")))
    expect(JSON.parse(answer.body)).toMatchObject({ file: { name: kept } })
    expect(ownFiles(member).map((row) => row.name)).toContain(kept)
  })
})

test("a name with a null byte makes the form invalid", async () => {
  member = await signedIn()
  expect((await member.post(upload, fileForm("a\u0000.txt", fileOf("text")))).status).toBe(400)
  expect(await sent(member)).toEqual([])
})

describe("ERR-03 quality rows 1, 2, 14: the backend fails during an upload", () => {
  test.each([
    ["hang", "timeout"],
    ["reset", "failed"],
    ["broken-json", "failed"],
    ["html", "failed"],
    ["contract", "failed"],
  ] as const)(
    "%s: it is said at the field, the other file and the text stay, nothing is tried again",
    async (kind, code) => {
      member = await signedIn()
      await member.mock.fault({ operation: "file.create", kind, times: 1 })
      const files: Chosen[] = [
        ["first.txt", fileOf("text", 3 * megabyte)],
        ["second.txt", fileOf("text")],
      ]
      const answer = await member.post(path, formOf(files))
      expect(answer.status).toBe(422)
      // Both files are uploaded in parallel: the fault may affect either of them.
      const [kept, ...more] = keptIn(answer)
      expect(more).toEqual([])
      const lost = kept?.name === "first.txt" ? "second.txt" : "first.txt"
      expect(kept?.name).toMatch(/^(first|second)\.txt$/)
      expect(plain(answer.body)).toContain(refusal(code, lost))
      expect(plain(answer.body)).toContain(typed)
      expect(await sent(member)).toHaveLength(2)
    },
  )

  test("a refusal of the backend is shown at the field in its words", async () => {
    member = await signedIn()
    const answer = await member.post("/a/aurora/upload/no_such_module", fileForm("a.txt", fileOf("text")))
    expect(answer.status).toBe(422)
    expect(answer.body).toContain("file.refused.other")
  })

  test.each([" ", typed])("SES-07 a 401 keeps the texts and the accepted files: %o", async (words) => {
    member = await signedIn()
    await member.mock.fault({
      operation: words === typed ? "workgroup.grouped" : "file.create",
      kind: "status",
      status: 401,
    })
    const answer = await member.post(path, formOf([["a.txt", fileOf("text")]], words))
    expect(answer.location).toMatch(/\/a\/aurora\/login\?to=/)
    await member.mock.clearFaults()
    const back = await member.signInAndArrive("member", "aurora", answer.location ?? "")
    expect(back.url).toBe(own.portal + path)
    expect(back.body).toContain(text("en", "form.draft.files"))
    expect(keptIn(back).map(({ name }) => name)).toEqual(words === typed ? ["a.txt"] : [])
  })

  test("SES-07 a 401 of a separate upload is reported, and the session cookie stays for the form", async () => {
    member = await signedIn()
    await member.mock.fault({ operation: "file.create", kind: "status", status: 401 })
    const answer = await member.post(upload, fileForm("a.txt", fileOf("text")))
    expect([answer.status, answer.location, member.cookies.has("session")]).toEqual([401, null, true])
    expect((await own.newVisitor().post(upload, fileForm("a.txt", fileOf("text")))).status).toBe(401)
  })

  test("quality row 50: a refused file is logged without its content", async () => {
    const failed = { operation: "file.create", failure: "timeout" }
    await eventually(async () => expect(await own.log()).toContainEqual(expect.objectContaining(failed)))
    expect(JSON.stringify(await own.log())).not.toContain("Plain words.")
  })
})
