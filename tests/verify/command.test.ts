import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { breakNames, type BreakName } from "#mock/domains/meeting/breaks.ts"
import { contract } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"
import { requests } from "#scripts/verify-backend/requests.ts"
import { listOperations } from "#scripts/contract/document.ts"

type Checked = { operation: string; rule: string; outcome: string; found?: string }

/**
 * Reasons for which a request derived from contract and tables may be skipped: it needs a later time, there is no record, or the number
 * of requests is limited.
 */
const notDerivable =
  /the list is empty|the list has no record|rows do not show|no record of somebody else|the record names|not read by itself|no action leads|has no record|nothing makes or lists|nothing else changes|limited in number|in this state answered|made for it, answered 40[03] (?!validation_failed)/

/** Only a few login requests can be created per hour: earlier checks may have decided all of them before the last checks run. */
const isUsedUp = ({ rule, found }: Checked) =>
  found === "login-request.list has none that is pending" && /^(role|state|effect|actions|log)$/.test(rule)

/** A link that exists only in a mail cannot be found over HTTP. */
const inMailAlone = "the link stands in a mail alone"

/** Checks that were skipped although their request is written by hand, or for an unknown reason. */
function unexpectedlyLeftOut(results: Checked[]): Checked[] {
  const leftOut = results.filter(({ outcome }) => outcome === "left-out")
  return leftOut.filter(
    (one) =>
      one.found !== inMailAlone && !isUsedUp(one) && (one.operation in requests || !notDerivable.test(one.found ?? "")),
  )
}

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

async function onMock(breaks: BreakName[], args: string[]) {
  const host = await MockHost.start({ breaks })
  try {
    return { ...(await command(["--target", `${host.origin}/api`, ...args])), reports: host.reports }
  } finally {
    await host.stop()
  }
}

test("API-04 the mock passes: only its URL is given, every operation is checked, with fewer than 120 calls each", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-backend-"))
  const { code, lines, reports } = await onMock([], ["--report", folder])
  expect(lines.at(-1)).toMatch(/^[1-9]\d{3} passed, 0 failed$/)
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

/** The findings for each violation when all are planted together; only one of them is a side effect of another violation. */
const found = [
  "meeting.list session", // unauthenticated-allowed
  "meeting.list fields", // sort-ignored
  "meeting.list list", // sort-ignored, total-wrong
  "meeting.list schema", // missing-field
  "meeting.list actions", // actions-wrong: only the actions of the record are wrong, those of its row are right
  "meeting.create effect", // wrong-type: the next read returns the duration as text
  "meeting.update effect", // wrong-type
  "meeting.get schema", // wrong-type, error-envelope
  "meeting.get code", // error-envelope
  "meeting.get actions", // actions-wrong
  "meeting.get tenant", // tenant-leak
  "meeting.update role", // written-on-refusal
  "meeting.update tenant", // written-on-refusal
  "meeting.update stale", // stale-accepted
  "meeting.cancel role", // role-not-enforced
  "meeting.remind status", // undocumented-status
  "meeting.feedback.create fields", // unknown-field-accepted
  "meeting.feedback.create state", // state-not-enforced
  "meeting.topic.create idempotency", // idempotency-ignored
  "calendar.feed.create idempotency", // repeated-key-dead
]

test("API-04 with all planted violations each is found, nothing else, and the output shows the request", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-backend-"))
  // the violations are in operations of these two resources
  const { code, out, lines } = await onMock([...breakNames], ["--report", folder, "--only", "meeting,calendar.feed"])
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/ passed, [1-9]\d* failed$/)
  expect(out).toContain("meeting.update [stale] an older version")
  expect(out).toMatch(
    /found: \/result\/duration must be integer\n.*\n.*\n {3}> GET http:\/\/127\.0\.0\.1:\d+\/api\/meeting\//,
  )
  const { results } = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as { results: Checked[] }
  const failed = new Set(
    results.filter(({ outcome }) => outcome === "failed").map(({ operation, rule }) => `${operation} ${rule}`),
  )
  expect([...failed].sort()).toEqual([...found].sort())
  expect(unexpectedlyLeftOut(results)).toEqual([])
  await rm(folder, { recursive: true })
})

test("API-04 an unreachable target is reported in one line", async () => {
  const { code, err, out } = await command(["--target", "http://127.0.0.1:9/api"])
  expect([code, out]).toEqual([1, ""])
  expect(err).toMatch(/^verify-backend: http:\/\/127\.0\.0\.1:9\/api gives no answer: .*\n$/)
})
