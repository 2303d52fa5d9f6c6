import { verdictOf } from "../../contract/states/judge.ts"
import type { StateTable } from "../../contract/states/tables.ts"
import { expectRefused, Finding, isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { doneWith, makeEarly, readerOf, recordIn } from "../cases/reached.ts"
import { tables, type RoleBounds } from "../subjects/state-tables.ts"
import { restrictedGroup, sendAs, type Verification, type View } from "../subjects/subject.ts"
import { checkPartsIn, checkPartsWithoutRecord } from "./parts.ts"
import { readByEveryone, type ReadIn } from "../cases/reading.ts"
import { checkReferences } from "./references.ts"

/**
 * Checks of every record that is read by itself, in each state that the run reaches, who may read it and each of its parts: all who certainly
 * may do, and nobody does who certainly may not.
 */
export async function checkReads(v: Verification): Promise<void> {
  for (const table of tables) {
    const operation = readerOf(v, table)
    if (operation) for (const state of statesOf(table)) await checkState(v, table, state, operation.operationId)
  }
  await checkPartsWithoutRecord(v)
  await checkReferences(v)
  await checkClosedGroup(v)
}

/** Makes what the clock has to bring on until these checks. */
export async function prepareReads(v: Verification): Promise<void> {
  const reading = tables.flatMap((table) => readerOf(v, table)?.operationId ?? [])
  if (reading.some((operation) => v.wants(operation, "reads"))) await makeEarly(v)
}

/** The states of records, without places where they are made. */
const statesOf = ({ states }: StateTable) =>
  Object.keys(states).filter((name) => states[name]?.made_by !== "place" || states[name].status === name)

async function checkState(v: Verification, table: StateTable, state: string, operation: string): Promise<void> {
  const once = () =>
    v.records.shared(`read ${table.kind} ${state}`, async () =>
      readByEveryone(v, table, await recordIn(v, table, state)),
    )
  await v.check(operation, "reads", `${state}: whoever may read it does, and nobody else`, async () => {
    const { readings, record } = await once()
    for (const reading of readings) expectReading(table, state, reading, groupOf(table, record))
  })
  await checkPartsIn(v, { table, state, operation, once })
  await doneWith(v, table, state)
}

/** Whether the record belongs to a group that admits only its members: then the roles of the table alone do not open it. */
function groupOf({ restrictedGroup: text }: StateTable, record: View): "open" | "closed" | "unknown" {
  if (text === undefined) return "open"
  const group = (record.group ?? ("acronym" in record ? record : record.group)) as View | null | undefined
  if (group === undefined) return "unknown"
  return group?.type === "restricted" ? "closed" : "open"
}

/** Whether a person can certainly enter the group of a record. */
const mayEnter = ({ least }: RoleBounds): boolean => least.has("alliance_admin") || least.has("group_member")

function expectReading(
  table: StateTable,
  state: string,
  { who, bounds, exchange }: ReadIn["readings"][number],
  group: "open" | "closed" | "unknown",
): void {
  const isAllowed = (roles: ReadonlySet<string>) => verdictOf(table, "read", state, roles) === "allowed"
  const isOutside = group === "closed" && who === "outsider" && bounds.most.size === bounds.least.size
  if (!isAllowed(bounds.most) || isOutside)
    return expectRefused(exchange, [403, 404], ["forbidden", "restricted_group", "not_found"])
  if (isAllowed(bounds.least) && (group === "open" || mayEnter(bounds)) && !isDone(exchange))
    throw new Finding(`${who} may read it and does not`, exchange)
}

/** Checks what those who may not enter a restricted group see of it in the lists of groups: its names and its chairs. */
async function checkClosedGroup(v: Verification): Promise<void> {
  await v.check(
    "workgroup.list",
    "reads",
    "of a restricted group others see its names and chairs, no more",
    async () => {
      const acronym = restrictedGroup(v)
      const rowOf = async (who: PersonRole) => {
        const exchange = await sendAs(v, who, "workgroup.list", { query: { q: acronym, size: "200" } })
        const row = (resultOf(exchange).items as View[]).find((one) => one.acronym === acronym)
        if (!row) throw new Finding(`${who} does not find ${acronym}`, exchange)
        return { row, exchange }
      }
      const { row, exchange } = await rowOf("outsider")
      const shown = ["member_total", "organization_total", "secretaries", "vice_chairs"].filter((field) => field in row)
      if (shown.length > 0 || row.is_accessible !== false)
        throw new Finding(`an outsider sees ${[...shown, "is_accessible"].join(", ")}`, exchange)
      for (const who of ["restricted_member", "alliance_admin"] as const) {
        const inside = await rowOf(who)
        if (!("member_total" in inside.row)) throw new Finding(`${who} does not see its people`, inside.exchange)
      }
    },
  )
  await v.check("inbox.list", "reads", "an inbox is that of its person", async () => {
    const own = await sendAs(v, "alliance_admin", "inbox.list", { query: { size: "200" } })
    const ids = new Set((resultOf(own).items as View[]).map(({ id }) => id))
    if (ids.size === 0) throw new LeftOut("the inbox is empty")
    for (const who of ["outsider", "participant"] as const) {
      const exchange = await sendAs(v, who, "inbox.list", { query: { size: "200" } })
      const foreign = (resultOf(exchange).items as View[]).find(({ id }) => ids.has(id))
      if (foreign) throw new Finding(`${who} sees the entry ${String(foreign.id)} of somebody else`, exchange)
    }
  })
}
