import { request } from "node:http"
import { beforeAll, describe, expect, test } from "vitest"
import { isQuick } from "#tests/support/extent.ts"
import { operations, problems } from "./mock-contract.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let session: Session

beforeAll(async () => {
  session = await host.signIn("secretary")
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff, 0xfe, 0x80])
const create = operations.find(({ operationId }) => operationId === "file.create")
const megabyte = 1024 * 1024

type Upload = { name?: string; bytes?: Uint8Array<ArrayBuffer> | string; fields?: Record<string, string> }

async function upload(
  { name = "议程 agenda.txt", bytes = "text", fields = { module: "notice" } }: Upload,
  headers = session.headers,
): Promise<Reply> {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  data.append("file", new Blob([bytes]), name)
  const answer = await host.call("POST", "/api/file", headers, data)
  if (create) expect(problems(create, answer.status, answer.headers.get("content-type"), answer.body)).toEqual([])
  return answer
}

describe("uploading a file", () => {
  test("keeps bytes, name and content type", async () => {
    const { status, body } = await upload({
      name: "标志 logo.png",
      bytes: png,
      fields: { module: "notice", use: "image" },
    })
    expect(status).toBe(201)
    expect(body.result).toMatchObject({
      name: "标志 logo.png",
      size: png.length,
      content_type: "image/png",
      use: "image",
    })
    const answer = await fetch(`${host.origin}/api/file/${String(body.result?.id)}`, { headers: session.headers })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
    expect(answer.headers.get("content-type")).toBe("image/png")
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"__ logo.png\"; filename*=UTF-8''%E6%A0%87%E5%BF%97%20logo.png",
    )
  })

  test.each([
    ["a file that is too large", { bytes: new Uint8Array(25 * megabyte + 1) }, "file_too_large", { limit: 25 }],
    [
      "an image that is too large",
      {
        name: "a.png",
        bytes: Buffer.concat([png, new Uint8Array(10 * megabyte)]),
        fields: { module: "notice", use: "image" },
      },
      "file_too_large",
      { limit: 10 },
    ],
    ["an empty file", { bytes: "" }, "file_empty", { name: "议程 agenda.txt" }],
    [
      "an image by name only",
      { name: "a.png", bytes: "<svg/>", fields: { module: "notice", use: "image" } },
      "file_type",
      { name: "a.png" },
    ],
    [
      "an image by content only",
      { name: "a.svg", bytes: png, fields: { module: "notice", use: "image" } },
      "file_type",
      { name: "a.svg" },
    ],
    [
      "an image in a module without images",
      { name: "a.png", bytes: png, fields: { module: "ballot", use: "image" } },
      "image_unavailable",
      undefined,
    ],
    [
      "a logo in a module without logos",
      { name: "a.png", bytes: png, fields: { module: "notice", use: "logo" } },
      "image_unavailable",
      undefined,
    ],
  ])("%s is refused", async (_title, given: Upload, code, details) => {
    const { status, body } = await upload(given)
    expect([status, body.code]).toEqual([400, code])
    expect(body.errors).toMatchObject([{ field: "file", code }])
    if (details) expect(body.result).toMatchObject(details)
  })

  test.skipIf(isQuick)("exactly 25M are accepted", async () => {
    expect((await upload({ bytes: new Uint8Array(25 * megabyte) })).status).toBe(201)
  })

  test.each([
    ["no module", { fields: {} }, "module", "required"],
    ["an unknown module", { fields: { module: "cake" } }, "module", "value_unknown"],
    ["an unknown field", { fields: { module: "notice", is_public: "true" } }, "is_public", "unknown_field"],
  ])("%s is refused at its field", async (_title, given: Upload, field, code) => {
    const { status, body } = await upload(given)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  test("a form without a file and an invalid form are refused", async () => {
    const data = new FormData()
    data.append("module", "notice")
    const without = await host.call("POST", "/api/file", session.headers, data)
    expect(without.body.errors).toMatchObject([{ field: "file", code: "required" }])
    const broken = await host.call(
      "POST",
      "/api/file",
      { ...session.headers, "content-type": "multipart/form-data" },
      "x",
    )
    expect([broken.status, broken.body.code]).toEqual([400, "validation_failed"])
  })

  test.each(["multipart/form-data; boundary=x", "application/json"])(
    "an incomplete request of type %s does not affect later uploads",
    async (type) => {
      const { port } = new URL(host.origin)
      const headers = { ...session.headers, "content-type": type, "content-length": "1000" }
      const half = request({ port, method: "POST", path: "/api/file", headers })
      half.once("error", () => {})
      half.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf')
      await expect.poll(() => host.mock.stores.get(session.store).calls.list().at(-1)?.status).toBe(0)
      half.destroy()
      await new Promise((resolve) => half.once("close", resolve))
      expect((await upload({})).status).toBe(201)
      expect(host.reports).toEqual([])
    },
  )

  test("a path and control characters are removed from a file name", async () => {
    const { body } = await upload({ name: "../../etc/\u202epasswd" })
    expect(body.result?.name).toBe("passwd")
  })

  test("without a token only files of a membership application are accepted, at most 60 per hour", async () => {
    const headers = { "x-mock-store": host.newStore(), "alliance-id": "alliance-aurora" }
    expect((await upload({}, headers)).status).toBe(401)
    const fields = { module: "membership_application" }
    for (let at = 0; at < 60; at += 1) expect((await upload({ fields }, headers)).status).toBe(201)
    const { status, body } = await upload({ fields }, headers)
    expect([status, body.code]).toEqual([400, "rate_limited"])
    await host.control(headers["x-mock-store"], "POST", "clock", { advance: "PT1H1S" })
    expect((await upload({ fields }, headers)).status).toBe(201)
    const nowhere = await upload({ fields }, { "x-mock-store": headers["x-mock-store"] })
    expect(nowhere.body.errors).toMatchObject([{ field: "alliance-id", code: "required" }])
  })

  test("the same key uploads once; another file with that key is refused", async () => {
    const headers = { ...session.headers, "idempotency-key": "0123456789abcdef" }
    const [first, second] = [await upload({}, headers), await upload({}, headers)]
    expect(second.body).toEqual(first.body)
    expect((await upload({ bytes: "other" }, headers)).body.code).toBe("idempotency_conflict")
  })
})

describe("downloading a file", () => {
  const status = async (id: string, headers: Record<string, string>) =>
    (await host.call("GET", `/api/file/${id}`, headers)).status

  test("the user guide is public", async () => {
    const { body } = await host.call("GET", "/api/thanks", { "alliance-id": "alliance-aurora" })
    const guide = body.result?.user_guide as { id: string; size: number }
    const answer = await fetch(`${host.origin}/api/file/${guide.id}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get("content-type")).toBe("application/octet-stream")
    expect(bytes.length).toBe(guide.size)
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-")
  })

  test("a file without a record can be read only by its uploader", async () => {
    const id = String((await upload({})).body.result?.id)
    const { store } = session
    const visitor = { "x-mock-store": store }
    const colleague = await host.signIn("chair", orgs.aurora, store)
    const stranger = await host.signIn("chair", orgs.harbor, store)
    expect(await status(id, session.headers)).toBe(200)
    expect(await status(id, visitor)).toBe(401)
    expect(await status(id, colleague.headers)).toBe(403)
    expect(await status(id, stranger.headers)).toBe(404)
    expect(await status("file-nobody-has", session.headers)).toBe(404)
  })
})

describe("a login request", () => {
  const ask = (headers: Record<string, string>, body: unknown) =>
    host.call("POST", "/api/member/application", headers, body)
  const visitor = () => ({ "x-mock-store": host.newStore(), "alliance-id": "alliance-aurora" })
  const person = { username: "oskar", email: "oskar@skerry.example", name: "Oskar", company: "Skerry" }

  test("is refused while another one with the same account or email address is pending", async () => {
    const headers = visitor()
    const first = await ask(headers, person)
    expect(first.status).toBe(201)
    for (const again of [
      { ...person, email: null },
      { ...person, username: null, email: "OSKAR@skerry.example" },
    ]) {
      const { status, body } = await ask(headers, again)
      expect([status, body.code]).toEqual([400, "already_submitted"])
      expect(body.result).toEqual({ apply_time: first.body.result?.apply_time })
    }
  })

  test("is accepted five times per hour and IP address", async () => {
    const headers = visitor()
    for (const name of ["a", "b", "c", "d", "e"]) expect((await ask(headers, { name, company: "x" })).status).toBe(201)
    const { body } = await ask(headers, { name: "f", company: "x" })
    expect(body.code).toBe("rate_limited")
    expect(body.result).toHaveProperty("next_time")
    expect((await ask({ ...headers, "x-forwarded-for": "192.0.2.7" }, { name: "g", company: "x" })).status).toBe(201)
  })

  test("is refused for an unknown alliance", async () => {
    const { status, body } = await ask({ ...visitor(), "alliance-id": "alliance-nowhere" }, person)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: "alliance-id", code: "unknown_reference" }])
  })

  test("is created once per key; other content with that key is refused", async () => {
    const headers = { ...visitor(), "idempotency-key": "0123456789abcdef" }
    const [first, second] = [await ask(headers, person), await ask(headers, person)]
    expect([second.status, second.body]).toEqual([201, first.body])
    expect((await ask(headers, { ...person, name: "Oscar" })).body.code).toBe("idempotency_conflict")
  })

  test("with the same key from another visitor or in another alliance counts as another request", async () => {
    const headers = { ...visitor(), "idempotency-key": "0123456789abcdef" }
    const first = await ask(headers, person)
    const elsewhere = await ask({ ...headers, "alliance-id": "alliance-harbor" }, person)
    expect([elsewhere.status, elsewhere.body.result?.id === first.body.result?.id]).toEqual([201, false])
    expect((await ask({ ...headers, "x-forwarded-for": "198.51.100.7" }, person)).body.code).toBe("already_submitted")
  })

  test("can be corrected and sent again with the same key", async () => {
    const headers = { ...visitor(), "idempotency-key": "0123456789abcdef" }
    expect((await ask(headers, { ...person, name: " " })).body.errors).toMatchObject([
      { field: "name", code: "required" },
    ])
    expect((await ask(headers, person)).status).toBe(201)
  })

  test.each([
    ["email", "nobody", "email_format"],
    ["phone", "call me", "phone_format"],
    ["name", "x".repeat(101), "too_long"],
    ["company", "", "required"],
    ["memo", 7, "value_unknown"],
  ])("%s = %j: %s", async (field, value, code) => {
    const { body } = await ask(visitor(), { ...person, [field]: value })
    expect(body.errors).toMatchObject([{ field, code }])
    if (code === "too_long") expect(body.errors?.[0]?.params).toEqual({ max: 100 })
  })
})
