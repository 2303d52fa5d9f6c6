import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { contract } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"
import { written } from "#scripts/verify-backend/subjects/kinds.ts"
import { listOperations } from "#scripts/contract/document.ts"
import { startProxy, type Plant } from "#scripts/planted-violations/proxy.ts"
import { asText } from "#scripts/planted-violations/shape-plants.ts"

type Checked = { operation: string; rule: string; outcome: string; found?: string }

/** One pattern of reasons: each stands for a whole sentence of a report. */
const anyOf = (...reasons: string[]) => new RegExp(`^(${reasons.join("|")})$`)

/**
 * A request could not be derived from contract and tables: its record cannot be made or brought into a state that allows it, or only a few
 * can be made in an hour. Never the reason of an operation whose request is written by hand.
 */
const notDerived = anyOf(
  "nothing makes or lists its records",
  String.raw`[\w.-]+ has no record`,
  String.raw`[\w.-]+ is limited in number`,
  "no action leads from .+ to .+",
  "the contract's example, on a record made for it, answered 40[03] (?!validation_failed).+",
  String.raw`[\w.-]+ in this state answered 40[03] (state_refused|rate_limited).*`,
)

/**
 * The check does not apply to the operation or to what the target has: there is nobody else to notify, nothing to compare or to show, or a
 * state, a record or a link that no request gives. Right for every operation.
 */
const notApplicable = anyOf(
  "no account but that of the call stands in .+",
  "its record is not read by itself",
  "nothing else changes this record, so there is no older version",
  "its answer may be the same for both",
  "it has no formatted text",
  String.raw`no request of this run makes a [\w-]+ that is \w+`,
  "no request makes one",
  "no state of its table is reached",
  "the run makes none",
  ".+ is hidden in other records only",
  ".+ has nothing to show",
  "the link stands in a mail alone",
  String.raw`the record names \w+`,
  "no record of somebody else is there to be left out",
  "the list has no record (but one|for outsiders)",
  String.raw`rows do not show (what it asks for|a title with a Latin word|\w+)`,
)

/** Checks that were skipped for another reason, or although their request is written by hand. */
const unexpectedlyLeftOut = (results: Checked[]): Checked[] =>
  results.filter(
    ({ outcome, operation, found = "" }) =>
      outcome === "left-out" && !notApplicable.test(found) && (operation in written || !notDerived.test(found)),
  )

const root = new URL("../..", import.meta.url).pathname

/** Runs `npm run verify-backend` and returns its output and exit code. */
async function command(args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/verify-backend.ts", ...args], { cwd: root })
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()))
  const [code] = (await once(child, "exit")) as [number]
  return { code, ...said, lines: said.out.trimEnd().split("\n") }
}

/** Runs the command on the mock; with a plant, behind a proxy that violates the contract. */
async function onMock(args: string[], plant?: Plant) {
  const host = await MockHost.start()
  const proxy = await startProxy({
    backend: host.origin,
    store: "default",
    operations: listOperations(contract),
    plant,
  })
  try {
    return { ...(await command(["--target", `${proxy.origin}/api`, ...args])), reports: host.reports }
  } finally {
    await proxy.stop()
    await host.stop()
  }
}

test("API-04 the mock passes: only its URL is given, every operation is checked, with fewer than 120 calls each", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-backend-"))
  const { code, lines, reports } = await onMock(["--report", folder])
  expect(lines.at(-1)).toMatch(/^[1-9]\d{3,} passed, 0 failed$/)
  expect(code).toBe(0)
  expect(reports).toEqual([])
  const json = await readFile(join(folder, "report.json"), "utf8")
  const { results, calls } = JSON.parse(json) as { results: Checked[]; calls: number }
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  expect(unexpectedlyLeftOut(results)).toEqual([])
  expect(results.filter(({ outcome }) => outcome === "left-out").length / results.length).toBeLessThan(0.12)
  const checked = new Set(results.map(({ operation }) => operation))
  expect([...checked].sort()).toEqual(
    listOperations(contract)
      .map(({ operationId }) => operationId)
      .sort(),
  )
  // 4 ms each on the mock; a test server must not be flooded either.
  expect(calls / checked.size).toBeLessThan(120)
  expect(await readFile(join(folder, "report.xml"), "utf8")).toContain('failures="0" skipped="0"')
  await rm(folder, { recursive: true })
})

test("API-04 a violation is found, nothing else, and the output shows the request", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-backend-"))
  const { code, out, lines } = await onMock(
    ["--report", folder, "--only", "meeting.get"],
    asText("meeting.get", "duration"),
  )
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/ passed, [1-9]\d* failed$/)
  expect(out).toMatch(
    /found: \/result\/duration must be integer\n.*\n.*\n {3}> GET http:\/\/127\.0\.0\.1:\d+\/api\/meeting\//,
  )
  const { results } = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as { results: Checked[] }
  const failed = results.filter(({ outcome }) => outcome === "failed").map((one) => `${one.operation} ${one.rule}`)
  expect([...new Set(failed)]).toEqual(["meeting.get schema"])
  expect(unexpectedlyLeftOut(results)).toEqual([])
  await rm(folder, { recursive: true })
})

test("API-04 a target above the API is named, with the right address", async () => {
  const host = await MockHost.start()
  const { code, err, out } = await command(["--target", host.origin])
  await host.stop()
  expect([code, out]).toEqual([1, ""])
  expect(err).toBe(
    `verify-backend: ${host.origin} is not the API of the contract: GET ${host.origin}/alliance/ answered 404 application/json; the API is at ${host.origin}/api\n`,
  )
})

test("API-04 a target that answers with pages is named", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" })
    response.end("<!doctype html><title>Portal</title>")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, err, out } = await command(["--target", `${origin}/api`])
  server.close()
  expect([code, out]).toEqual([1, ""])
  expect(err).toBe(
    `verify-backend: ${origin}/api is not the API of the contract: GET ${origin}/api/alliance/ answered 200 text/html, a page; --target is the base of all calls, usually …/api\n`,
  )
})

test("API-04 a selection without a check says which checks there are", async () => {
  const { code, err, out } = await onMock(["--only", "download,file"])
  expect([code, out]).toEqual([1, ""])
  expect(err).toMatch(/^verify-backend: --only download,file selects no check; file is checked of: file\.get, .*/)
  expect(err).toMatch(/; download has checks of: .*\baccepts\b.*\n$/)
})

test("API-04 an unreachable target is reported in one line", async () => {
  const { code, err, out } = await command(["--target", "http://127.0.0.1:9/api"])
  expect([code, out]).toEqual([1, ""])
  expect(err).toMatch(/^verify-backend: http:\/\/127\.0\.0\.1:9\/api gives no answer: .*\n$/)
})
