import type { Actions } from "../../contract/states/tables.ts"
import { expectRefused, Finding, LeftOut, refusal, resultOf, type Exchange } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { expectRefusal, validCall } from "../subjects/calls.ts"
import {
  expectationOf,
  expectedActions,
  operationOf,
  ownActions,
  peopleWithKnownRoles,
  stateAfter,
  tableOf,
} from "../subjects/state-tables.ts"
import { sendAs, versionOf, type Cells, type Subject, type Verification, type View } from "../subjects/subject.ts"

/** A state of a table at a place. `key`: names the record that is shared by all checks that do not change it. */
type Cell = { cells: Cells; table: Actions; state: string; place: string; key: string }
type PersonCell = { cell: Cell; who: PersonRole; roles: ReadonlySet<string> }

/**
 * Checks every state, action and person of the tables of openapi/states whose records can be made in every state (`cells` of a kind):
 * `actions`, refusals, and that the allowed actions work.
 */
export async function checkCells(v: Verification): Promise<void> {
  for (const cell of v.kinds.flatMap(({ cells }) => (cells ? cellsOf(cells) : []))) {
    for (const who of peopleWithKnownRoles) {
      const asked = { cell, who, roles: new Set(cell.cells.rolesOf(who, cell.place)) }
      await checkListed(v, asked)
      for (const action of ownActions(cell.table)) await checkRefused(v, asked, action)
      await checkAllowed(v, asked)
    }
  }
}

function cellsOf(cells: Cells): Cell[] {
  const table = tableOf(cells.table)
  return cells.places.flatMap((place) =>
    cells.states.map((state) => ({ cells, table, state, place, key: `${cells.table} ${place} ${state}` })),
  )
}

const newSubject = (v: Verification, { cells, state, place }: Cell): Promise<Subject> => cells.make(v, state, place)

const sharedSubject = (v: Verification, cell: Cell): Promise<Subject> =>
  v.records.shared(`cell ${cell.key}`, () => newSubject(v, cell))

async function checkListed(v: Verification, { cell, who, roles }: PersonCell): Promise<void> {
  const title = `${cell.key}: what ${who} may do is listed, no more`
  await v.check(cell.cells.read, "actions", title, async () => {
    const { path, read } = await sharedSubject(v, cell)
    const exchange = await v.target.read(cell.cells.read, { as: await v.people.get(who), path })
    const reading = expectationOf(cell.table, "read", cell.state, roles)
    if (reading.verdict !== "allowed") return expectRefused(exchange, [reading.status], reading.codes)
    const { actions = [] } = (read?.part ?? whole)(resultOf(exchange)) as { actions?: string[] }
    compare(actions, expectedActions(cell.table, cell.state, roles), cell.table, exchange)
  })
}

const whole = (view: View): View => view

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
    const asked = await callOf(v, cell, action, who, await sharedSubject(v, cell))
    await expectRefusal(v, operation, asked, refusal([expected.status], expected.codes))
  })
}

/** A valid call of the action's operation by this person. */
async function callOf(v: Verification, { cells, table }: Cell, action: string, who: PersonRole, subject: Subject) {
  const { call } = await validCall(v, operationOf(table, action), subject)
  const body = call.body === undefined ? {} : { body: { ...call.body, ...cells.more?.[action] } }
  return { subject, call: { ...call, as: await v.people.get(who), ...body } }
}

/** The actions that these roles may perform, sorted so that each is still possible after the previous ones, where that is possible. */
function allowedActions({ cell: { table, state }, roles }: PersonCell): string[] {
  const allowedIn = (where: string) =>
    ownActions(table).filter((action) => expectationOf(table, action, where, roles).verdict === "allowed")
  const leaves = (action: string) => allowedIn(stateAfter(table, action, state)).length
  return allowedIn(state).sort((a, b) => leaves(b) - leaves(a))
}

/** Performs every action that a person may perform, on a new record, or on another one after an end. Each of them must be in the log. */
async function checkAllowed(v: Verification, asked: PersonCell): Promise<void> {
  const { cell, who } = asked
  let own: Promise<Subject> | undefined
  let { state } = cell
  for (const action of allowedActions(asked)) {
    const isOver = expectationOf(cell.table, action, state, asked.roles).verdict !== "allowed"
    if (isOver) own = undefined
    state = stateAfter(cell.table, action, isOver ? cell.state : state)
    const operation = operationOf(cell.table, action)
    let isDone = false
    const make = () => (own ??= newSubject(v, cell))
    await v.check(operation, "actions", `${cell.key}: ${who} may ${action}, and it works`, async () => {
      const subject = await make()
      const version = await versionOf(v, subject)
      const { call } = await callOf(v, cell, action, who, subject)
      const exchange = await v.target.send(operation, call)
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

/** Expects the record to be in the state after the action, with a version that is not lower than before. */
function expectEffect(
  { table, state }: Cell,
  action: string,
  result: { status?: unknown; version?: unknown },
  version: number,
  exchange: Exchange,
): void {
  const next = stateAfter(table, action, state)
  const status = table.states[next]?.status
  if (next !== state && result.status !== status)
    throw new Finding(`it is ${String(result.status)}, not ${String(status)}`, exchange)
  // Then the response contains a new record instead of the one that the action was performed on.
  if (action.endsWith(".create")) return
  if (typeof result.version === "number" && result.version < version)
    throw new Finding(`the version went from ${version} to ${result.version}`, exchange)
}

async function checkLogged(v: Verification, subject: Subject, operation: string, who: PersonRole): Promise<void> {
  const itself = { module: (operation.split(".")[0] ?? "").replaceAll("-", "_"), key: subject.path.id ?? "" }
  const { user_id } = (await v.people.get(who)).session
  const query = { ...(subject.logged ?? itself), operation, member_id: user_id }
  const exchange = await sendAs(v, "alliance_admin", "operation-log.list", { query })
  if (Number(resultOf(exchange).total) < 1) throw new Finding(`no row of ${operation} by ${who}`, exchange)
}
