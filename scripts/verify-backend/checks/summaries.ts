import { resultOf } from "../answers.ts"
import type { PersonRole } from "../fixtures.ts"
import { Finding, LeftOut } from "../results.ts"
import type { Verification } from "../verification.ts"
import { steady } from "./pages.ts"

type Row = Record<string, unknown>
type Ref = { module: string; key: string; group: { acronym: string } | null }

/** Number of rows of each list whose records are read. */
const mostRows = 30
const day = 24 * 3_600_000

/** Checks lists that summarise records of other kinds: each row agrees with its record. */
export async function checkSummaries(v: Verification): Promise<void> {
  for (const who of ["alliance_admin", "chair"] as const)
    await v.check("needs-my-action.list", "actions", `${who}: each record offers the requested action`, () =>
      steady(() => actionsAreOffered(v, who)),
    )
  await v.check("calendar.list", "list", "each event has the subject, version and times of its record", () =>
    steady(() => eventsAgree(v)),
  )
}

async function actionsAreOffered(v: Verification, who: PersonRole): Promise<void> {
  const as = await v.people.get(who)
  const list = await v.target.send("needs-my-action.list", { as, query: { size: "200" } })
  for (const { action, record } of rowsOf(resultOf(list)) as { action: string; record: Ref }[]) {
    const read = await readRecord(v, who, record)
    if (!(resultOf(read).actions as string[]).includes(action))
      throw new Finding(`${record.module} ${record.key} waits for ${action}, but does not offer it`, read, list)
  }
}

/** Fields of a record with the start and the end of its event; the first that is not null counts (`calendar.list`). */
const timesOf: Readonly<Record<string, readonly [start: readonly string[], end: readonly string[]]>> = {
  meeting: [["start_time"], ["actual_end_time", "planned_end_time"]],
  ballot: [["start_time"], ["end_time"]],
  topic_call: [["start_time"], ["end_time"]],
  schedule: [["start_time"], ["end_time"]],
  task: [["plan_start_time", "deadline"], ["deadline"]],
  proposal: [["deadline"], ["deadline"]],
}

async function eventsAgree(v: Verification): Promise<void> {
  const query = { from: v.records.instant(-30 * day), to: v.records.instant(30 * day) }
  const list = await v.target.send("calendar.list", { as: await v.people.get("alliance_admin"), query })
  for (const event of rowsOf(resultOf(list))) {
    const { module, key, group, subject, sequence, start_time, end_time } = event as Row & Ref
    const [start, end] = timesOf[module] ?? [[], []]
    const read = await readRecord(v, "alliance_admin", { module, key, group })
    const record = resultOf(read)
    const wrong = [
      subject !== (record.subject ?? record.title) && "subject",
      sequence !== record.version && "sequence",
      !isSameTime(start_time, firstOf(record, start)) && "start_time",
      !isSameTime(end_time, firstOf(record, end)) && "end_time",
    ].filter(Boolean)
    if (wrong.length > 0) throw new Finding(`${module} ${key}: other ${wrong.join(", ")} than its record`, read, list)
  }
}

function rowsOf({ items }: Row): Row[] {
  const rows = items as Row[]
  if (rows.length === 0) throw new LeftOut("the list is empty")
  return rows.slice(0, mostRows)
}

const firstOf = (record: Row, fields: readonly string[]): unknown =>
  fields.map((field) => record[field]).find((value) => value !== null)

const isSameTime = (one: unknown, other: unknown): boolean => Date.parse(String(one)) === Date.parse(String(other))

/** Reads the record of a reference with the `get` operation of its kind. */
async function readRecord(v: Verification, who: PersonRole, { module, key, group }: Ref) {
  const kind = module.replace(/^workgroup_/, "workgroup.").replaceAll("_", "-")
  const names = [...v.contract.operation(`${kind}.get`).path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  const path = Object.fromEntries(
    names.map((name, at) => [name, at === names.length - 1 ? key : (group?.acronym ?? "")]),
  )
  return v.target.send(`${kind}.get`, { as: await v.people.get(who), path })
}
