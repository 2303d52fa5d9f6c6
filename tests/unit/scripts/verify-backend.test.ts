import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/client/fixtures.ts"
import { endsOf } from "#scripts/verify-backend/checks/filters.ts"
import { isSameAnswer, type Exchange } from "#scripts/verify-backend/client/answers.ts"
import { chosenBy, help, readOptions } from "#scripts/verify-backend/options.ts"
import { matrixOf } from "#scripts/verify-backend/report/matrix.ts"
import { asLeftOvers, asText, writeReport, type Report } from "#scripts/verify-backend/report/report.ts"
import { Results } from "#scripts/verify-backend/report/results.ts"
import { kinds } from "#scripts/verify-backend/subjects/kinds.ts"
import { expectationOf, stateAfter, tableOf } from "#scripts/verify-backend/subjects/state-tables.ts"

test("the command line is read, and an error names the option", () => {
  expect(readOptions(["--help"])).toBeUndefined()
  expect(help).toContain("stale")
  const { only, fixtures } = readOptions(["--target", "http://127.0.0.1:1/api", "--only", "meeting, stale"]) ?? {}
  expect(readOptions(["--target", "http://127.0.0.1:1", "--skip-missing"])?.skipMissing).toBe(true)
  expect({ only, fixtures }).toEqual({ only: ["meeting", "stale"], fixtures: defaultFixtures })
  expect(() => readOptions([])).toThrow(/^--target must be/)
  expect(() => readOptions(["--target", "ftp://127.0.0.1"])).toThrow(/^--target must be/)
  expect(() => readOptions(["--target", "http://127.0.0.1", "--fast"])).toThrow(/--fast/)
})

test("--only selects operations, resources and rules, and refuses unknown names", () => {
  const operations = ["meeting.get", "meeting.list", "meeting.topic.create", "member.tree"]
  const chosen = (only: string[]) => operations.filter((id) => chosenBy(only, operations)(id, "stale"))
  expect(chosen([])).toEqual(operations)
  expect(chosen(["meeting"])).toEqual(operations.slice(0, 3))
  expect(chosen(["meeting.topic", "stale"])).toEqual(["meeting.topic.create"])
  expect(chosen(["meeting", "role"])).toEqual([])
  expect(() => chosenBy(["meting"], operations)).toThrow("--only: neither operation, resource nor rule: meting")
})

test("problems in a fixtures file are reported by name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-fixtures-"))
  const file = join(folder, "fixtures.json")
  await writeFile(file, JSON.stringify({ alliance: { org: "a" }, people: { emperor: { ticket: "t" } } }))
  await expect(readFixtures(file)).rejects.toThrow(/alliance\.group.*\n.*people/s)
  await rm(folder, { recursive: true })
})

test("the response to a repeated call may differ only in a new secret and its expiry time", () => {
  const exchange = (result: object) => ({ status: 201, answer: { success: true, result } }) as Exchange
  const first = exchange({ id: "feed-1", feed_key: "a".repeat(43) })
  expect(isSameAnswer(first, exchange({ id: "feed-1", feed_key: "b".repeat(43) }))).toBe(true)
  expect(isSameAnswer(first, exchange({ id: "feed-1", feed_key: null }))).toBe(false)
  expect(isSameAnswer(first, exchange({ id: "feed-2", feed_key: "a".repeat(43) }))).toBe(false)
  expect(isSameAnswer(first, { ...first, status: 200 })).toBe(false)
  const lasting = (expiry_time: string, key: object) => exchange({ id: "one", expiry_time, ...key })
  const times = ["2026-11-26T10:00:00Z", "2026-11-26T11:00:00Z"] as const
  const sameTill = (key: object) => isSameAnswer(lasting(times[0], key), lasting(times[1], key))
  expect([sameTill({ applicant_key: "k".repeat(20) }), sameTill({})]).toEqual([true, false])
})

test("a filter by a distant time range must return neither rows outside it nor a total without rows", async () => {
  const listed = (...times: string[]) => {
    const items = times.map((start_time) => ({ start_time }))
    return () => Promise.resolve({ items, total: items.length, exchange })
  }
  const [now, far] = ["2026-11-20T07:30:00Z", "2100-01-01T00:00:00Z"]
  await expect(endsOf(listed(), "from", 3)).resolves.toBeUndefined()
  await expect(endsOf(listed(far), "from", 3)).resolves.toBeUndefined()
  await expect(endsOf(listed(now), "from", 3)).rejects.toThrow("1 of 3 rows")
  await expect(endsOf(listed(far, now), "from", 3)).rejects.toThrow("2 of 3 rows")
  await expect(endsOf(listed(far), "to", 3)).rejects.toThrow("1 of 3 rows")
  const hollow = () => Promise.resolve({ items: [], total: 3, exchange })
  await expect(endsOf(hollow, "from", 3)).rejects.toThrow("a total of 3, but no rows")
})

test("records with cells can be created in every state of their state table", () => {
  const made = kinds.flatMap(({ cells }) => cells ?? [])
  expect(made.map(({ table }) => table)).toEqual(expect.arrayContaining(["meeting", "meeting-topic"]))
  for (const { table, states } of made) expect([...states]).toEqual(Object.keys(tableOf(table).states))
})

test("the expected result comes from the state tables: the role before the state, with the code of the action", () => {
  const asked = (kind: string, action: string, state: string, role: string) =>
    expectationOf(tableOf(kind), action, state, new Set([role]))
  expect(asked("meeting", "cancel", "not_started", "chair")).toEqual({ verdict: "allowed" })
  const byRole = { verdict: "role", status: 403, codes: ["forbidden", "restricted_group"] }
  expect(asked("meeting", "cancel", "ended", "participant")).toEqual(byRole)
  // Other roles may do it in this state.
  expect(asked("meeting-topic", "feedback.create", "late_submitted", "participant")).toEqual(byRole)
  expect(asked("meeting", "cancel", "ended", "chair")).toEqual({
    verdict: "state",
    status: 400,
    codes: ["state_refused"],
  })
  expect(stateAfter(tableOf("meeting-topic"), "feedback.create", "late_submitted")).toBe("late_feedback_received")
})

const exchange: Exchange = {
  operation: "meeting.get",
  as: "chair",
  method: "GET",
  address: "http://127.0.0.1:1/api/meeting/m-1",
  headers: { token: "secret-of-chair" },
  body: undefined,
  status: 200,
  contentType: "application/json",
  answer: { result: { subject: '<"会议" & \u0001>' } },
  answerHeaders: {},
  digest: "",
  milliseconds: 3,
}

function report(): Report {
  const results = new Results(() => true)
  results.answered("schema", exchange, [])
  results.answered("schema", exchange, ["/result/duration must be integer"])
  results.answered("status", exchange, [])
  results.add({
    operation: "meeting.get",
    rule: "tenant",
    title: "t",
    outcome: "left-out",
    found: "no neighbour",
    exchanges: [],
  })
  const created = new Map([["meetings", ["m-1"]]])
  return {
    target: "http://127.0.0.1:1/api",
    contract: "0.1.0",
    run: "r",
    seconds: 1,
    calls: 2,
    operations: ["meeting.get", "meeting.list"],
    missing: [],
    refusals: { seen: 3, missing: ["meeting.remind too_soon"] },
    fieldCodes: { seen: 2, missing: [] },
    parts: { seen: 1, missing: ["meeting answers"] },
    references: { seen: 1, missing: [] },
    created,
    left: [{ kind: "meetings", id: "m-1", address: "/api/meeting/m-1" }],
    unrestored: ["/api/organization"],
    results: results.all(["meeting.get"]),
  }
}

test("a report contains operation, rule, request and response, and ends with the totals", () => {
  const text = asText(report())
  expect(text).toContain("1) meeting.get [schema] every answer (2)\n   found: /result/duration must be integer")
  expect(text).toContain("> GET http://127.0.0.1:1/api/meeting/m-1 as chair\n   < 200 application/json after 3 ms")
  expect(text).toContain("   read:  openapi/generated/index.html#meeting.get\n")
  expect(text).toContain(`   $ curl -i -X GET -H "token: $TOKEN" 'http://127.0.0.1:1/api/meeting/m-1'`)
  expect(text).toContain("Refusals of single operations: 3 of 4 seen; not seen: meeting.remind too_soon\n")
  expect(text).toContain("Codes of fields: 2 of 2 seen\n")
  expect(text).toContain("1: no neighbour (meeting.get)")
  expect(text).toContain("\nLeft in the target: 1 meetings.")
  expect(text).toContain("\nNOT written back, look at it: /api/organization\n")
  expect(asLeftOvers(report())).toBe("not written back: /api/organization\nmeetings: /api/meeting/m-1\n")
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed")
})

test("a report lists failures with the same cause once, with their count; its curl commands are safe to paste", () => {
  const again = (title: string, body: unknown) => ({
    operation: "meeting.update",
    rule: "fields" as const,
    title,
    outcome: "failed" as const,
    found: "refused, but something was written",
    exchanges: [{ ...exchange, method: "PUT", body }],
  })
  const some = [again("subject: empty", { subject: "it's", token: "secret-of-chair" }), again("duration: -1", {})]
  const text = asText({ ...report(), results: [...some, { ...again("other", {}), found: "another" }] })
  expect(text).toContain("1) meeting.update [fields] subject: empty\n")
  expect(text).toContain("   and 1 more: meeting.update duration: -1\n")
  expect(text).toContain("2) meeting.update [fields] other\n")
  expect(text).not.toContain("3) ")
  expect(text).toContain(String.raw`-d '{"subject":"it'\''s","token":"(15 characters)"}'`)
  expect(text.split("\n").at(-1)).toBe("0 passed, 3 failed")
})

test("a report shows a form as a curl command with its fields and the name of the file", () => {
  const sent = { method: "POST", address: "http://127.0.0.1:1/api/file", headers: {}, files: { file: "plan 计划.txt" } }
  const uploaded = { ...exchange, ...sent, body: { module: "@meeting", file: "(5 bytes, plan 计划.txt)" } }
  const failed = {
    operation: "file.create",
    rule: "status" as const,
    title: "t",
    outcome: "failed" as const,
    found: "500",
  }
  const text = asText({ ...report(), results: [{ ...failed, exchanges: [uploaded] }] })
  const parts = "--form-string 'module=@meeting' -F 'file=@plan 计划.txt'"
  expect(text).toContain(`   $ curl -i -X POST ${parts} 'http://127.0.0.1:1/api/file'\n`)
})

test("a report shows for each rule and operation whether it was exercised", () => {
  const { operations, results } = report()
  const matrix = matrixOf(operations, results)
  expect(matrix["meeting.get"]).toMatchObject({ schema: "failed", status: "passed", tenant: "left out" })
  expect(matrix["meeting.get"]?.role).toBe("not exercised")
  expect(matrix["meeting.list"]?.schema).toBe("not exercised")
  expect(asText(report())).toContain("  schema        passed 0, failed 1, left out 0, not exercised 1")
  const text = asText({ ...report(), missing: ["meeting.list"] })
  expect(text).toContain("1 of 2 built; not built: meeting.list")
  expect(text).toContain("  schema        passed 0, failed 1, left out 0, not exercised 0")
})

test("a report is also written as JSON, XML and a matrix, without secrets", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-report-"))
  await writeReport(folder, report())
  const json = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as { failed: number; results: unknown[] }
  expect([json.failed, json.results.length]).toEqual([1, 3])
  const matrix = await readFile(join(folder, "matrix.txt"), "utf8")
  expect(matrix).toMatch(/^\| meeting\.get \| passed \| not exercised \| failed \| /m)
  const xml = await readFile(join(folder, "report.xml"), "utf8")
  expect(xml).toContain('<testsuites name="verify-backend" tests="3" failures="1" skipped="1"')
  expect(xml).toContain("&lt;\\&quot;会议\\&quot; &amp; ")
  expect(xml).not.toContain("\u0001")
  expect([xml, JSON.stringify(json)].join()).not.toContain("secret-of-chair")
  await rm(folder, { recursive: true })
})
