import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { changeSource, type ChangesFrom, type ChangeSet, livePool } from "#app/api/change-source.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { Backend, sendJson } from "./backend.ts"

let backend: Backend
beforeAll(async () => void (backend = await Backend.start()))
afterAll(() => backend.stop())

const set: ChangeSet = {
  cursor: "1.a",
  is_gap: false,
  has_new_counts: true,
  changes: [{ module: "ballot", key: "b-1", version: null }],
}
let mismatches: string[] = []
beforeEach(() => void (mismatches = []))

async function ask(from: ChangesFrom = {}) {
  const dispatcher = livePool()
  const sets: ChangeSet[] = []
  const source = changeSource({
    baseUrl: `${backend.origin}/api`,
    dispatcher,
    conformance: contract,
    headers: () => ({ "x-request-id": "request-1" }),
    onMismatch: (problem) => void mismatches.push(problem),
  })
  const caller = { token: "secret", allianceId: "aurora", memberId: "m-1", username: "海" }
  const { signal } = new AbortController()
  const end = await source({ caller, from, signal, onChanges: (one) => void sets.push(one) })
  await dispatcher.destroy()
  return { end, sets }
}

const stream = (...chunks: (string | Uint8Array)[]) =>
  backend.answers((response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" })
    for (const chunk of chunks) response.write(chunk)
    response.end()
  })

describe("LIVE-01 the backend's changes", () => {
  test("are read from a stream, whatever pieces it comes in", async () => {
    const text = new TextEncoder().encode(`:\n\nid: 1.a\r\nevent: changes\r\ndata: ${JSON.stringify(set)}\r\n\r\n`)
    stream(
      text.slice(0, 9),
      text.slice(9, 40),
      text.slice(40),
      `data: ${JSON.stringify({ ...set, cursor: "2.a" })}\n\n`,
    )
    expect(await ask({ cursor: "0.a" })).toEqual({ end: "ended", sets: [set, { ...set, cursor: "2.a" }] })
    expect(backend.received).toHaveLength(1)
    const [{ url, headers } = { url: "", headers: {} }] = backend.received
    expect(url).toBe("/api/changes?cursor=0.a")
    expect(headers).toMatchObject({
      token: "secret",
      "alliance-id": "aurora",
      "member-id": "m-1",
      "x-request-id": "request-1",
      accept: "text/event-stream, application/json;q=0.5",
    })
  })

  test("are read from one answer of a backend without streams", async () => {
    backend.answersJson({ success: true, result: set })
    expect(await ask({ since: "2026-11-20T07:00:00Z" })).toEqual({ end: "answered", sets: [set] })
    expect(backend.received[0]?.url).toBe("/api/changes?since=2026-11-20T07%3A00%3A00Z")
  })

  test.each([
    [501, "not-built"],
    [404, "not-built"],
    [405, "not-built"],
    [401, "unauthorized"],
    [400, "failed"],
    [500, "failed"],
    [503, "failed"],
  ] as const)("a %i is %s", async (status, end) => {
    backend.answersJson({ success: false, code: "x", message: "x" }, status)
    expect(await ask()).toEqual({ end, sets: [] })
  })

  test("that break the contract are not passed on, and are named", async () => {
    stream(
      `data: ${JSON.stringify({ ...set, changes: [{ module: "ballot" }] })}\n\n`,
      `data: ${JSON.stringify(set)}\n\n`,
    )
    expect(await ask()).toEqual({ end: "failed", sets: [] })
    expect(mismatches.join()).toContain("required property 'key'")
    stream("data: {{\n\n")
    expect(await ask()).toEqual({ end: "failed", sets: [] })
    backend.answers((response) => sendJson(response, "nonsense"))
    expect(await ask()).toEqual({ end: "failed", sets: [] })
    backend.answers((response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>busy"))
    expect(await ask()).toEqual({ end: "failed", sets: [] })
  })

  test.each([
    ["a line", "a".repeat(300_000)],
    ["an event of many lines", "a\ndata: ".repeat(60_000)],
    ["an event of many comments", "\n: still here".repeat(60_000)],
  ])("%s without an end does not fill the memory", async (_what, text) => {
    let sent = 0
    let isCut = false
    backend.answers((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" })
      response.on("close", () => (isCut = true))
      const more = () => {
        if (isCut) return
        sent += 1
        if (sent > 20) response.end()
        else response.write(sent === 1 ? `data: ${text}` : text, () => setTimeout(more, 1))
      }
      more()
    })
    expect(await ask()).toEqual({ end: "failed", sets: [] })
    expect(sent).toBeLessThan(20)
  })
})
