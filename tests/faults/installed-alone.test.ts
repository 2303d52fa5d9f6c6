import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { npmProgram } from "#scripts/lib/install.mjs"
import { root } from "#scripts/lib/paths.mjs"
import { freePort } from "#scripts/lib/ports.mjs"
import { must, start, untilAnswers, type Child } from "#scripts/lib/processes.mjs"

/** A separate folder with the contents of the image (Dockerfile). */
let folder = ""
let portal = ""
let figures = ""
let child: Child | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-"))
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) cpSync(join(root, name), join(folder, name))
  cpSync(realpathSync(join(root, "build")), join(folder, "build"), { recursive: true })
  // The npm cache of the repository's `npm ci` is reused: nothing is downloaded again.
  await must("npm ci", "installed-alone", [npmProgram(), "ci", "--omit=dev", "--prefer-offline"], { cwd: folder })
  const [port, metricsPort, noRedis] = [await freePort(), await freePort(), await freePort()]
  figures = `http://127.0.0.1:${metricsPort}/metrics`
  portal = `http://127.0.0.1:${port}`
  child = start("installed-alone-portal", ["build/server/index.js"], {
    cwd: folder,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: portal,
      API_URL: `${inject("mock")}/api`,
      LOGIN_URL: `${inject("mock")}/sso/login`,
      METRICS_PORT: String(metricsPort),
      REDIS_URL: `redis://127.0.0.1:${noRedis}`,
      SESSION_SECRETS: "a-secret-only-for-tests-0123456789abcdef",
    },
  })
  await untilAnswers(`${portal}/readyz`, child, { what: "The portal" })
}, 300_000)
afterAll(async () => {
  await child?.stop()
  rmSync(folder, { recursive: true })
})

test("the build runs with the production packages only: health, a page, its script and its texts", async () => {
  expect(existsSync(join(folder, "node_modules/vite"))).toBe(false)
  expect(await (await fetch(`${portal}/healthz`)).text()).toBe("ok\n")
  const page = await fetch(`${portal}/a/aurora/login`)
  const html = await page.text()
  expect([page.status, html.includes("/sso/login")]).toEqual([200, true])
  const assets = new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|json))"/g)].map(([, path]) => path ?? ""))
  expect(assets.size).toBeGreaterThan(2)
  for (const path of assets) {
    const { status, headers } = await fetch(portal + path)
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "public, max-age=31536000, immutable"])
  }
})

test("optional parts work with the production packages: metrics, the Redis client", async () => {
  expect(await (await fetch(figures)).text()).toContain("portal_requests_open")
  await expect.poll(() => readFileSync(child?.log ?? "", "utf8")).toContain("Redis is away")
})
