import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { isQuick } from "#tests/support/extent.ts"

const root = new URL("../..", import.meta.url).pathname

/** The mock as its own process. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "mock/main.ts"], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()))
  return { child, said, exit: once(child, "exit").then(([code]) => code as number) }
}

test.skipIf(isQuick)("a wrong setting is said by name", async () => {
  const { said, exit } = start({ MOCK_SCALE: "huge" })
  expect(await exit).toBe(1)
  expect(said.err).toMatch(/^mock: MOCK_SCALE: .*\n$/)
})

test.skipIf(isQuick)("a taken port is said in one line", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const { said, exit } = start({ MOCK_PORT: String(port) })
  expect(await exit).toBe(1)
  expect(said.err).toBe("mock: the port is taken; set MOCK_PORT to another one\n")
  server.close()
})

test("says where it is, keeps its memory, and ends when told", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mock-main-"))
  const { child, said, exit } = start({ MOCK_PORT: "0", MOCK_FILE: join(folder, "demo.bin") })
  await expect.poll(() => said.out, { timeout: 10_000 }).toContain("mock backend: http://127.0.0.1:")
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0] ?? ""
  expect((await fetch(`${address}/api/alliance/`)).status).toBe(200)
  child.kill("SIGTERM")
  expect(await exit).toBe(0)
  expect((await stat(join(folder, "demo.bin"))).size).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
})
