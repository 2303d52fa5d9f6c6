import { mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, test } from "vitest"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { codeOf, listedActions, verdictOf } from "#scripts/contract/states/judge.ts"
import { checkStateTables } from "#scripts/contract/states/lint.ts"
import { readStateTables, stateTable, stateTablesOf } from "#scripts/contract/states/tables.ts"
import { statesFolder } from "#scripts/contract/states/written.ts"

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

describe("API-07 the state tables are checked against the contract", () => {
  test("the bundled document has them, and a reader of it gets the same tables", () => {
    const written = document["x-states"]
    expect(written && stateTablesOf(written)).toEqual(readStateTables())
  })

  test("every condition says how a test makes it apply, but for those that other tables and groups decide", () => {
    const decidedElsewhere = ["group_disbanded", "proposal_refuses", "outsider"]
    const { tables } = readStateTables()
    const without = tables.flatMap(({ kind, conditions }) =>
      Object.entries(conditions).flatMap(([name, { recipe }]) =>
        recipe === undefined && !decidedElsewhere.includes(name) ? [`${kind} ${name}`] : [],
      ),
    )
    expect(without).toEqual([])
  })

  test("the state tables have no findings", () => {
    expect(checkStateTables(readStateTables(), document)).toEqual([])
  })

  test.each([
    [
      "an unknown role",
      "meeting.yaml",
      "by: [participant]",
      "by: [guest]",
      "openapi/states/meeting.yaml: feedback.create: no role guest",
    ],
    [
      "an unknown state",
      "meeting.yaml",
      "in: [ongoing, ended]",
      "in: [running]",
      "openapi/states/meeting.yaml: summary.update: no state running",
    ],
    [
      "a part that the record does not have",
      "meeting.yaml",
      "part: answers",
      "part: replies",
      "openapi/states/meeting.yaml: parts: replies: no such field",
    ],
    [
      "an action that has a preview and is gone",
      "notice.yaml",
      "  recall:\n    operation: notice.recall",
      "  retract:\n    operation: notice.recall",
      "preview.get: no table has the action recall of notice",
    ],
    [
      "a part of the entries of a list that they do not have",
      "meeting.yaml",
      "part: topic_minutes.decisions.ballot",
      "part: topic_minutes.decisions.vote",
      "openapi/states/meeting.yaml: parts: topic_minutes.decisions.vote: no such field",
    ],
    [
      "a part that cannot be as it says for others",
      "date-poll.yaml",
      "part: people\n    others: null",
      "part: people\n    others: zero",
      "openapi/states/date-poll.yaml: parts: people: it cannot be zero",
    ],
    [
      "a part that others cannot miss",
      "notice.yaml",
      "others: empty",
      "others: absent",
      "openapi/states/notice.yaml: parts: external_recipients: it cannot be absent",
    ],
    [
      "a part for an unknown role",
      "agency.yaml",
      "by: [alliance_admin, certification_admin]",
      "by: [alliance_admin, guest]",
      "openapi/states/agency.yaml: agency.list items: no role guest",
    ],
    [
      "a part that names a record of an unknown kind",
      "task.yaml",
      "readers_of: meeting",
      "readers_of: gathering",
      "openapi/states/task.yaml: parts: meeting: no table gathering",
    ],
    [
      "a part of an unknown operation",
      "ballot.yaml",
      "operation: ballot.paper.list",
      "operation: ballot.papers",
      "openapi/states/ballot.yaml: parts: ballot.papers items: no operation ballot.papers",
    ],
    [
      "a part that stands there twice",
      "ballot.yaml",
      "part: items.reason",
      "part: items.option",
      "openapi/states/ballot.yaml: parts: ballot.record.list items.option stands there twice",
    ],
    [
      "an unknown target state",
      "member.yaml",
      "to: disabled",
      "to: gone",
      "openapi/states/member.yaml: disable: no state gone",
    ],
    [
      "an unknown state of an outcome",
      "proposal.yaml",
      "{ type: others }, to: others",
      "{ type: others }, to: gone",
      "openapi/states/proposal.yaml: phase.create: no state gone",
    ],
    [
      "another record of an unknown kind",
      "task.yaml",
      "record: task",
      "record: chore",
      "openapi/states/task.yaml: cancel: no table chore",
    ],
    [
      "another record that goes to an unknown state",
      "meeting.yaml",
      "in: [submitted, feedback_received]\n        to: cancelled",
      "in: [submitted, feedback_received]\n        to: gone",
      "openapi/states/meeting.yaml: cancel: no state gone of meeting-topic",
    ],
    [
      "another record that is named by what is not sent",
      "workgroup.yaml",
      "group_acronym: acronym",
      "group: acronym",
      "openapi/states/workgroup.yaml: disband: meeting.create sends no group",
    ],
    [
      "another record without such a field",
      "task.yaml",
      "is_cancelled_with_parent: true",
      "is_gone: true",
      "openapi/states/task.yaml: cancel: no field is_gone in task",
    ],
    [
      "an outcome by something that is not sent",
      "proposal.yaml",
      "body: { type: others }",
      "body: { kind: others }",
      "openapi/states/proposal.yaml: phase.create: proposal.phase.create sends no kind",
    ],
    [
      "an outcome by something that the record does not show",
      "certification.yaml",
      "{ label_required: true }",
      "{ is_labelled: true }",
      "openapi/states/certification.yaml: certificate.create: no field is_labelled in the record, which tells states or outcomes apart",
    ],
    [
      "a state told by something that the record does not show",
      "membership-application.yaml",
      "shows: { step: qualification_review }",
      "shows: { stage: qualification_review }",
      "openapi/states/membership-application.yaml: create: no field stage in the record, which tells states or outcomes apart",
    ],
    [
      "a field that bodies repeat and the record does not show",
      "certification.yaml",
      "seen: [step]",
      "seen: [stage]",
      "openapi/states/certification.yaml: no field stage in the record, which bodies repeat",
    ],
    [
      "a field that no body repeats",
      "certification.yaml",
      "seen: [step]",
      "seen: [step, actor]",
      "openapi/states/certification.yaml: no body repeats actor",
    ],
    [
      "a status that the contract does not have",
      "entity.yaml",
      "  invalid:",
      "  void:",
      "openapi/states/entity.yaml: EntityStatus has no void",
    ],
    [
      "an action that the contract does not have",
      "entity.yaml",
      "  enable:",
      "  open:",
      "openapi/states/entity.yaml: EntityAction has no open",
    ],
    [
      "a missing action",
      "entity.yaml",
      "  enable:",
      "  open:",
      "openapi/states/entity.yaml: enable of EntityAction is missing",
    ],
    [
      "an unknown operation",
      "entity.yaml",
      "entity.enable",
      "entity.open",
      "openapi/states/entity.yaml: enable: the contract has no operation entity.open",
    ],
    [
      "an operation without a table",
      "entity.yaml",
      "entity.enable",
      "entity.open",
      "entity.enable: it changes something and stands in no table of openapi/states; add it to that of its resource, or to without-table.yaml with the reason",
    ],
    [
      "an operation in two tables",
      "entity.yaml",
      "entity.enable",
      "member.enable",
      "member.enable: it stands in the tables entity, member",
    ],
    [
      "a code that the operation does not document",
      "ballot.yaml",
      "role: not_a_voter",
      "role: import_empty",
      "openapi/states/ballot.yaml: vote: ballot.vote does not document import_empty",
    ],
    [
      "an unknown condition",
      "ballot.yaml",
      "unless: [already_voted, entity_voted, not_representative, vote_passed]",
      "unless: [voted, entity_voted, not_representative, vote_passed]",
      "openapi/states/ballot.yaml: vote: no condition voted",
    ],
    [
      "a recipe that names an unknown operation",
      "ballot.yaml",
      "recipe: { on: ballot.pass }",
      "recipe: { on: ballot.hand-over }",
      "openapi/states/ballot.yaml: a recipe without an operation ballot.hand-over",
    ],
    [
      "an unused condition",
      "ballot.yaml",
      "unless: [already_voted, entity_voted, not_representative, vote_passed]",
      "unless: [has_not_voted, entity_voted, not_representative, vote_passed]",
      "openapi/states/ballot.yaml: no row names the condition already_voted",
    ],
    [
      "a planned operation that exists",
      "entity.yaml",
      "    operation: entity.enable",
      "    is_planned: true\n    operation: entity.enable",
      "openapi/states/entity.yaml: enable: entity.enable is in the contract: take is_planned away",
    ],
    [
      "a text that is cut off at a comma",
      "guards.yaml",
      '"There is no session, or it has ended."',
      "There is no session, or it has ended.",
      "a text has no full stop at its end: There is no session",
    ],
    ["a missing role of the contract", "roles.yaml", "  voter:", "  elector:", "roles.yaml: voter is missing"],
    [
      "a reason that is not needed",
      "without-table.yaml",
      "file.create:",
      "file.get:",
      "without-table.yaml: file.get changes nothing, is not there, or has a table",
    ],
  ])("%s is reported", (_what, file, find, replace, finding) => {
    expect(findings(file, find, replace)).toContain(finding)
  })

  test("a format error is reported with file and location", () => {
    expect(() => findings("entity.yaml", "about:", "more: x\nabout:")).toThrow(
      "openapi/states/entity.yaml# must NOT have additional properties",
    )
  })
})

describe("reading a table", () => {
  const states = readStateTables()
  const meeting = stateTable(states, "meeting")
  const topic = stateTable(states, "meeting-topic")

  test("the role is checked before the state", () => {
    expect(verdictOf(meeting, "cancel", "not_started", new Set(["chair"]))).toBe("allowed")
    expect(verdictOf(meeting, "cancel", "ended", new Set(["participant"]))).toBe("role")
    expect(verdictOf(meeting, "cancel", "ended", new Set(["chair"]))).toBe("state")
    // Other roles may do it in this state, the participant in another state.
    expect(verdictOf(topic, "feedback.create", "late_submitted", new Set(["participant"]))).toBe("role")
  })

  test("an action can have its own codes", () => {
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
