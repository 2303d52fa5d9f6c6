import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { MockHost } from "#tests/contract/mock-support.ts"

const root = new URL("../..", import.meta.url).pathname
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-package-"))
  const packed = await run(process.execPath, ["scripts/pack-verifier.mjs"], root)
  expect(packed.err).toBe("")
  file = packed.out.trim().split("\n").at(-1) ?? ""
  const install = ["install", "--offline", "--no-audit", "--no-fund", "--cache", join(folder, "cache"), file]
  expect(await run("npm", install, folder)).toMatchObject({ code: 0 })
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a program in a folder, without what npm says of the process that runs this test. */
async function run(program: string, args: string[], cwd: string) {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name]
  const child = spawn(program, args, { cwd, env })
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()))
  const [code] = (await once(child, "close")) as [number]
  return { code, ...said }
}

const verifier = (args: string[]) => run(join(folder, "node_modules/.bin/verify-backend"), args, folder)

test("API-04 the package is at most 5 MB when installed, needs no other package, and has what it promises", async () => {
  const installed = join(folder, "node_modules")
  const packages = (await readdir(installed)).filter((name) => !name.startsWith("."))
  expect(packages).toEqual(["alliance-verify-backend"])
  const place = join(installed, "alliance-verify-backend")
  const files = await readdir(place, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((one) => one.isFile())
    .map(async (one) => (await stat(join(one.parentPath, one.name))).size)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeLessThan(5_000_000)
  const readme = await readFile(join(place, "README.md"), "utf8")
  expect(readme.split("\n").length).toBeLessThanOrEqual(40)
  const contract = JSON.parse(await readFile(join(place, "lib/contract.json"), "utf8")) as Record<string, object>
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(["paths", "x-states"]))
  expect(await readFile(join(place, "LICENSES.txt"), "utf8")).toContain("ajv")
})

test("API-04 the package verifies the mock by itself, for one resource", async () => {
  const host = await MockHost.start()
  const { code, out, err } = await verifier(["--target", `${host.origin}/api`, "--only", "member-level"])
  await host.stop()
  expect(err).toBe("")
  expect(out.trimEnd().split("\n").at(-1)).toMatch(/^[1-9]\d+ passed, 0 failed$/)
  expect(code).toBe(0)
})

test("API-04 npx runs the package from its file, and its help names the fixtures that explain themselves", async () => {
  const npx = ["--offline", "--yes", "--cache", join(folder, "npx"), "--package", file, "verify-backend", "--help"]
  const { code, out } = await run("npx", npx, folder)
  expect(code).toBe(0)
  const [fixtures = ""] = /\S+alliance-verify-backend\/fixtures\.yaml/.exec(out) ?? []
  expect(await readFile(fixtures, "utf8")).toContain("people:")
})
