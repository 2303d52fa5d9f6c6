import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, expect, test } from "vitest"
import { digestOf, send } from "#scripts/verify-backend/client/send.ts"

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A server that closes a connection instead of responding if `drops` says so; `asked` counts the requests. */
async function serverThat(drops: (requestsOfSocket: number) => boolean) {
  const asked = { times: 0 }
  const bySocket = new Map<Socket, number>()
  const server = createServer((request, response) => {
    asked.times += 1
    const before = bySocket.get(request.socket) ?? 0
    bySocket.set(request.socket, before + 1)
    if (drops(before + 1)) return void request.socket.destroy()
    response.setHeader("x-file", "a").end("done")
  })
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test("a request on an idle connection that was dropped is sent again once", async () => {
  let dropped = 0
  const { asked, address } = await serverThat((requests) => requests > 1 && (dropped += 1) === 1)
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) {
    const { status, answer, answerHeaders, digest } = await send(address, { method: "POST", headers: {}, body: { at } })
    statuses.push(status)
    expect([answer, answerHeaders["x-file"], digest]).toEqual(["done", "a", digestOf("done")])
    // The connection becomes idle only after this turn of the event loop.
    await wait(5)
  }
  expect([statuses, asked.times]).toEqual([Array.from({ length: 6 }, () => 200), 7])
})

test("a target that closes every connection gets at most two requests, and there is no response", async () => {
  const { asked, address } = await serverThat(() => true)
  const { status, answer } = await send(address, { method: "GET", headers: {} })
  expect(status).toBe(0)
  expect(String(answer)).toContain("fetch failed")
  expect(asked.times).toBeLessThanOrEqual(2)
})
