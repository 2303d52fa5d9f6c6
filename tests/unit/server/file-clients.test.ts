import { createServer, type Server } from "node:http"
import { setTimeout as after } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import express, { type Handler } from "express"
import { Agent } from "undici"
import { afterEach, expect, test } from "vitest"
import { filesOf } from "#app/server/file-clients.ts"
import { listen } from "#tests/support/listen.ts"

const started: Server[] = []

function start(server: Server): Promise<string> {
  started.push(server)
  return listen(server)
}

afterEach(() => {
  for (const server of started.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const size = 300_000
const fileHeaders = { "content-type": "application/octet-stream", "content-length": size }

/** A portal that opens a file of the backend for each page. */
async function portal(backend: string, answer: (file: Response, ...page: Parameters<Handler>) => unknown) {
  const signal = new AbortController().signal
  const options = { baseUrl: backend, dispatcher: new Agent(), caller: {}, headers: {}, signal, timeout: 5_000 }
  const open = async (...[request, response]: Parameters<Handler>) => {
    const file = await filesOf(options, request, response).openFile("file-1")
    return new Response(file && "body" in file ? file.body : null)
  }
  const app = express().use(async (...page) => void answer(await open(...page), ...page))
  return start(createServer(app))
}

test("a file arrives completely if garbage is collected before it is read", async () => {
  setFlagsFromString("--expose_gc")
  const collect = runInNewContext("gc") as () => void
  const backend = await start(
    createServer((_request, response) => {
      response.writeHead(200, fileHeaders).write(Buffer.alloc(1_000))
      setTimeout(() => response.end(Buffer.alloc(size - 1_000)), 100)
    }),
  )
  const origin = await portal(backend, async (file, _request, response) => {
    for (let time = 0; time < 5; time += 1) {
      collect()
      await after(10)
    }
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
    response.end(Buffer.from(bytes))
  })
  const page = await fetch(origin)
  expect((await page.arrayBuffer()).byteLength).toBe(size)
})

test("an unread file closes its backend connection when the response has been sent", async () => {
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (close = resolve))
  const backend = await start(
    createServer((_request, response) => {
      response.once("close", close)
      response.writeHead(200, fileHeaders).write(Buffer.alloc(1_000)) // the rest never comes
    }),
  )
  const origin = await portal(backend, (_file, _request, response) => response.end())
  await fetch(origin, { method: "HEAD" })
  expect(await Promise.race([closed.then(() => "closed"), after(2_000, "open")])).toBe("closed")
})
