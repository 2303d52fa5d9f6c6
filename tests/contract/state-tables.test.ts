import { mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, test } from "vitest"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { codeOf, listedActions, verdictOf } from "#scripts/contract/states/judge.ts"
import { checkStateTables } from "#scripts/contract/states/lint.ts"
import { readStateTables, statesFolder, stateTable } from "#scripts/contract/states/tables.ts"

const document = bundleContract(fileURLToPath(new URL("../..", import.meta.url)))
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Findings of the check after one text in a file is replaced. */
function findings(file: string, find: string, replace: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "state-tables-"))
  folders.push(folder)
  cpSync(statesFolder, folder, { recursive: true })
  const text = readFileSync(join(folder, file), "utf8")
  expect(text).toContain(find)
  writeFileSync(join(folder, file), text.replace(find, replace))
  return checkStateTables(readStateTables(folder), document)
}

describe("API-07 the state tables are held against the contract", () => {
  test("nothing is found in tables that are in order", () => {
    expect(checkStateTables(readStateTables(), document)).toEqual([])
  })

  test.each([
    [
      "role",
      "meeting.yaml",
      "by: [participant]",
      "by: [guest]",
      "openapi/states/meeting.yaml: feedback.create: no role guest",
    ],
    [
      "state",
      "meeting.yaml",
      "in: [ongoing, ended]",
      "in: [running]",
      "openapi/states/meeting.yaml: summary.update: no state running",
    ],
    [
      "state it leads to",
      "member.yaml",
      "to: disabled",
      "to: gone",
      "openapi/states/member.yaml: disable: no state gone",
    ],
    [
      "status of the contract",
      "entity.yaml",
      "  invalid:",
      "  void:",
      "openapi/states/entity.yaml: EntityStatus has no void",
    ],
    [
      "action of the contract",
      "entity.yaml",
      "  enable:",
      "  open:",
      "openapi/states/entity.yaml: EntityAction has no open",
    ],
    [
      "action that is missing",
      "entity.yaml",
      "  enable:",
      "  open:",
      "openapi/states/entity.yaml: enable of EntityAction is missing",
    ],
    [
      "operation",
      "entity.yaml",
      "entity.enable",
      "entity.open",
      "openapi/states/entity.yaml: enable: the contract has no operation entity.open",
    ],
    [
      "operation without a table",
      "entity.yaml",
      "entity.enable",
      "entity.open",
      "entity.enable: it changes something and stands in no table of openapi/states",
    ],
    [
      "operation in two tables",
      "entity.yaml",
      "entity.enable",
      "member.enable",
      "member.enable: it stands in the tables entity, member",
    ],
    [
      "code",
      "ballot.yaml",
      "role: not_a_voter",
      "role: import_empty",
      "openapi/states/ballot.yaml: vote: ballot.vote does not document import_empty",
    ],
    [
      "condition",
      "ballot.yaml",
      "unless: [already_voted]",
      "unless: [voted]",
      "openapi/states/ballot.yaml: vote: no condition voted",
    ],
    [
      "condition that no row names",
      "ballot.yaml",
      "unless: [already_voted]",
      "unless: [has_not_voted]",
      "openapi/states/ballot.yaml: no row names the condition already_voted",
    ],
    [
      "planned operation that exists",
      "entity.yaml",
      "    operation: entity.enable",
      "    is_planned: true\n    operation: entity.enable",
      "openapi/states/entity.yaml: enable: entity.enable is in the contract: take is_planned away",
    ],
    [
      "end of a text that a comma cuts",
      "guards.yaml",
      '"There is no session, or it has ended."',
      "There is no session, or it has ended.",
      "a text has no full stop at its end: There is no session",
    ],
    ["role of the contract", "roles.yaml", "  voter:", "  elector:", "roles.yaml: voter is missing"],
    [
      "reason that is not needed",
      "without-table.yaml",
      "file.create:",
      "file.get:",
      "without-table.yaml: file.get changes nothing, is not there, or has a table",
    ],
  ])("an unknown or missing %s", (_what, file, find, replace, finding) => {
    expect(findings(file, find, replace)).toContain(finding)
  })

  test("what does not fit the format is told by file and place", () => {
    expect(() => findings("entity.yaml", "about:", "more: x\nabout:")).toThrow(
      "openapi/states/entity.yaml# must NOT have additional properties",
    )
  })
})

describe("reading a table", () => {
  const states = readStateTables()
  const meeting = stateTable(states, "meeting")
  const topic = stateTable(states, "meeting-topic")

  test("the role is asked before the state", () => {
    expect(verdictOf(meeting, "cancel", "not_started", new Set(["chair"]))).toBe("allowed")
    expect(verdictOf(meeting, "cancel", "ended", new Set(["participant"]))).toBe("role")
    expect(verdictOf(meeting, "cancel", "ended", new Set(["chair"]))).toBe("state")
    // Other roles may do it in this state, the participant in another state.
    expect(verdictOf(topic, "feedback.create", "late_submitted", new Set(["participant"]))).toBe("role")
  })

  test("an action can have codes of its own", () => {
    const ballot = stateTable(states, "ballot")
    expect(codeOf(ballot, "vote", "ended", "state")).toBe("vote_closed")
    expect(codeOf(ballot, "vote", "cancelled", "state")).toBe("state_refused")
    expect(codeOf(ballot, "vote", "ongoing", "role")).toBe("not_a_voter")
    expect(codeOf(ballot, "extend", "ended", "role")).toBe("forbidden")
  })

  test("`actions` lists what is allowed and can be listed", () => {
    expect(listedActions(meeting, "ended", new Set(["participant", "alliance_member"]))).toEqual([
      "feedback.create",
      "export",
    ])
    expect(listedActions(stateTable(states, "calendar-feed"), "normal", new Set(["creator"]))).toEqual([])
  })
})
