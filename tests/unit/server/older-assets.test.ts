import express from "express"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { olderAssets } from "#app/server/older-assets.ts"
import { listen } from "#tests/support/listen.ts"

const folder = mkdtempSync(join(tmpdir(), "builds-"))
const builds = join(folder, ".builds")
let server: Server
let origin: string

function put(path: string, text: string): void {
  mkdirSync(join(builds, path, ".."), { recursive: true })
  writeFileSync(join(builds, path), text)
}

beforeAll(async () => {
  put("one/client/assets/list-abc123.js", "one")
  put("two/client/assets/list-def456.js", "two")
  put("two/client/assets/.hidden.js", "hidden")
  put("two/client/secret.js", "secret")
  put("two/server/index.js", "server")
  put("a-file", "no build")
  const app = express().use(olderAssets(builds, { "Cache-Control": "public, immutable" }))
  server = createServer(app.use((_request, response) => void response.status(404).send("nothing")))
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe("quality row 60: assets of other builds", () => {
  test.each([
    ["list-abc123.js", "one"],
    ["list-def456.js", "two"],
  ])("%s is served from its build, with the configured cache header", async (name, text) => {
    const answer = await fetch(`${origin}/assets/${name}`)
    expect([answer.status, await answer.text()]).toEqual([200, text])
    expect(answer.headers.get("cache-control")).toBe("public, immutable")
    expect(answer.headers.get("content-type")).toMatch(/^(text|application)\/javascript/)
  })

  test("an asset of a build that is added later is served, too", async () => {
    expect((await fetch(`${origin}/assets/late-1.css`)).status).toBe(404)
    put("three/client/assets/late-1.css", "late")
    expect((await fetch(`${origin}/assets/late-1.css`)).status).toBe(200)
  })

  test.each([
    "/assets/other.js",
    "/assets/.hidden.js",
    "/assets/..%2Fsecret.js",
    "/assets/%2e%2e/secret.js",
    "/assets/..%2F..%2Fserver%2Findex.js",
    "/assets/list-abc123.js%00.js",
    "/assets/sub/list-abc123.js",
    "/secret.js",
  ])("%s returns 404", async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  })

  test("only GET and HEAD are allowed", async () => {
    expect((await fetch(`${origin}/assets/list-abc123.js`, { method: "POST" })).status).toBe(404)
    expect((await fetch(`${origin}/assets/list-abc123.js`, { method: "HEAD" })).status).toBe(200)
  })
})
