import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { contract } from "#app/api/contract.server.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { backendPool } from "#app/api/transport.server.ts"
import { sendFile, type UploadOptions } from "#app/api/upload.server.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { formOwners } from "#app/session/form-owner.server.ts"
import { fileOf, multipart } from "#tests/support/multipart.ts"

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
const stored = (name: string, size: number) => ({
  success: true,
  result: {
    id: "file-1",
    name,
    size,
    content_type: "text/plain",
    module: "meeting",
    use: "attachment",
    created_time: "2026-11-20T07:05:40Z",
  },
})

/** A backend that accepts files as the test defines, and records what it received. */
class UploadBackend {
  bytes = 0
  isCut = false
  requests: IncomingMessage[] = []
  take: (request: IncomingMessage, response: ServerResponse) => void = (request, response) => {
    request.on("end", () => answer(response, 201, stored("a.txt", 1)))
    request.resume()
  }
  readonly server: Server = createServer((request, response) => {
    this.requests.push(request)
    request.on("data", (chunk: Buffer) => (this.bytes += chunk.length))
    request.pause()
    response.on("close", () => (this.isCut ||= !response.writableFinished))
    this.take(request, response)
  })
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify(body))
}

let backend: UploadBackend
let pool: ReturnType<typeof backendPool>
beforeEach(async () => {
  backend = new UploadBackend()
  pool = backendPool()
  await new Promise<void>((resolve) => backend.server.listen(0, "127.0.0.1", resolve))
})
afterEach(async () => {
  await pool.destroy()
  backend.server.closeAllConnections()
  await new Promise((resolve) => backend.server.close(resolve))
})

/** Errors that the portal would log as its own: none of these tests expects one. */
const reported: unknown[] = []
afterEach(() => expect(reported.splice(0)).toEqual([]))

function contextOf(signal: AbortSignal = new AbortController().signal, timeout = 2_000) {
  const { port } = backend.server.address() as AddressInfo
  const options: UploadOptions = {
    baseUrl: `http://127.0.0.1:${port}/api`,
    dispatcher: pool,
    conformance: contract,
    caller: { token: "t", allianceId: "aurora", memberId: "member-1", username: "李雷" },
    headers: { "x-request-id": "r" },
    signal,
    timeout,
  }
  const zone = "UTC"
  const typed: { form?: FormData } = {}
  const owner = { formOwners: formOwners(["secret"]), alliance: "aurora", session: undefined }
  const report = (error: unknown) => reported.push(error)
  return {
    sendFile: (file: never) => sendFile(file, options),
    locale: "en" as const,
    zone,
    report,
    signal,
    typed,
    ...owner,
  }
}

/** A form whose body arrives as the test writes it. */
function slowForm() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const request = new Request("http://127.0.0.1/", {
    method: "POST",
    headers,
    body: readable,
    duplex: "half",
  } as RequestInit)
  return { request, writer: writable.getWriter() }
}

const file = (size: number) => multipart([{ name: "files", fileName: "a.txt", bytes: fileOf("text", size) }])

function formWith(size: number) {
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  return new Request("http://127.0.0.1/", { method: "POST", headers, body: file(size) as Uint8Array<ArrayBuffer> })
}

describe("FORM-03 a file is sent on to the backend", () => {
  test("in the contract's format, with the person's headers, while it is still arriving", async () => {
    let received = Buffer.alloc(0)
    backend.take = (request, response) => {
      request.on("data", (chunk: Buffer) => (received = Buffer.concat([received, chunk])))
      request.on("end", () => answer(response, 201, stored("a.txt", 200 * kilobyte)))
      request.resume()
    }
    const { request, writer } = slowForm()
    const form = receiveForm(contextOf(), request, "meeting")
    const body = file(200 * kilobyte)
    void writer.write(body.subarray(0, 100 * kilobyte))
    await expect.poll(() => received.length).toBeGreaterThan(90 * kilobyte)
    void writer.write(body.subarray(100 * kilobyte)).then(() => writer.close())
    expect([...(await form).form]).toEqual([["files", '{"id":"file-1","name":"a.txt","size":204800}']])
    const [{ headers }] = backend.requests as [IncomingMessage]
    expect(headers).toMatchObject({
      token: "t",
      "alliance-id": "aurora",
      username: "%E6%9D%8E%E9%9B%B7",
      "x-request-id": "r",
    })
    const parts = await new Response(received as Uint8Array<ArrayBuffer>, {
      headers: { "content-type": headers["content-type"] ?? "" },
    }).formData()
    expect([parts.get("module"), parts.get("use")]).toEqual(["meeting", "attachment"])
    const arrived = parts.get("file") as File
    expect([arrived.name, arrived.size]).toEqual(["a.txt", 200 * kilobyte])
  })

  test("FORM-07 with the same idempotency key for any size of the form's chunks", async () => {
    const keyed = multipart([
      { name: "idempotency_key", value: "0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11" },
      { name: "files", fileName: "a.txt", bytes: fileOf("text", 20 * kilobyte) },
    ])
    for (const size of [500, 7 * kilobyte, keyed.length]) {
      const { request, writer } = slowForm()
      const form = receiveForm(contextOf(), request, "meeting")
      for (let at = 0; at < keyed.length; at += size) await writer.write(keyed.subarray(at, at + size))
      await writer.close()
      expect((await form).fileErrors).toEqual({})
    }
    const keys = backend.requests.map(({ headers }) => headers["idempotency-key"])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  })

  test("quality row 45: only up to the size limit of an attachment", { timeout: 20_000 }, async () => {
    backend.take = (request) => request.resume()
    const { request, writer } = slowForm()
    const received = receiveForm(contextOf(), request, "meeting")
    const body = file(40 * megabyte)
    for (let at = 0; at < body.length; at += 64 * kilobyte) await writer.write(body.subarray(at, at + 64 * kilobyte))
    await writer.close()
    const { form, fileErrors } = await received
    expect([...form]).toEqual([])
    expect(fileErrors).toEqual({ files: ["file.refused.too-large?name=a.txt&limit=25"] })
    expect(backend.bytes).toBeLessThanOrEqual(25 * megabyte + 64 * kilobyte)
    await expect.poll(() => backend.isCut).toBe(true)
  })
})

describe("ERR-03 uploads to a slow or refusing backend", () => {
  test("a backend that never reads or never responds is a timeout at the file; the form is read", async () => {
    backend.take = () => undefined
    const hanging = await receiveForm(contextOf(undefined, 300), formWith(8 * megabyte), "meeting")
    backend.take = (request) => request.resume()
    const thinking = await receiveForm(contextOf(undefined, 300), formWith(8), "meeting")
    for (const { fileErrors } of [hanging, thinking])
      expect(fileErrors).toEqual({ files: ["file.refused.timeout?name=a.txt"] })
    expect(backend.bytes).toBeLessThan(8 * megabyte)
  })

  test("a slow client does not cause a timeout of the backend", async () => {
    const { request, writer } = slowForm()
    const form = receiveForm(contextOf(undefined, 100), request, "meeting")
    const body = file(300 * kilobyte)
    void writer.write(body.subarray(0, 100 * kilobyte))
    await new Promise((resolve) => setTimeout(resolve, 400))
    void writer.write(body.subarray(100 * kilobyte)).then(() => writer.close())
    expect((await form).fileErrors).toEqual({})
  })

  test("a 401 before the last byte is reported", async () => {
    backend.take = (_request, response) => answer(response, 401, { success: false, code: "unauthorized", message: "" })
    const context = contextOf()
    const rejected = receiveForm(context, formWith(8 * megabyte), "meeting")
    await expect(rejected).rejects.toBeInstanceOf(ApiFailure)
    expect(context.typed.form).toBeInstanceOf(FormData)
  })
})

test("quality row 24: the backend's call is aborted when the client disconnects", async () => {
  backend.take = (request) => request.resume()
  const person = new AbortController()
  const { request, writer } = slowForm()
  const form = receiveForm(contextOf(person.signal), request, "meeting").catch((error: unknown) => error)
  void writer.write(file(megabyte).subarray(0, 200 * kilobyte))
  await expect.poll(() => backend.bytes).toBeGreaterThan(100 * kilobyte)
  person.abort()
  await expect.poll(() => backend.isCut).toBe(true)
  await writer.close()
  expect(await form).toMatchObject({ init: { status: 400 } })
})

test("quality row 47: a part without a name is refused with 400", async () => {
  const body = '--x\r\nContent-Disposition: form-data; name=""\r\n\r\nLei\r\n--x--\r\n'
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const request = new Request("http://127.0.0.1/", { method: "POST", headers, body })
  await expect(receiveForm(contextOf(), request, "meeting")).rejects.toMatchObject({ init: { status: 400 } })
})
