import { createServer, request as httpRequest, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import express from "express"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bodyDeadline } from "#app/server/body-deadline.ts"

let server: Server
beforeAll(async () => {
  const app = express()
  app.use(bodyDeadline({ whole: 400, pause: 150, least: 100 }))
  app.use((request, response) => void request.resume().on("end", () => response.end("whole")))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends `pieces` pieces, one every 60 ms, and says whether the answer came. */
async function send(type: string, piece: number, pieces: number): Promise<boolean> {
  const { port } = server.address() as AddressInfo
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST", headers: { "content-type": type } })
  const answered = new Promise<boolean>((resolve) => {
    request.on("response", (response) => resolve(response.resume().statusCode === 200))
    request.on("error", () => resolve(false))
  })
  for (let sent = 0; sent < pieces && !request.destroyed; sent += 1) {
    request.write("x".repeat(piece))
    await wait(60)
  }
  request.end()
  return answered
}

const files = "multipart/form-data; boundary=x"
const texts = "application/x-www-form-urlencoded"

test.each([
  ["a quick form", texts, 200, 2, true],
  ["a slow form", texts, 200, 15, false],
  ["files over a slow line", files, 200, 15, true],
  ["files that hardly move", files, 2, 15, false],
])("quality row 20 FORM-03 %s", async (_name, type, piece, pieces, isAnswered) => {
  expect(await send(type, piece, pieces)).toBe(isAnswered)
})
