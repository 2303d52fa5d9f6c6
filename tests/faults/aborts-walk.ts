import { readdir, readlink } from "node:fs/promises"
import { expect, vi } from "vitest"
import type { OwnPortal } from "#tests/support/own-portal.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const concurrency = 50

/** The pool keeps up to 64 idle connections to the backend for a while; ten more for everything else. */
const maxSocketGrowth = 64 + 10

/** Number of open sockets of a process. */
async function socketsOf(pid: number): Promise<number> {
  const files = await readdir(`/proc/${pid}/fd`)
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")))
  return targets.filter((target) => target.startsWith("socket:")).length
}

/** Counts the requests that the backend is still processing, starting now. */
function trackRunningCalls({ mock }: OwnPortal): () => number {
  let count = 0
  mock.server.on("request", (_request, response) => {
    count += 1
    response.once("close", () => (count -= 1))
  })
  return () => count
}

/** Opens a page many times and disconnects while the backend is still processing the requests. */
async function leave(visitor: Visitor, own: OwnPortal): Promise<void> {
  const store = own.mock.stores.get(visitor.mock.store)
  store.calls.clear()
  const leaving = new AbortController()
  const headers = { "x-mock-store": visitor.mock.store, accept: "text/html" }
  const opened = Array.from({ length: concurrency }, () =>
    fetch(`${visitor.portal}/a/aurora/thanks`, { headers, signal: leaving.signal }).catch(() => undefined),
  )
  const isAsked = () =>
    expect(store.calls.list().filter(({ operation }) => operation === "thanks.get").length).toBe(concurrency)
  await vi.waitFor(isAsked, { timeout: 20_000, interval: 5 })
  leaving.abort()
  await Promise.all(opened)
}

/**
 * Quality row 24: `count` clients disconnect during a request. Their backend calls are aborted, no socket leaks, and the page still
 * works.
 */
export async function tryAborts(own: OwnPortal, count: number): Promise<void> {
  const visitor = own.newVisitor()
  expect((await visitor.get("/a/aurora/thanks")).status).toBe(200)
  const [before, running] = [await socketsOf(own.pid), trackRunningCalls(own)]
  await visitor.mock.fault({ operation: "thanks.get", kind: "hang", is_done: false })
  for (let left = 0; left < count; left += concurrency) await leave(visitor, own)
  await visitor.mock.clearFaults()
  await vi.waitFor(() => expect(running(), "calls that nobody waits for").toBe(0), { timeout: 20_000, interval: 50 })
  const hasClosed = async () => expect((await socketsOf(own.pid)) - before).toBeLessThan(maxSocketGrowth)
  await vi.waitFor(hasClosed, { timeout: 20_000, interval: 50 })
  expect((await visitor.get("/a/aurora/thanks")).status).toBe(200)
  expect((await visitor.get("/readyz")).status).toBe(200)
  console.log(`${count} people left mid-way: ${before} sockets before, ${await socketsOf(own.pid)} afterwards`)
}
