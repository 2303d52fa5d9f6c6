import fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"
import { isQuick, portion, runs } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { fileOf, multipart, type Part } from "#tests/support/multipart.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { archive, frame, sheet } from "#tests/support/xlsx.ts"
import { keyOf } from "./authorisation-cells.ts"

const upload = "/a/aurora/upload/meeting"
const invite = "/a/aurora/admin/member/invite"

let admin: Visitor
beforeAll(async () => {
  admin = newVisitor()
  await admin.signIn("admin")
})

/** Sends a body unchanged. */
async function send(path: string, body: Uint8Array, type = "multipart/form-data; boundary=x"): Promise<Answer> {
  const answer = await fetch(admin.portal + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: admin.portal,
      "x-mock-store": admin.mock.store,
      cookie: [...admin.cookies].map((pair) => pair.join("=")).join("; "),
      "content-type": type,
    },
    body: body as Uint8Array<ArrayBuffer>,
  })
  const { status, headers, url } = answer
  return { status, headers, url, location: headers.get("location"), body: await answer.text() }
}

const fileForm = (fileName: string, bytes: Uint8Array) => multipart([{ name: "file", fileName, bytes }])
const bytes = (text: string) => Buffer.from(text, "latin1")
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts)
const zip = archive([{ name: "x.html", content: "<script>alert(1)</script>" }])
const html = "<!DOCTYPE html><script>alert(document.domain)</script>"

/** Polyglot and mislabelled files, and whether they are accepted as an attachment: any type is, unless the content contradicts it. */
const files: [what: string, name: string, content: Uint8Array, isTaken: boolean][] = [
  ["a program that calls itself a document", "report.pdf", fileOf("exe"), false],
  ["a program under the name of a document", "report.pdf.exe", fileOf("exe"), false],
  ["a script under the name of a document", "report.docx.js", bytes("alert(1)"), false],
  ["a drawing with scripts that calls itself a picture", "picture.png", fileOf("svg"), false],
  ["a page that calls itself a picture", "picture.jpg", bytes(html), false],
  ["a page that calls itself a document", "report.pdf", bytes(html), false],
  [
    "a page after the first bytes of a document, far behind",
    "report.pdf",
    bytes(`${" ".repeat(2_000)}%PDF-${html}`),
    false,
  ],
  ["an archive that calls itself a picture", "picture.gif", zip, false],
  ["a picture that calls itself a workbook", "list.xlsx", fileOf("png"), false],
  ["nothing", "empty.txt", new Uint8Array(), false],
  ["a picture that is an archive as well", "picture.gif", joined(bytes("GIF89a\u0001\0\u0001\0\0\0;"), zip), true],
  ["a picture that is a page as well", "picture.png", joined(fileOf("png"), bytes(html)), true],
  ["a document that is a page as well", "report.pdf", joined(fileOf("pdf"), bytes(html)), true],
  ["a page, which says so", "page.html", bytes(html), true],
  ["a page of words", "notes.txt", bytes(html), true],
  ["a drawing with scripts, which says so", "drawing.svg", fileOf("svg"), true],
]

/** A sanitised file name: nothing that could change the path or be read as something else. */
const harmless = /^[^\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\\/"]{1,255}$/u

/** Expects that an accepted file is served as a download, or as an image that cannot run anything. */
async function expectInert(answer: Answer): Promise<void> {
  const { file } = JSON.parse(answer.body) as { file: { id: string; name: string } }
  expect(file.name).toMatch(harmless)
  const { status, headers } = await admin.get(`/a/aurora/file/${file.id}`)
  expect(status).toBe(200)
  const disposition = headers.get("content-disposition") ?? ""
  expect(disposition).toMatch(/^(attachment|inline); ?filename[\x20-\x7e]*$/)
  if (disposition.startsWith("inline")) expect(headers.get("content-type")).toMatch(/^image\/(png|jpeg|gif|webp|bmp)$/)
  else expect(headers.get("content-type")).toMatch(/^(application\/octet-stream|image\/)/)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*sandbox$/)
}

describe("quality row 46: files whose content is not of their type", () => {
  test.each(files)("%s", async (_what, name, content, isTaken) => {
    const answer = await send(upload, fileForm(name, content))
    expect(answer.status).toBe(isTaken ? 201 : 422)
    if (isTaken) await expectInert(answer)
    else expect(answer.body).toMatch(/file\.refused\.(kind|empty)/)
  })

  test.each([
    "CON.txt",
    "a.txt:evil.exe",
    "name.txt. . .",
    "..",
    "....txt",
    "..\\..\\boot.txt",
    "\\\\host\\share\\x.txt",
    "/etc/cron.d/x.txt",
    "-rf.txt",
    "a%2f..%2fb.txt",
    "a%0d%0aX-Injected: yes.txt",
    "a;filename*=utf-8''evil.exe.txt",
    "\u202etxt.exe",
    "\ufeff.txt",
    "💣".repeat(300) + ".txt",
  ])("the name %j", async (name) => {
    const answer = await send(upload, fileForm(Buffer.from(name).toString("utf8"), fileOf("text")))
    expect([201, 422]).toContain(answer.status)
    if (answer.status === 201) await expectInert(answer)
  })

  test("quality row 50: any file name is stored and returned in one line", async () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).filter((name) => !/[\0\r\n"\\]/.test(name) && name !== "")
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const answer = await send(upload, fileForm(`${name}.dat`, fileOf("text")))
        expect([201, 400]).toContain(answer.status)
        if (answer.status === 201) await expectInert(answer)
      }),
      runs(60),
    )
  })
})

describe("quality rows 46, 48: the list of new members must be a workbook", () => {
  const refusedBooks: [string, string, Uint8Array][] = [
    [
      "a workbook behind a password",
      "list.xlsx",
      bytes("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1EncryptedPackage"),
    ],
    ["a workbook whose parts are locked", "list.xlsx", encrypted(archive([...frame, sheet("")]))],
    ["a table of texts", "list.csv", bytes("Email\r\na@b.example\r\n")],
    ["a table that calls itself a workbook", "list.xlsx", bytes("Email\r\na@b.example\r\n")],
    ["a page that calls itself a workbook", "list.xls", bytes("<table><tr><td>Email</td></tr></table>")],
    ["only the end of an archive", "list.xlsx", bytes(`PK\u0005\u0006${"\0".repeat(18)}`)],
    ["an archive within an archive", "list.xlsx", archive([{ name: "xl/workbook.xml", content: zip }])],
  ]
  const all = [...refusedBooks, ...files.map(([what, name, content]) => [what, name, content] as const)]

  test.each(all)("%s", async (_what, name, content) => {
    await admin.mock.clearCalls()
    const started = performance.now()
    const answer = await send(invite, fileForm(name, content))
    expect([answer.status, answer.location]).toEqual([422, null])
    expect(performance.now() - started).toBeLessThan(15_000) // five seconds on an idle machine: tests/measures/member-import.test.ts
    const calls = await admin.mock.calls()
    expect(calls.filter(({ operation }) => /^(import|file)\./.test(operation))).toEqual([])
  })
})

/** The same archive with every part flagged as encrypted. */
function encrypted(book: Buffer): Buffer {
  const marked = Buffer.from(book)
  for (const [head, offset] of [
    ["PK\u0003\u0004", 6],
    ["PK\u0001\u0002", 8],
  ] as const)
    for (let at = marked.indexOf(head, 0, "latin1"); at >= 0; at = marked.indexOf(head, at + 4, "latin1"))
      marked[at + offset] = (marked[at + offset] ?? 0) | 1
  return marked
}

describe("quality rows 44, 47, 53: every action with malformed forms", () => {
  const many = (count: number, part: (at: number) => Part) =>
    multipart(Array.from({ length: count }, (_, at) => part(at)))
  const text = (name: string, value = "x"): Part => ({ name, value })
  const urlencoded = "application/x-www-form-urlencoded"
  type Body = [string, Uint8Array, string?]
  /** Large bodies: one function reads all forms, so each action gets one of these in turn. */
  const large: Body[] = [
    ["10,000 parts", many(10_000, () => text("subject"))],
    ["2,000 files", many(2_000, () => ({ name: "file", fileName: "a.txt", bytes: fileOf("text", 16) }))],
    [
      "a header of 1 MB",
      bytes(`--x\r\nContent-Disposition: form-data; name="a"\r\nX: ${"x".repeat(1024 ** 2)}\r\n\r\nb\r\n--x--`),
    ],
    ["wide lists", bytes(Array.from({ length: 999 }, (_, at) => `options[${at}].text=x`).join("&")), urlencoded],
    ["2 MB of a word", bytes(`subject=${"x".repeat(2 * 1024 ** 2)}`), urlencoded],
  ]
  const small: Body[] = [
    ["no boundary", multipart([text("subject")]), "multipart/form-data"],
    ["no end", multipart([text("subject")]).subarray(0, -9)],
    [
      "a form in a form",
      multipart([
        { name: "subject", fileName: "", type: "multipart/mixed; boundary=y", bytes: multipart([text("a")], "y") },
      ]),
    ],
    ["deep names", bytes(`subject${"[0]".repeat(400)}=1&subject${".a".repeat(400)}=1`), urlencoded],
    ["prototypes", bytes("__proto__.isAdmin=1&constructor.prototype.isAdmin=1&subject.__proto__.x=1"), urlencoded],
    ["half of a sign", bytes("subject=%e2%28%a1&description.text=%ed%a0%80"), urlencoded],
    ["another type", bytes('{"subject":1}'), "application/json"],
  ]
  const actions = addressable.filter(({ hasAction, pattern }) => hasAction && keyOf(pattern) !== "logout")

  test("there are actions", () => expect(actions.length).toBeGreaterThan(40))

  const inTurn = actions.map(({ pattern }, at) => ({
    pattern,
    bodies: [...small, ...large.slice(at % large.length).slice(0, 1)],
  }))

  test.each(portion(inTurn, 5))("$pattern", { timeout: 120_000 }, async ({ pattern, bodies }) => {
    await inBatches(portion(bodies, 4), 4, async ([name, body, type]) => {
      const started = performance.now()
      const { status, body: page } = await send(addressOf(pattern), body, type)
      expect(status, name).toBeGreaterThanOrEqual(200)
      expect(status, name).toBeLessThan(500)
      expect(page, name).not.toMatch(/node_modules|build\/server/)
      // only detects a hang; a limit of one second is tested in tests/measures/upload-abuse.test.ts
      if (!isQuick) expect(performance.now() - started, name).toBeLessThan(20_000)
    })
    expect((await admin.get("/a/aurora/thanks")).status).toBe(200)
  })
})
