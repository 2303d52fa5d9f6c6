import type { Actions } from "../../contract/states/tables.ts"
import { expectRefused, resultOf } from "../answers.ts"
import {
  expectationOf,
  expectedActions,
  meetingTable,
  operationOf,
  ownActions,
  stateAfter,
  statusIn,
  topicTable,
} from "../expectations.ts"
import type { PersonRole } from "../fixtures.ts"
import { meetingStates, organizers, type Scope } from "../meeting-records.ts"
import type { Subject } from "../request.ts"
import { properCall, snapshot, versionOf } from "../proper-call.ts"
import { Finding, LeftOut, type Exchange } from "../results.ts"
import { topicStates } from "../topic-records.ts"
import type { Verification } from "../verification.ts"

/** The people whose access is checked. */
const asking = [
  "alliance_admin",
  "general_secretary",
  "chair",
  "vice_chair",
  "secretary",
  "participant",
  "outsider",
] as const
type Asking = (typeof asking)[number]

/** A state of a table, with a function that creates a record in it. */
type StateCell = {
  table: Actions
  state: string
  /** The key of the record that is shared by all checks that do not change it. */
  key: string
  make: (v: Verification) => Promise<Subject>
  rolesOf: (who: Asking) => ReadonlySet<string>
}
type PersonCell = { cell: StateCell; who: Asking; roles: ReadonlySet<string> }

/** The roles of a person for a meeting: group officers only for group meetings, the general secretary only for alliance meetings. */
function rolesIn(scope: Scope, who: Asking): string[] {
  const isOfficer = who === "chair" || who === "vice_chair" || who === "secretary"
  const isElsewhere = isOfficer ? scope !== "group" : who === "general_secretary" && scope !== "alliance"
  const roles = isElsewhere || who === "outsider" ? [] : [who]
  return organizers[scope] === who ? [...roles, "organizer"] : roles
}

const ofMeetings: StateCell[] = (["group", "alliance"] as const).flatMap((scope) =>
  meetingStates.map((state) => ({
    table: meetingTable,
    state,
    key: `meeting ${scope} ${state}`,
    make: async (v) => ({ meeting: await v.meetings.make(scope, state) }),
    rolesOf: (who) => new Set(rolesIn(scope, who)),
  })),
)

const ofTopics: StateCell[] = topicStates.map((state) => ({
  table: topicTable,
  state,
  key: `topic ${state}`,
  make: async (v) => {
    const topic = await v.topics.make(state)
    return { meeting: topic.meeting, topic }
  },
  // The participant creates the topics.
  rolesOf: (who) => new Set([...rolesIn("group", who), ...(who === "participant" ? ["creator"] : [])]),
}))

/**
 * Checks openapi/states/meeting.yaml and openapi/states/meeting-topic.yaml for every state, action and person: `actions`, refusals, and
 * that the allowed actions work.
 */
export async function checkMeetingCells(v: Verification): Promise<void> {
  for (const cell of [...ofMeetings, ...ofTopics]) {
    for (const who of asking) {
      const asked = { cell, who, roles: cell.rolesOf(who) }
      await checkListed(v, asked)
      for (const action of ownActions(cell.table)) await checkRefused(v, asked, action)
      await checkAllowed(v, asked)
    }
  }
}

const sharedSubject = (v: Verification, { key, make }: StateCell): Promise<Subject> =>
  v.records.shared(`cell ${key}`, () => make(v))

async function checkListed(v: Verification, { cell, who, roles }: PersonCell): Promise<void> {
  await v.check("meeting.get", "actions", `${cell.key}: what ${who} may do is listed, no more`, async () => {
    const { meeting: record, topic } = await sharedSubject(v, cell)
    const call = { as: await v.people.get(who), path: { id: record?.id ?? "" } }
    const exchange = await v.target.send("meeting.get", call)
    const meeting = resultOf(exchange) as { actions?: string[]; topics?: { id: string; actions: string[] }[] }
    const listed = topic ? meeting.topics?.find(({ id }) => id === topic.id)?.actions : meeting.actions
    compare(listed ?? [], expectedActions(cell.table, cell.state, roles), cell.table, exchange)
  })
}

/** Compares `actions` with the expected ones; ignores actions that are not in the table. */
function compare(listed: readonly string[], expected: readonly string[], table: Actions, exchange: Exchange): void {
  const missing = expected.filter((action) => !listed.includes(action))
  const tooMuch = listed.filter((action) => action in table.actions && !expected.includes(action))
  const parts = [
    missing.length > 0 && `missing: ${missing.join(", ")}`,
    tooMuch.length > 0 && `too much: ${tooMuch.join(", ")}`,
  ]
  const found = parts.filter(Boolean).join("; ")
  if (found) throw new Finding(found, exchange)
}

async function checkRefused(v: Verification, { cell, who, roles }: PersonCell, action: string): Promise<void> {
  const expected = expectationOf(cell.table, action, cell.state, roles)
  if (expected.verdict === "allowed") return
  const operation = operationOf(cell.table, action)
  await v.check(operation, expected.verdict, `${cell.key}: ${who} may not ${action}`, async () => {
    const subject = await sharedSubject(v, cell)
    const before = await snapshot(v, operation, subject)
    const exchange = await v.target.send(operation, await callOf(v, operation, action, subject, who))
    if (exchange.status < 300) v.records.discard(`cell ${cell.key}`)
    expectRefused(exchange, [expected.status], expected.codes)
    if (before === (await snapshot(v, operation, subject))) return
    v.records.discard(`cell ${cell.key}`)
    throw new Finding("refused, but something was written", exchange)
  })
}

async function callOf(v: Verification, operation: string, action: string, subject: Subject, who: PersonRole) {
  const { subject: _same, ...call } = await properCall(v, operation, subject)
  const body = action === "feedback.complete" ? { ...(call.body as object), is_completed: true } : call.body
  return { ...call, as: await v.people.get(who), ...(body !== undefined && { body }) }
}

/** The actions that these roles may perform, sorted so that each is still possible after the previous ones. */
function allowedActions({ cell: { table, state }, roles }: PersonCell): string[] {
  const allowedIn = (where: string) =>
    ownActions(table).filter((action) => expectationOf(table, action, where, roles).verdict === "allowed")
  const leaves = (action: string) => allowedIn(stateAfter(table, action, state)).length
  return allowedIn(state).sort((a, b) => leaves(b) - leaves(a))
}

/** Performs every action that a person may perform, on a new record. Each of them must be in the log. */
async function checkAllowed(v: Verification, asked: PersonCell): Promise<void> {
  const { cell, who } = asked
  let own: Promise<Subject> | undefined
  for (const action of allowedActions(asked)) {
    const operation = operationOf(cell.table, action)
    let isDone = false
    const make = () => (own ??= cell.make(v))
    await v.check(operation, "actions", `${cell.key}: ${who} may ${action}, and it works`, async () => {
      const subject = await make()
      const version = await versionOf(v, subject)
      const exchange = await v.target.send(operation, await callOf(v, operation, action, subject, who))
      const result = resultOf(exchange, `${who} to be allowed`)
      isDone = true
      expectEffect(cell, action, result, version, exchange)
    })
    await v.check(operation, "log", `${cell.key}: ${action} of ${who} is in the log`, async () => {
      if (!isDone) throw new LeftOut("it was not done")
      await checkLogged(v, await make(), operation, who)
    })
  }
}

/** Actions whose response contains a new record instead of the record they were performed on. */
const creatingActions = ["topic.create", "feedback.create"]

/** Expects the record to be in the state after the action, with a version that is not lower than before. */
function expectEffect(
  { table, state }: StateCell,
  action: string,
  result: { status?: unknown; version?: unknown },
  version: number,
  exchange: Exchange,
): void {
  const next = stateAfter(table, action, state)
  const status = statusIn(table, next)
  if (next !== state && result.status !== status)
    throw new Finding(`it is ${String(result.status)}, not ${String(status)}`, exchange)
  if (creatingActions.includes(action)) return
  if (typeof result.version === "number" && result.version < version)
    throw new Finding(`the version went from ${version} to ${result.version}`, exchange)
}

async function checkLogged(v: Verification, { meeting }: Subject, operation: string, who: PersonRole): Promise<void> {
  const person = await v.people.get(who)
  const query = { module: "meeting", key: meeting?.id ?? "", operation, member_id: person.session.user_id }
  const exchange = await v.target.send("operation-log.list", { as: await v.people.get("alliance_admin"), query })
  if (Number(resultOf(exchange).total) < 1) throw new Finding(`no row of ${operation} by ${who}`, exchange)
}
