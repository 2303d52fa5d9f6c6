import { Agent, createServer, request as httpRequest, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import express from "express"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bodyDeadline } from "#app/server/body-deadline.ts"

let server: Server
beforeAll(async () => {
  const app = express()
  app.use(bodyDeadline({ whole: 1_200, pause: 600, least: 100 }))
  app.post("/unread", (request, response) => {
    const reader = (Readable.toWeb(request) as ReadableStream<Uint8Array>).getReader()
    void reader.read().then(() => response.status(413).end("too much"))
  })
  app.use((request, response) => void request.resume().on("end", () => response.end("whole")))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends `pieces` pieces, one every 100 ms. @returns whether a response arrived */
async function send(type: string, piece: number, pieces: number): Promise<boolean> {
  const { port } = server.address() as AddressInfo
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST", headers: { "content-type": type } })
  const answered = new Promise<boolean>((resolve) => {
    request.on("response", (response) => resolve(response.resume().statusCode === 200))
    request.on("error", () => resolve(false))
  })
  for (let sent = 0; sent < pieces && !request.destroyed; sent += 1) {
    request.write("x".repeat(piece))
    await wait(100)
  }
  request.end()
  return answered
}

const files = "multipart/form-data; boundary=x"
const texts = "application/x-www-form-urlencoded"

test.concurrent.each([
  ["a quick form is accepted", texts, 200, 2, true],
  ["a slow form is refused", texts, 200, 15, false],
  ["files over a slow connection are accepted", files, 200, 15, true],
  ["files that arrive too slowly are refused", files, 2, 15, false],
])("quality row 20 FORM-03 %s", async (_name, type, piece, pieces, isAnswered) => {
  expect(await send(type, piece, pieces)).toBe(isAnswered)
})

test("quality row 20: an unread request body does not block the next request on the same connection", async () => {
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string, body: string) =>
    new Promise<[status: number | undefined, isReused: boolean]>((resolve, reject) => {
      const options = { port, agent, path, host: "127.0.0.1", method: "POST", headers: { "content-type": files } }
      const request = httpRequest(options, (response) => {
        response.resume().once("end", () => resolve([response.statusCode, request.reusedSocket]))
      })
      request
        .once("error", reject)
        .setTimeout(3_000, () => request.destroy(new Error("held up")))
        .end(body)
    })
  expect(await ask("/unread", "x".repeat(2_000_000))).toEqual([413, false])
  expect(await ask("/", "x")).toEqual([200, true])
  agent.destroy()
})
