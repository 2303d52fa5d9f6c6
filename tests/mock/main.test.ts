import { spawn } from "node:child_process"
import { once } from "node:events"
import { access, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { freePort } from "#scripts/lib/ports.mjs"
import { isSampled } from "#tests/support/extent.ts"

const root = new URL("../..", import.meta.url).pathname

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Starts the mock as a separate process, which ends with its test at the latest. */
function start(environment: Record<string, string>, args = ["--import", "tsx", "mock/main.ts"]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  ends.push(() => child.kill("SIGKILL"))
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()))
  /** Waits until the mock listens and returns its URL. */
  const address = async () => {
    await expect.poll(() => said.out, { timeout: 60_000 }).toContain("mock backend: http://127.0.0.1:")
    return /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0] ?? ""
  }
  return { child, said, address, exit: once(child, "exit").then(([code]) => code as number) }
}

test.skipIf(isSampled)("an invalid setting is reported by name", async () => {
  const { said, exit } = start({ MOCK_SCALE: "huge" })
  expect(await exit).toBe(1)
  expect(said.err).toMatch(/^mock: MOCK_SCALE: .*\n$/)
})

test.skipIf(isSampled)("a port in use is reported in one line", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const { said, exit } = start({ MOCK_PORT: String(port) })
  expect(await exit).toBe(1)
  expect(said.err).toBe("mock: the port is taken; set MOCK_PORT to another one\n")
  server.close()
})

test("the mock prints its URL, writes its file, and exits with 0 on SIGTERM", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mock-main-"))
  const { child, address, exit } = start({ MOCK_PORT: "0", MOCK_FILE: join(folder, "demo.bin") })
  expect((await fetch(`${await address()}/api/alliance/`)).status).toBe(200)
  child.kill("SIGTERM")
  expect(await exit).toBe(0)
  expect((await stat(join(folder, "demo.bin"))).size).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
})

test.skipIf(isSampled)(
  "mock:static answers below /api, at the port that it is given, and ends with SIGTERM",
  async () => {
    const port = await freePort()
    const { child, exit } = start({ MOCK_PORT: String(port) }, ["scripts/mock-static.mjs"])
    const answers = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status
    await expect.poll(() => answers("/api/alliance/"), { timeout: 60_000 }).toBe(200)
    expect(await answers("/alliance/")).toBe(404)
    child.kill("SIGTERM")
    expect(await exit).toBe(0)
    expect(await answers("/api/alliance/")).toBeUndefined()
  },
)

describe.skipIf(isSampled)("with MOCK_FILE", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mock-kill-"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const post = (address: string, path: string, body: unknown) =>
    fetch(`${address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "alliance-id": "alliance-aurora" },
      body: JSON.stringify(body),
    })
  const apply = (address: string, at: number) =>
    post(address, "/api/member/application", {
      name: `Applicant ${at}`,
      company: "Skerry Test House AS",
      email: `applicant-${at}@skerry.example`,
    })
  const mailsOf = async (address: string) => await (await fetch(`${address}/__mock/outbox`)).text()
  const nowOf = async (address: string) => await (await fetch(`${address}/__mock/clock`)).json()

  test("changes made a second before SIGKILL are restored at the next start", async () => {
    const environment = { MOCK_PORT: "0", MOCK_FILE: join(folder, "demo.bin") }
    const first = start(environment)
    const address = await first.address()
    expect((await post(address, "/__mock/clock", { now: "2026-11-20T07:30:00Z" })).status).toBe(200)
    expect((await apply(address, 1)).status).toBe(201)
    await sleep(1000)
    process.kill(first.child.pid!, "SIGKILL")
    await first.exit

    const second = start(environment)
    const again = await second.address()
    expect(await mailsOf(again)).toContain("applicant-1@skerry.example")
    expect(await nowOf(again)).toEqual({ mode: "fixed", now: "2026-11-20T07:30:00Z" })
    expect(second.said.err).toBe("")
    process.kill(second.child.pid!, "SIGKILL")
    await second.exit
  })

  test("SIGKILL during writing leaves a complete file", async () => {
    const environment = { MOCK_PORT: "0", MOCK_FILE: join(folder, "busy.bin") }
    for (let round = 0; round < 3; round += 1) {
      const { child, said, address, exit } = start(environment)
      const here = await address()
      expect(said.err).toBe("")
      await post(here, "/__mock/clock", { advance: "PT1M" })
      await eventually(() => access(environment.MOCK_FILE))
      const end = performance.now() + 600 + 130 * round
      while (performance.now() < end) await post(here, "/__mock/clock", { advance: "PT1M" })
      process.kill(child.pid!, "SIGKILL")
      await exit
    }
    const last = start(environment)
    expect(await nowOf(await last.address())).toMatchObject({ mode: "advanced" })
    expect(last.said.err).toBe("")
    last.child.kill("SIGTERM")
    expect(await last.exit).toBe(0)
  })

  test("a damaged file is reported in one line and kept", async () => {
    const file = join(folder, "broken.bin")
    await writeFile(file, "nonsense")
    const { child, said, address, exit } = start({ MOCK_PORT: "0", MOCK_FILE: file })
    const page = await (await fetch(`${await address()}/__mock/`)).text()
    const problem = `MOCK_FILE ${file} is damaged, or is no file of the mock; it is kept as ${file}.old, and the mock begins with its seed`
    expect(said.err).toBe(`mock: ${problem}\n`)
    expect(page).toContain(problem)
    child.kill("SIGTERM")
    expect(await exit).toBe(0)
    expect(await readFile(`${file}.old`, "utf8")).toBe("nonsense")
  })
})
