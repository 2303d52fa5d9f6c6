import { describe, expect, test } from "vitest"
import { listedActions } from "#scripts/contract/states/judge.ts"
import { cells, implied, listOf, namedRoles, type Cell } from "#tests/mock/cells.ts"
import { scopeIn, type ScopeState } from "#tests/mock/relations.ts"
import { headersOf, expectVerdict, setUp, askedOverHttp, written, type Setting } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const description = { format: "markdown", text: "Purpose 宗旨" }
const event = { subject: "S", timezone: "UTC", start_time: "2027-01-07T09:00:00Z", description }
const names = { name: "甲单元", name_english: "Unit A" }

const toDo = { subject: "S", timezone: "UTC", priority: 0 }

type List = {
  address: string
  /** Body of a create request; undefined: the contract has no such operation yet. */
  form?: object
  /** Module name in the log and in exports. */
  module: string
  isSilent?: boolean
  /** The records belong to the alliance or to groups: filters and forms name which. */
  isOfGroups?: boolean
  /** Members of the group create it: an administrator does not act on behalf of anyone. */
  isOfMembers?: boolean
}

/** The requests for each list, keyed by its file in openapi/states. */
const lists: Record<string, List> = {
  meeting: { address: "meeting", form: { ...event, duration: 30 }, module: "meeting", isOfGroups: true },
  ballot: {
    address: "ballot",
    form: { ...event, duration: 2, options: [{ text: "Yes 是" }, { text: "No 否" }] },
    module: "ballot",
    isOfGroups: true,
  },
  decision: { address: "decision", module: "decision", isOfGroups: true },
  notice: { address: "notice", module: "notice", isOfGroups: true },
  task: {
    address: "task",
    form: { ...toDo, assignee_id: "member-aurora-member" },
    module: "task",
    isOfGroups: true,
    isOfMembers: true,
  },
  proposal: { address: "proposal", module: "proposal", isOfGroups: true },
  "topic-call": {
    address: "topic-call",
    form: { ...event, end_time: "2027-01-08T09:00:00Z" },
    module: "topic_call",
    isOfGroups: true,
  },
  "topic-code-rule": {
    address: "topic-code-rule",
    form: { prefix: "UNIT-", max_sequence: 999 },
    module: "topic_code_rule",
    isSilent: true,
  },
  schedule: {
    address: "schedule",
    form: { ...event, type: "conference", end_time: "2027-01-08T09:00:00Z" },
    module: "schedule",
    isSilent: true,
  },
  certification: {
    address: "certification",
    form: {
      company: "C 单位",
      product: "P 产品",
      label_required: true,
      test_agency_id: "agency-aurora-1",
      certification_agency_id: "agency-aurora-2",
    },
    module: "certification",
  },
  certificate: { address: "certificate", module: "certificate" },
  entity: {
    address: "entity",
    form: { ...names, acronym: "甲", acronym_english: "A" },
    module: "entity",
    isSilent: true,
  },
  agency: { address: "agency", form: { ...names, type: "test", region_code: "FI" }, module: "agency", isSilent: true },
  "membership-application": { address: "membership-application", module: "membership_application" },
  "member-level": { address: "member-level", form: names, module: "member_level", isSilent: true },
  workgroup: {
    address: "workgroup",
    form: { ...names, acronym: "NEW", type: "public", description },
    module: "workgroup",
    isSilent: true,
  },
  "workgroup-role": { address: "workgroup/UNIT/member", module: "workgroup" },
  member: { address: "member", module: "member" },
  "export-package": {
    address: "export-package",
    form: { module: "meeting", format: "csv", language: "english" },
    module: "export_package",
    isSilent: true,
  },
}

/** Filter and form fields that name the scope: the unit group, its proposal, or nothing for the alliance. */
function placeOf({ world, relation }: Setting, kind: string, status: string): Record<string, string> {
  const state = ["alliance", "proposal", "disbanded"].includes(status) ? (status as ScopeState) : "group"
  const { proposal } = scopeIn(state, relation, world)
  if (!lists[kind]?.isOfGroups || status === "alliance") return {}
  return proposal ? { draft_code: proposal.draft_code } : { group_acronym: "UNIT" }
}

describe.each(Object.entries(lists))("API-07 cells of the list in openapi/states/%s.yaml, over HTTP", (kind, list) => {
  const table = listOf(kind)
  const asked = cells(table, namedRoles(table)).filter(({ action }) => action === "read" || isAsked(action))

  /** Whether an action is tested here; actions of other tables are only listed here and tested with those tables. */
  function isAsked(action: string): boolean {
    return action === "export"
      ? "export" in table.actions && kind !== "workgroup-role"
      : action === "create" && list.form !== undefined
  }

  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const setting = setUp(host, cell.role)
    const { store, relation } = setting
    const place = placeOf(setting, kind, cell.status)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const query = new URLSearchParams(place).toString()
    if (cell.action === "export") {
      const body = { module: list.module, format: "csv", language: "english", ...(query && { query }) }
      const answer = await host.call("POST", "/api/export-package", headers, body)
      return expectVerdict(cell, answer, store, before, { module: "export_package", silent: ["export"], isOwn: true })
    }
    const answer =
      cell.action === "read"
        ? await host.call("GET", `/api/${list.address}?${query}`, headers)
        : await host.call("POST", `/api/${list.address}`, headers, { ...list.form, ...place })
    const isOwn = !list.isOfGroups || list.isOfMembers || cell.status === "alliance"
    expectVerdict(cell, answer, store, before, {
      module: list.module,
      isOwn,
      silent: list.isSilent ? ["create"] : [],
    })
    if (cell.action === "read" && cell.expected === "allowed") expectListed(cell, answer.body.result?.actions)
  })

  function expectListed({ role, status }: Cell, actions: unknown): void {
    const listed = listedActions(table, status, new Set([role, ...implied]))
    expect([...(actions as string[])].sort()).toEqual(listed.sort())
  }
})
