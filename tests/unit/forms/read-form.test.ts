import { describe, expect, test } from "vitest"
import { readForm, readTexts } from "#app/forms/schema/read-form.server.ts"

const post = (body: BodyInit | null, type?: string) =>
  new Request("http://portal.invalid/", {
    method: "POST",
    body,
    headers: type ? { "content-type": type } : undefined,
  })
const statusOf = async (request: Request) => {
  try {
    await readForm(request)
    return 200
  } catch (error) {
    return (error as { init?: { status?: number } }).init?.status
  }
}
const fields = (name: string, value = "1") => post(new URLSearchParams({ [name]: value }))

describe("quality rows 44, 47, 53: reading a form", () => {
  test("all fields are read in their order, with repetitions and any text", async () => {
    const sent: [string, string][] = [
      ["name", "李雷 & <Lei>"],
      ["options[0].text", "Yes"],
      ["options[1].text", ""],
      ["name", "二"],
    ]
    expect([...(await readForm(post(new URLSearchParams(sent))))]).toEqual(sent)
    const multipart = new FormData()
    for (const [name, value] of sent) multipart.append(name, value)
    expect([...(await readForm(post(multipart)))]).toEqual(sent)
  })

  test.each([
    "rows[1000]",
    "rows[999999999].text",
    "a[4294967295",
    "x[0000]",
    `a${".b".repeat(10)}`,
    "a" + "[0]".repeat(10),
  ])("a field called %s is refused", async (name) => {
    expect(await statusOf(fields(name))).toBe(400)
    expect(await statusOf(fields("__intent__", JSON.stringify({ type: "update", payload: { name } })))).toBe(400)
  })

  test.each([
    "garbage",
    "",
    "{}",
    "null",
    '{"type":"insert"}',
    '{"type":"insert","payload":null}',
    '{"type":"insert","payload":{}}',
    '{"type":"remove","payload":{"name":"rows","index":"x"}}',
    '{"type":"reorder","payload":{"name":"rows","from":-1,"to":1e9}}',
    '{"type":"constructor","payload":{"name":"rows"}}',
    ...["__proto__", "a.constructor", "a[b]", "a]", "memo"].map((name) =>
      JSON.stringify({ type: "insert", payload: { name } }),
    ),
    ...["update", "reset"].map((type) => JSON.stringify({ type, payload: { name: "__proto__.polluted", value: "1" } })),
    '{"type":"update","payload":{"value":null}}',
    `{"type":"update","payload":{"name":"memo","value":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}}`,
  ])("an unknown or malformed intent is refused: %s", async (intent) => {
    const form = new URLSearchParams({ memo: "text", __intent__: intent })
    expect(await statusOf(post(form))).toBe(400)
    const multipart = new FormData()
    for (const [name, value] of form) multipart.append(name, value)
    expect(await statusOf(post(multipart))).toBe(400)
  })

  test.each(["", "x", "null", '{"validated":{}}'])("the state of a form is refused: %s", async (state) => {
    expect(await statusOf(fields("__state__", state))).toBe(400)
  })

  test.each([
    '{"type":"validate","payload":{}}',
    '{"type":"insert","payload":{"name":"options","defaultValue":{"text":""}}}',
    '{"type":"remove","payload":{"name":"options","index":2}}',
  ])("a valid intent is read: %s", async (intent) => expect(await statusOf(fields("__intent__", intent))).toBe(200))

  test.each(["rows[999].text", "memo", "a.b.c[1].d", "价格[1]", "__proto__"])(
    "a field called %s is read",
    async (name) => expect(await statusOf(fields(name))).toBe(200),
  )

  test("a value that looks like a refused field name is read", async () =>
    expect(await statusOf(fields("memo", "see [123456] and a.b.c.d.e.f.g.h.i.j.k.l"))).toBe(200))

  test.each([
    ["text/plain", "name=a"],
    ["application/json", '{"name":"a"}'],
    ["multipart/form-data", "--x\r\n"],
    ["multipart/form-data; boundary=x", "no parts"],
    [undefined, new Uint8Array([1, 2, 3])],
  ])("a body that is not a form is refused: %s", async (type, body) =>
    expect(await statusOf(post(body, type))).toBe(400),
  )

  test("a form over 1 MB is refused", async () => {
    expect(await statusOf(fields("memo", "x".repeat(1024 ** 2 - 5)))).toBe(200)
    expect(await statusOf(fields("memo", "x".repeat(1024 ** 2)))).toBe(413)
  })
})

describe("SES-07 reading only the texts of a form", () => {
  test("a form with files gives its texts without the files", async () => {
    const form = new FormData()
    form.append("subject", "Half a sentence")
    form.append("file", new File(["x".repeat(100_000)], "minutes.txt"))
    form.append("memo", "已经写好")
    expect([...(await readTexts(post(form)))]).toEqual([
      ["subject", "Half a sentence"],
      ["memo", "已经写好"],
    ])
  })

  test("a truncated form is an error", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const cut = new Request("http://127.0.0.1/", { method: "POST", headers, body: "--x\r\nContent-Disp" })
    await expect(readTexts(cut)).rejects.toBeDefined()
  })
})
