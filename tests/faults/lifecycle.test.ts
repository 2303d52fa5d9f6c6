import { createServer, type Server } from "node:http"
import { readFileSync } from "node:fs"
import { afterEach, describe, expect, test, vi } from "vitest"
import { freePort } from "#scripts/lib/ports.mjs"
import { root } from "#scripts/lib/paths.mjs"
import { start, type Child } from "#scripts/lib/processes.mjs"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { testEnvironment } from "#tests/support/servers.ts"
import { text } from "#tests/support/texts.ts"

const ending: (() => Promise<unknown>)[] = []
afterEach(async () => void (await Promise.all(ending.splice(0).map((end) => end()))))

/** Starts the built portal as a process, with a backend URL at which nothing may be listening. */
async function portalAlone(
  env: Record<string, string> = {},
): Promise<{ portal: string; backend: number; child: Child }> {
  const [port, backend] = [await freePort(), await freePort()]
  const child = start(`lifecycle-${port}`, [`${root}/build/server/index.js`], {
    env: {
      ...testEnvironment(port),
      NODE_ENV: "production",
      PORT: String(port),
      API_URL: `http://127.0.0.1:${backend}/api`,
      ...env,
    },
  })
  ending.push(() => child.stop())
  const portal = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${portal}/healthz`), { timeout: 20_000, interval: 50 })
  return { portal, backend, child }
}

async function ownPortal(env: Record<string, string> = {}): Promise<OwnPortal> {
  const own = await startOwnPortal(`lifecycle-${ending.length}-${Date.now()}`, { env })
  ending.push(own.stop)
  return own
}

/** Starts a backend that only answers the list of alliances. */
async function backendAt(port: number): Promise<Server> {
  const contract = JSON.parse(readFileSync(`${root}/openapi/generated/openapi.json`, "utf8")) as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, { examples: object }> }> } }>
  }
  const examples = contract.paths["/alliance/"]?.get.responses["200"]?.content["application/json"]?.examples ?? {}
  const [example] = Object.values(examples) as { value: unknown }[]
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify(example?.value))
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  ending.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))))
  return server
}

const statusOf = async (address: string) => {
  const answer = await fetch(address, { redirect: "manual" })
  return [answer.status, await answer.text()] as const
}

test("an invalid configuration is reported line by line, and the process does not start", async () => {
  const { LOG_LEVEL: _, ...variables } = testEnvironment(await freePort())
  const child = start("lifecycle-configuration", [`${root}/build/server/index.js`], {
    env: { ...variables, NODE_ENV: "production", LOG_LEVEL: "loud", SESSION_SECRETS: "" },
  })
  expect(await child.ended).toMatchObject({ code: 1 })
  const lines = readFileSync(child.log, "utf8").trim().split("\n")
  expect(lines[0]).toBe("The configuration is not usable:")
  expect(lines.slice(1).map((line) => line.trim().split(" ")[0])).toEqual(["SESSION_SECRETS", "LOG_LEVEL"])
})

describe("TEN-06 quality row 11: the backend has not started yet", () => {
  test("the portal is alive but not ready, shows a retry page, and recovers by itself", async () => {
    const { portal, backend } = await portalAlone()
    expect(await statusOf(`${portal}/healthz`)).toEqual([200, "ok\n"])
    expect(await statusOf(`${portal}/readyz`)).toEqual([503, "not ready\n"])
    for (const path of [
      "/",
      "/a/aurora",
      "/a/aurora/dashboard",
      "/a/aurora/login",
      "/a/aurora/thanks",
      "/no-such-page",
    ]) {
      const answer = await fetch(portal + path, { redirect: "manual" })
      const body = await answer.text()
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"])
      expect(body).toContain(text("en", "error.unavailable.message"))
      expect(body).toContain(text("en", "error.retry"))
    }
    await backendAt(backend)
    await vi.waitFor(async () => expect((await statusOf(`${portal}/a/aurora/login`))[0]).toBe(200), { timeout: 8_000 })
    expect(await statusOf(`${portal}/readyz`)).toEqual([200, "ready\n"])
    expect((await statusOf(`${portal}/no-such-page`))[0]).toBe(404)
  })
})

describe("TEN-01 quality row 1: the backend stops", () => {
  test("the alliances stay known, a page reports the failure in time, the session is kept", async () => {
    const own = await ownPortal()
    const member = own.newVisitor()
    await member.signIn("member")
    await own.mock.close()
    const started = performance.now()
    const thanks = await member.get("/a/aurora/thanks")
    expect(performance.now() - started).toBeLessThan(2_500)
    expect([thanks.status, member.cookies.has("session")]).toEqual([502, true])
    expect(thanks.body).toContain(text("en", "error.retry"))
    expect((await member.get("/a/aurora/dashboard?whole")).status).toBe(503)
    expect((await member.get("/a/nowhere/login")).status).toBe(404)
    expect((await own.newVisitor().get("/healthz")).status).toBe(200)
    expect((await own.newVisitor().get("/readyz")).status).toBe(200)
  })
})

describe("quality row 18: SIGTERM under load", () => {
  test("running requests are answered, new ones refused, exit code 0", async () => {
    const own = await ownPortal()
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const callsOf = async (page: string) => {
      await visitor.mock.clearCalls()
      await visitor.get(page)
      return (await visitor.mock.calls()).length
    }
    const [small, large] = ["/a/aurora/thanks", "/a/aurora/dashboard?whole"]
    const asked = 30 * (await callsOf(small)) + 3 * (await callsOf(large))
    expect(asked, "enough for load").toBeGreaterThan(50)
    await visitor.mock.fault({ operation: "*", kind: "delay", delay_ms: 700 })
    await visitor.mock.clearCalls()
    const pages = [...Array<string>(30).fill(small), ...Array<string>(3).fill(large)]
    const running = pages.map((page) => visitor.get(page))
    await vi.waitFor(async () => expect(await visitor.mock.calls()).toHaveLength(asked), { timeout: 10_000 })
    process.kill(own.pid, "SIGTERM")
    const answers = await Promise.all(running)
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toContain("</html>")
    }
    expect(await own.ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`${own.portal}/healthz`)).rejects.toThrow()
    expect((await own.log()).map(({ msg }) => msg)).toContain("the portal is stopping")
  })
})

describe("a portal that cannot start says why and exits", () => {
  test.each([
    ["without secrets", { SESSION_SECRETS: "" }, /SESSION_SECRETS/],
    ["with plain http outside this machine", { ORIGIN: "http://portal.example" }, /ORIGIN must begin with https/],
  ])("%s", async (_name, env, words) => {
    const child = start(`lifecycle-refused`, [`${root}/build/server/index.js`], {
      env: { ...testEnvironment(1), NODE_ENV: "production", PORT: "0", ...env },
    })
    expect((await child.ended).code).toBe(1)
    expect(readFileSync(child.log, "utf8")).toMatch(words)
  })

  test("the port is in use", async () => {
    const { portal } = await portalAlone()
    const { port } = new URL(portal)
    const child = start("lifecycle-taken", [`${root}/build/server/index.js`], {
      env: { ...testEnvironment(Number(port)), NODE_ENV: "production", PORT: port },
    })
    expect((await child.ended).code).toBe(1)
    expect(readFileSync(child.log, "utf8")).toContain("the portal cannot listen")
  })
})

/** Number of the portal's backend calls in progress. */
async function runningCalls(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^portal_backend_calls_running (\d+)$/m.exec(metrics)?.[1])
}

test("quality row 24: backend calls of a disconnected client are aborted", async () => {
  const metricsPort = await freePort()
  const own = await ownPortal({ METRICS_PORT: String(metricsPort), REQUEST_TIMEOUT_MS: "120000" })
  const visitor = own.newVisitor()
  await visitor.signIn("member")
  await visitor.mock.fault({ operation: "*", kind: "hang" })
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ")
  const leaving = new AbortController()
  const headers = { cookie, "x-mock-store": visitor.mock.store }
  const visits = Array.from({ length: 10 }, () =>
    fetch(`${own.portal}/a/aurora/dashboard?whole`, { headers, signal: leaving.signal }).catch(() => "gone"),
  )
  const waitOptions = { timeout: 30_000, interval: 100 }
  await vi.waitFor(async () => expect(await runningCalls(metricsPort)).toBeGreaterThanOrEqual(10), waitOptions)
  leaving.abort()
  expect(new Set(await Promise.all(visits))).toEqual(new Set(["gone"]))
  await vi.waitFor(async () => expect(await runningCalls(metricsPort)).toBe(0), waitOptions)
  await visitor.mock.clearFaults()
  expect((await visitor.get("/a/aurora/dashboard?whole")).status).toBe(200)
})

test("the kit page exists only in development and tests", async () => {
  const { portal, backend } = await portalAlone({ TEST_MODE: "" })
  await backendAt(backend)
  await vi.waitFor(async () => expect((await statusOf(`${portal}/readyz`))[0]).toBe(200), { timeout: 8_000 })
  for (const path of ["/kit", "/kit/list", "/kit?wait=1000"]) expect((await statusOf(portal + path))[0], path).toBe(404)
})
