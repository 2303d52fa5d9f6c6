import express from "express"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Environment } from "#app/server/environment.ts"
import { staticAssets } from "#app/server/static-assets.ts"
import { listen } from "#tests/support/listen.ts"

const folder = mkdtempSync(join(tmpdir(), "client-"))
const assets = join(folder, "assets")
let server: Server
let origin: string

beforeAll(async () => {
  mkdirSync(assets)
  for (const name of ["gone-abc123.js", "list-def456.js"]) writeFileSync(join(assets, name), "text")
  server = createServer(express().use(staticAssets({ NODE_ENV: "production" } as Environment, folder)))
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe("quality row 60: a file that was deleted since start-up", () => {
  test("is cut off, and the next file is still served", async () => {
    rmSync(join(assets, "gone-abc123.js"))
    await expect(fetch(`${origin}/assets/gone-abc123.js`)).rejects.toThrow("fetch failed")
    const answer = await fetch(`${origin}/assets/list-def456.js`)
    expect([answer.status, await answer.text()]).toEqual([200, "text"])
  })
})
