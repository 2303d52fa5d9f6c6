import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { meetingListRules } from "#mock/rules/meeting-list.ts"
import { meetingRules } from "#mock/rules/meeting.ts"
import { meetingTopicRules } from "#mock/rules/meeting-topic.ts"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/fixtures.ts"
import { chosenBy, help, readOptions } from "#scripts/verify-backend/options.ts"
import { asText, writeReport, type Report } from "#scripts/verify-backend/report.ts"
import { Results, type Exchange } from "#scripts/verify-backend/results.ts"
import {
  creationTable,
  may,
  meetingTable,
  refusalOf,
  topicTable,
  type Role,
  type StateTable,
} from "#scripts/verify-backend/state-tables.ts"

test("the command line is read, and what is wrong in it is said in one line", () => {
  expect(readOptions(["--help"])).toBeUndefined()
  expect(help).toContain("stale")
  const { only, fixtures } = readOptions(["--target", "http://127.0.0.1:1/api", "--only", "meeting, stale"]) ?? {}
  expect({ only, fixtures }).toEqual({ only: ["meeting", "stale"], fixtures: defaultFixtures })
  expect(() => readOptions([])).toThrow(/^--target must be/)
  expect(() => readOptions(["--target", "ftp://127.0.0.1"])).toThrow(/^--target must be/)
  expect(() => readOptions(["--target", "http://127.0.0.1", "--fast"])).toThrow(/--fast/)
})

test("--only names operations, resources and rules", () => {
  const operations = ["meeting.get", "meeting.list", "meeting.topic.create", "member.tree"]
  const chosen = (only: string[]) => operations.filter((id) => chosenBy(only, operations)(id, "stale"))
  expect(chosen([])).toEqual(operations)
  expect(chosen(["meeting"])).toEqual(operations.slice(0, 3))
  expect(chosen(["meeting.topic", "stale"])).toEqual(["meeting.topic.create"])
  expect(chosen(["meeting", "role"])).toEqual([])
  expect(() => chosenBy(["meting"], operations)).toThrow("--only: neither operation, resource nor rule: meting")
})

test("what is wrong in a fixtures file is said by name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-fixtures-"))
  const file = join(folder, "fixtures.json")
  await writeFile(file, JSON.stringify({ alliance: { org: "a" }, people: { emperor: { ticket: "t" } } }))
  await expect(readFixtures(file)).rejects.toThrow(/alliance\.group.*\n.*people/s)
  await rm(folder, { recursive: true })
})

/** Cells of a rule table of the mock, in the words of ours. */
function sameCells(
  ours: StateTable,
  rules: { in: readonly string[]; by: readonly string[] }[],
  action: string,
  states: readonly string[],
  roles: readonly string[],
) {
  for (const state of states)
    for (const role of roles) {
      const isAllowed = rules.some((rule) => rule.in.includes(state) && rule.by.includes(role))
      expect([action, state, role, may(ours, action, state, new Set([role as Role]))]).toEqual([
        action,
        state,
        role,
        isAllowed,
      ])
    }
}

test("the verification's own state tables and the mock's say the same", () => {
  const { actions: ofMeeting, statuses, roles } = meetingRules.definition
  for (const action of Object.keys(meetingTable))
    sameCells(meetingTable, [...ofMeeting[action as keyof typeof ofMeeting]], action, statuses, Object.keys(roles))
  const topic = meetingTopicRules.definition
  for (const action of Object.keys(topicTable))
    sameCells(
      topicTable,
      [...topic.actions[action as keyof typeof topic.actions]],
      action,
      topic.statuses,
      Object.keys(topic.roles),
    )
  sameCells(
    creationTable,
    [...meetingListRules.definition.actions.create],
    "create",
    ["group", "alliance"],
    [...Object.keys(roles)],
  )
  expect(Object.keys(topicTable)).toEqual(Object.keys(topic.actions))
})

test("a refusal is for the role before it is for the state", () => {
  expect(refusalOf(meetingTable, "cancel", "ended", new Set(["participant"]))).toBe("role")
  expect(refusalOf(meetingTable, "cancel", "ended", new Set(["chair"]))).toBe("state")
  expect(refusalOf(topicTable, "feedback.create", "late_submitted", new Set(["participant"]))).toBe("either")
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
    created,
    results: results.all(["meeting.get"]),
  }
}

test("a report names operation, rule, request and answer, and ends with the sum", () => {
  const text = asText(report())
  expect(text).toContain("1) meeting.get [schema] every answer (2)\n   found: /result/duration must be integer")
  expect(text).toContain("> GET http://127.0.0.1:1/api/meeting/m-1 as chair\n   < 200 application/json after 3 ms")
  expect(text).toContain("1: no neighbour (meeting.get)")
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed")
})

test("the same is written for programs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verify-report-"))
  await writeReport(folder, report())
  const json = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as { failed: number; results: unknown[] }
  expect([json.failed, json.results.length]).toEqual([1, 3])
  const xml = await readFile(join(folder, "report.xml"), "utf8")
  expect(xml).toContain('<testsuites name="verify-backend" tests="3" failures="1" skipped="1"')
  expect(xml).toContain("&lt;\\&quot;会议\\&quot; &amp; ")
  expect(xml).not.toContain("\u0001")
  expect([xml, JSON.stringify(json)].join()).not.toContain("secret-of-chair")
  await rm(folder, { recursive: true })
})
