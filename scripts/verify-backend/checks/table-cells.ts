import { codeOf, verdictOf } from "../../contract/states/judge.ts"
import type { Actions, StateTable } from "../../contract/states/tables.ts"
import { described, expectRefused, ifLeftOut, isDone, LeftOut, refusal } from "../client/answers.ts"
import { namesIn } from "../client/contract.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { callOf, RefusedCalls, tried, validCall } from "../subjects/calls.ts"
import { valuesFor } from "../subjects/derived.ts"
import { ownActions, possibleRoles, roleBounds, tableOfRead, tables, verdictIn } from "../subjects/state-tables.ts"
import { handOverShared } from "../subjects/used.ts"
import { isDerived, nothing, readCall, sendAs, type Subject, type Verification } from "../subjects/subject.ts"

/** The people whose refusals are checked. */
const refused = personRoles.filter(
  (role) =>
    role !== "alliance_admin" && role !== "member_admin" && role !== "restricted_member" && role !== "neighbour",
)

type Cell = { table: Actions; name: string; action: string; operation: string }

/** The tables whose cells are not all checked on records in every state (`checkCells`). */
const others = ({ kinds }: Verification) =>
  tables.filter(({ kind }) => !kinds.some(({ cells }) => cells?.table === kind))

/**
 * Checks roles in the other tables of openapi/states, as far as there are requests: brings a record into a state that allows an action, and
 * expects refusals without changes for people who may not perform it. Runs early, because rate limits restrict the creation of records.
 */
export async function checkTableRoles(v: Verification): Promise<void> {
  for (const table of others(v)) {
    const ofList = table.list ? cellsOf(v, table.list, `${table.kind} list`) : []
    for (const cell of [...cellsOf(v, table, table.kind), ...ofList]) await checkRoles(v, cell)
  }
  await checkReaders(v)
}

/** Checks states: actions that no role may perform are refused, before and after each action. Runs late, because it uses up records. */
export async function checkTableStates(v: Verification): Promise<void> {
  for (const table of others(v)) await checkStates(v, table)
}

function cellsOf(v: Verification, table: Actions, name: string): Cell[] {
  return ownActions(table)
    .map((action) => ({ table, name, action, operation: table.actions[action]?.operation ?? "" }))
    .filter(({ operation }) => v.contract.operation(operation).method !== "get" && v.writeOf(operation))
}

/** Whether an action is about a record, and not about a place where one is created. */
const isOfRecord = (cell: Cell): boolean =>
  statesFor(cell).some((state) => cell.table.states[state]?.made_by !== "place")

const statesFor = ({ table, action }: Cell): string[] => table.actions[action]?.rows.flatMap((row) => row.in) ?? []

async function checkRoles(v: Verification, cell: Cell): Promise<void> {
  const { table, name, action, operation } = cell
  const among = statesFor(cell)
  const calls = new RefusedCalls(v, operation, () => callOf(v, operation))
  for (const who of refused) {
    if (calls.isLeftOut) return
    const most = possibleRoles(who)
    if (v.writeOf(operation)?.who === who || verdictIn(table, action, among, most) !== "role") continue
    // For people who may not read the record, it may appear not to exist.
    const isHidden = among.every((state) => verdictOf(table, "read", state, most) !== "allowed")
    const codes = [...among.map((state) => codeOf(table, action, state, "role")), "restricted_group"]
    await v.check(operation, "role", `${name}: ${who} may not ${action}`, () =>
      calls.askOnly({
        change: async (_call, before) => {
          const as = await v.people.get(who)
          // A record that was found and not created may belong to this person.
          if (isDerived(v, operation) && before.includes(as.session.user_id) && isTheirs(cell, who))
            throw new LeftOut(`the record names ${who}`)
          return { as }
        },
        expect: (exchange) =>
          isHidden
            ? expectRefused(exchange, [403, 404], [...codes, "not_found"])
            : expectRefused(exchange, [403], codes),
      }),
    )
  }
  if (calls.hasAsked)
    await v.check(operation, "role", `${name}: who may not ${action} writes nothing`, () => calls.expectUntouched())
  await calls.end()
}

/** Whether a person may perform the action on a record that they have created. */
const isTheirs = (cell: Cell, who: PersonRole): boolean =>
  verdictIn(cell.table, cell.action, statesFor(cell), roleBounds(who).most) !== "role"

/** Reads records as people with different roles. `actions` in every response is compared with the table. */
async function checkReaders(v: Verification): Promise<void> {
  const reads = v.contract.operations.filter(({ path }) => path.includes("{"))
  for (const operation of reads.filter(({ operationId }) => /\.get$/.test(operationId) && tableOfRead(operationId)))
    await v.check(operation.operationId, "actions", "read by people of all kinds", async () => {
      const call = await readCall(v, operation, { values: await valuesFor(v, operation) })
      for (const who of [...refused, "alliance_admin"] as const) {
        const exchange = await sendAs(v, who, operation.operationId, call)
        if (!isDone(exchange)) expectRefused(exchange, [403, 404])
      }
    })
}

async function checkStates(v: Verification, table: StateTable): Promise<void> {
  const cells = cellsOf(v, table, table.kind)
  // The only record of its kind, such as the disabled account, would be changed by that later.
  for (const { operation } of cells) if (v.wants(operation, "state")) await tried(v, operation).catch(ifLeftOut)
  const known = new Set<string>()
  for (const cell of cells) {
    const actions = cells.filter((other) => isOfRecord(other) && isBelow(v, other, cell))
    const title = `where ${cell.action} is possible`
    const after = `after ${cell.action}`
    const [here, then] = [`${cell.name}, ${title}`, `${cell.name}, ${after}`]
    const subjectOf = () =>
      v.records.shared(here, async () => (await v.writeOf(cell.operation)?.subject?.(v)) ?? nothing)
    for (const other of actions) await refusedIn(v, other, { among: statesFor(cell), subjectOf, title, known })
    await handOverShared(v, cell.operation, here)
    const leads = [...new Set(table.actions[cell.action]?.rows.map(({ to }) => to))]
    const [to] = leads
    if (leads.length !== 1 || to === undefined) continue
    const changed = () => v.records.shared(then, () => carriedOut(v, cell))
    for (const other of actions) await refusedIn(v, other, { among: [to], subjectOf: changed, title: after, known })
    await handOverShared(v, cell.operation, then)
  }
}

type Where = { among: string[]; subjectOf: () => Promise<Subject>; title: string; known: Set<string> }

/** Checks that an action is refused if no role may perform it in these states. */
async function refusedIn(v: Verification, other: Cell, { among, subjectOf, title, known }: Where): Promise<void> {
  const { table, action, operation, name } = other
  const isPossible = statesFor(other).some((state) => among.includes(state))
  const key = `${action} ${[...new Set(among)].sort().join()}`
  if (isPossible || known.has(key)) return
  known.add(key)
  const who = v.writeOf(operation)?.who
  const { least } = roleBounds(who === undefined || who === "nobody" ? "outsider" : who)
  const isTheirs = verdictIn(table, action, statesFor(other), least) === "allowed"
  const codes = [...among.map((state) => codeOf(table, action, state, "state")), "group_disbanded"]
  const byRole = codeOf(table, action, among[0] ?? "", "role")
  await v.check(operation, "state", `${name}, ${title}: ${action} is refused`, async () => {
    const subject = await subjectOf()
    const isByState = isTheirs && (await isReadBy(v, subject, who))
    await new RefusedCalls(v, operation, () => validCall(v, operation, subject)).ask({
      change: () => ({}),
      expect: isByState ? refusal([400], codes) : refusal([400, 403], [...codes, byRole]),
    })
  })
}

/** Whether a person may read a record: who may not is refused for that, whatever its state. */
async function isReadBy(v: Verification, { read, path }: Subject, who: PersonRole | "nobody" | undefined) {
  return (
    !read ||
    who === undefined ||
    who === "nobody" ||
    isDone(await v.target.read(read.operation, { as: await v.people.get(who), path }))
  )
}

/** Whether the path of `cell` has all path parameters of `other`, so that both refer to the same record. */
function isBelow(v: Verification, other: Cell, cell: Cell): boolean {
  const [asked, known] = [other, cell].map(({ operation }) => namesIn(v.contract.operation(operation).path))
  return asked !== undefined && asked.length > 0 && asked.every((name) => known?.includes(name))
}

/** Performs the action on a new record and returns the record. */
async function carriedOut(v: Verification, { operation }: Cell): Promise<Subject> {
  const { subject, call } = await validCall(v, operation)
  const exchange = await v.target.send(operation, call)
  if (!isDone(exchange)) throw new LeftOut(`${operation} in this state answered ${described(exchange)}`)
  return subject
}
