import { isDeepStrictEqual } from "node:util"
import type { Action, SetTo, StateTable } from "../../contract/states/tables.ts"
import { Finding, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { titleFor, type Performed } from "../subjects/calls.ts"
import type { Done } from "../subjects/carried.ts"
import { statesOf } from "../subjects/state-tables.ts"
import { readRecord, type Verification, type View } from "../subjects/subject.ts"
import { isSame } from "./read-back.ts"

/** How far the clocks of the target and of this machine may be apart, and how coarse times may be, in milliseconds. */
const clockDifference = 120_000

/** What an action may always change: its table says the status, the contract the others. */
const always = ["status", "version", "actions", "updated_time"]

/** How a write is carried out: once for all checks, and once more. */
type Carrying = {
  /** The action of the state tables that it performs. */
  performed: Performed | undefined
  done: () => Promise<Done>
  another: () => Promise<Done>
  /** Reads the record that a creation has made; missing if it cannot be read by itself. */
  again: ((carried: Done) => Promise<View>) | undefined
}

/**
 * Checks that after an action the fields of its record are what its table `sets`, and that all others are what they were, but for what was
 * sent and what the table says it `changes`.
 */
export async function checkSets(v: Verification, operation: Operation, carrying: Carrying): Promise<void> {
  const { operationId, method } = operation
  const { performed } = carrying
  if (!performed || method === "delete" || method === "get") return
  const { table, action } = performed
  if (Object.keys(action.sets).length > 0)
    await v.check(operationId, "effect", titleFor(performed, "the fields that its table sets"), async () => {
      const carried = await carrying.done()
      const read = await readBack(v, operationId, carrying, carried)
      const wrong = await wrongFields(v, { operationId, table, sets: action.sets, carried, read })
      if (wrong.length > 0) throw new Finding(wrong.join("; "), carried.exchange)
    })
  const numbers = Object.keys(action.sets).filter((field) => action.sets[field] === "next")
  if (numbers.length > 0)
    await v.check(operationId, "effect", titleFor(performed, "its numbers go up"), async () => {
      const first = await readBack(v, operationId, carrying, await carrying.done())
      const last = await carrying.another()
      const read = await readBack(v, operationId, carrying, last)
      const wrong = numbers.filter((field) => !(Number(read[field]) > Number(first[field])))
      if (wrong.length > 0)
        throw new Finding(wrong.map((name) => `${name} ${short(first[name])}, then ${short(read[name])}`).join("; "), last.exchange) // oxfmt-ignore
    })
  if (!operationId.endsWith(".create")) await checkOthers(v, operation, carrying, performed)
}

/** The record after the action, as the person of the call sees it. */
async function readBack(v: Verification, operationId: string, { again }: Carrying, carried: Done): Promise<View> {
  const { subject, exchange } = carried
  if (operationId.endsWith(".create")) return again ? again(carried) : resultOf(exchange)
  return subject.read ? readRecord(v, subject, readerOf(v, operationId)) : resultOf(exchange)
}

async function checkOthers(
  v: Verification,
  operation: Operation,
  { done }: Carrying,
  performed: Performed,
): Promise<void> {
  const { changesWithTime } = performed.table
  const { sets, changes } = performed.action
  await v.check(operation.operationId, "effect", titleFor(performed, "every other field is what it was"), async () => {
    const { before, body, subject, exchange } = await done()
    if (!before || !subject.read) throw new LeftOut("its record is not read by itself")
    const read = await readRecord(v, subject, readerOf(v, operation.operationId))
    const free = new Set([
      ...[...always, ...changesWithTime, ...changes],
      ...Object.keys(sets).map(outermost),
      ...sentFields(v, operation, body).flatMap(namesOf),
    ])
    const wrong = Object.keys(before).filter(
      (name) => name in read && !free.has(name) && !isUnchanged(before[name], read[name]),
    )
    if (wrong.length > 0)
      throw new Finding(wrong.map((name) => `${name} was ${short(before[name])}, is ${short(read[name])}`).join("; "), exchange) // oxfmt-ignore
  })
}

type Acted = { operationId: string; table: StateTable; sets: Action["sets"]; carried: Done; read: View }

async function wrongFields(v: Verification, { operationId, table, sets, carried, read }: Acted): Promise<string[]> {
  const { before, body, time } = carried
  const reader = readerOf(v, operationId)
  const caller = reader && (await v.people.get(reader)).session.user_id
  const [state, ...others] = before?.status === undefined ? [] : statesOf(table, before)
  const asked = { before, body, time, caller, read, state: others.length > 0 ? undefined : state }
  return Object.entries(sets).flatMap(([field, to]) => problemOf(asked, field, to) ?? [])
}

/** The person of a call, who also reads its record; undefined if nobody is signed in. */
function readerOf(v: Verification, operation: string): PersonRole | undefined {
  const who = v.writeOf(operation)?.who
  return who === "nobody" ? undefined : who
}

/** The fields that a write may change: those it sends; in a PUT all, because one that is left out becomes empty. */
function sentFields(v: Verification, operation: Operation, body: View): string[] {
  const schema = operation.method === "put" ? v.contract.bodySchema(operation) : undefined
  return [...Object.keys(body), ...Object.keys(schema?.properties ?? {})]
}

/** The names under which a record may show a field of a body: `documentation_ids` as `documentation` or `documentations`. */
function namesOf(field: string): string[] {
  const [, base] = /^(.+)_(?:ids?|code|acronym)$/.exec(field) ?? []
  return base === undefined ? [field] : [field, base, `${base}s`]
}

/** `minutes` of `minutes.status`. */
const outermost = (field: string): string => field.split(".")[0] ?? field

/** A field of a record, or of a part of it. */
export const fieldOf = (view: View | undefined, field: string): unknown =>
  field.split(".").reduce<unknown>((part, name) => (part as View | null | undefined)?.[name], view)

const isObject = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value)

/** A value without what can be done with its parts: that is another matter. */
function comparable(value: unknown): unknown {
  const json = JSON.stringify(value, (name, part: unknown) => (name === "actions" ? undefined : part))
  return json === undefined ? undefined : JSON.parse(json)
}

const isUnchanged = (before: unknown, now: unknown): boolean => isDeepStrictEqual(comparable(before), comparable(now))

const short = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 120)

type Asked = Pick<Done, "before" | "body" | "time"> & {
  read: View
  /** The state in which the action found its record; undefined if it is not known. */
  state: string | undefined
  caller: string | undefined
}

/** What is wrong with a field after the action; undefined if it is what its table says. */
function problemOf(asked: Asked, field: string, to: SetTo): string | undefined {
  const wanted = wantedOf(asked, to)
  const shown = fieldOf(asked.read, field)
  if (!wanted || wanted.isRight(shown, fieldOf(asked.before, field))) return undefined
  return `${field} is ${short(shown)} and not ${wanted.words}`
}

type WantedValue = { words: string; isRight: (shown: unknown, before: unknown) => boolean }

/** The words of a table that stand for a value. */
function wordsOf({ time, caller }: Asked): Record<string, WantedValue> {
  const isNow = (shown: unknown) => {
    const at = Date.parse(String(shown))
    return at >= time.sent - clockDifference && at <= time.answered + clockDifference
  }
  return {
    now: { words: "the time of the call", isRight: isNow },
    caller: {
      words: "the person of the call",
      isRight: (shown) => !caller || (isObject(shown) && shown.id === caller),
    },
    next: { words: "a number of a sequence", isRight: (shown) => Number.isInteger(shown) && Number(shown) > 0 },
    kept: { words: "what it was", isRight: (shown, before) => isUnchanged(before, shown) },
  }
}

/** What a field has to be; undefined if that depends on a state that is not known. */
function wantedOf(asked: Asked, to: SetTo): WantedValue | undefined {
  if (typeof to === "string") {
    const sent = to.startsWith("body.") ? to.slice("body.".length) : undefined
    if (sent === undefined) return wordsOf(asked)[to]
    return { words: `the ${sent} that was sent`, isRight: (shown) => isSame(asked.body[sent], shown) }
  }
  if (to === null || typeof to !== "object") return { words: String(to), isRight: (shown) => shown === to }
  if ("is" in to) return { words: to.is, isRight: (shown) => String(shown) === to.is }
  return asked.state === undefined ? undefined : wantedOf(asked, to.from[asked.state] ?? "kept")
}
