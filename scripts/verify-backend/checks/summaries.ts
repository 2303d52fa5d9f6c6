import { calendarStatusValues } from "#openapi/generated/values/calendar-status.ts"
import { Finding, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { sendAs, type Verification, type View } from "../subjects/subject.ts"
import { day } from "../subjects/test-records.ts"
import { steady } from "./pages.ts"

type Ref = { module: string; key: string; group: { acronym: string } | null }

/** Number of rows of each list whose records are read. */
const mostRows = 30

/** Checks lists that summarise records of other kinds: each row agrees with its record. */
export async function checkSummaries(v: Verification): Promise<void> {
  for (const who of ["alliance_admin", "chair"] as const)
    await v.check("needs-my-action.list", "actions", `${who}: each record offers the requested action`, () =>
      steady(v, () => actionsAreOffered(v, who)),
    )
  await v.check(
    "calendar.list",
    "list",
    "each event has the subject, version, times, status and actions of its record",
    () => steady(v, () => eventsAgree(v)),
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
  const query = { from: v.records.instant(-3 * day), to: v.records.instant(30 * day) }
  const list = await sendAs(v, "alliance_admin", "calendar.list", { query })
  const events = rowsOf(resultOf(list))
  const startOf = (event: View | undefined) => Date.parse(String(event?.start_time))
  const early = events.find((event, at) => startOf(events[at - 1]) > startOf(event))
  if (early) throw new Finding(`${String(early.key)} starts before the event above it`, list)
  for (const event of events) {
    const { module, key, group } = event as View & Ref
    const read = await readRecord(v, "alliance_admin", { module, key, group })
    const wrong = otherThan(resultOf(read), event as View & Ref)
    if (wrong.length > 0) throw new Finding(`${module} ${key}: other ${wrong.join(", ")} than its record`, read, list)
  }
}

/** The fields of an event that are not those of its record. */
function otherThan(record: View, event: View & Ref): string[] {
  const { module, subject, sequence, start_time, end_time, actions } = event
  const [start, end] = timesOf[module] ?? [[], []]
  return namesOf({
    subject: subject !== (record.subject ?? record.title),
    sequence: sequence !== record.version,
    start_time: !isSameTime(start_time, firstOf(record, start)),
    end_time: !isSameTime(end_time, firstOf(record, end)),
    actions: String(actions) !== String(movesOf(module, record)),
    ...sharedWrong(event, record),
  })
}

const namesOf = (wrong: Record<string, boolean>): string[] => Object.keys(wrong).filter((name) => wrong[name])

/** Statuses of records that mean the same in the calendar (`CalendarStatus`). */
const statuses: readonly unknown[] = calendarStatusValues

/** Whether an event has other values than its record in fields that not every record shows. */
function sharedWrong(event: View, record: View) {
  const idOf = (group: unknown) => (group as View | null)?.id ?? null
  const differs = (field: string) => record[field] !== undefined && event[field] !== record[field]
  return {
    status: statuses.includes(record.status) && differs("status"),
    group: record.group !== undefined && idOf(event.group) !== idOf(record.group),
    timezone: differs("timezone"),
    location: differs("location"),
    updated_time: record.updated_time !== undefined && !isSameTime(event.updated_time, record.updated_time),
  }
}

function rowsOf({ items }: View): View[] {
  const rows = items as View[]
  if (rows.length === 0) throw new LeftOut("the list is empty")
  return rows.slice(0, mostRows)
}

/** The actions of a record that its event has (`CalendarListEvent`). */
const movesOf = (module: string, { actions }: View): string[] =>
  ["meeting", "schedule"].includes(module) && (actions as string[]).includes("update") ? ["update"] : []

const firstOf = (record: View, fields: readonly string[]): unknown =>
  fields.map((field) => record[field]).find((value) => value !== null)

const isSameTime = (one: unknown, other: unknown): boolean => Date.parse(String(one)) === Date.parse(String(other))

/** Reads the record of a reference with the `get` operation of its kind. */
async function readRecord(v: Verification, who: PersonRole, { module, key, group }: Ref) {
  const kind = module.replace(/^workgroup_/, "workgroup.").replaceAll("_", "-")
  const names = namesIn(v.contract.operation(`${kind}.get`).path)
  const path = Object.fromEntries(
    names.map((name, at) => [name, at === names.length - 1 ? key : (group?.acronym ?? "")]),
  )
  return sendAs(v, who, `${kind}.get`, { path })
}
