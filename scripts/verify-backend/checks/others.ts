import type { Other, SetTo } from "../../contract/states/tables.ts"
import { described, Finding, isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { callOf, validCall } from "../subjects/calls.ts"
import { subjectIn } from "../subjects/derived.ts"
import { actionsBy, statesOf, tableOf } from "../subjects/state-tables.ts"
import {
  isDerived,
  nothing,
  readRecord,
  sendAs,
  type Subject,
  type Verification,
  type View,
} from "../subjects/subject.ts"
import { detailOf, readAgain } from "../subjects/made.ts"
import { fieldOf } from "./sets.ts"

/**
 * Checks that the other records that a table says change with an action do: one is made that belongs to the record, and is read after the
 * action.
 */
export async function checkOthers(v: Verification): Promise<void> {
  for (const { operationId } of v.contract.operations) {
    if (!v.writeOf(operationId)) continue
    for (const other of actionsBy(operationId).flatMap(({ action }) => action.others))
      await v.check(operationId, "effect", `a ${other.record} of it is ${other.to} then`, () =>
        checkOne(v, operationId, other),
      )
  }
}

async function checkOne(v: Verification, operation: string, other: Other): Promise<void> {
  const subject = await subjectOf(v, operation, other)
  const made = await makeOther(v, operation, other, subject)
  const table = tableOf(other.record)
  const before = await made.read()
  if (!statesOf(table, before).some((state) => other.in.includes(state)))
    throw new LeftOut(`${made.id} is ${String(before.status)} and not ${other.in.join(" or ")}`)
  const { call } = await callOf(v, operation, subject)
  const exchange = await v.target.send(operation, call)
  if (!isDone(exchange)) throw new LeftOut(`${operation} in this state answered ${described(exchange)}`)
  const after = await made.read()
  const wrong = Object.entries(other.sets).filter(([field, to]) => field in after && after[field] !== constant(to))
  if (!statesOf(table, after).includes(other.to)) wrong.unshift(["status", { is: other.to }])
  if (wrong.length > 0)
    throw new Finding(
      `the ${other.record} ${made.id}: ${wrong.map(([field, to]) => `${field} is ${String(after[field])} and not ${String(constant(to))}`).join("; ")}`,
      exchange,
    )
}

/** A record on which the action is possible, and that can have the other. */
async function subjectOf(v: Verification, operation: string, { while: states }: Other): Promise<Subject> {
  if (states && isDerived(v, operation)) return subjectIn(v, v.contract.operation(operation), new Set(states))
  const { subject } = await validCall(v, operation)
  return subject
}

const constant = (to: SetTo): unknown => (typeof to === "object" && to !== null && "is" in to ? to.is : to)

/** A record that belongs to another one. */
type Made = { id: string; read: () => Promise<View> }

async function makeOther(v: Verification, operation: string, other: Other, subject: Subject): Promise<Made> {
  const { call, around, who } = await callFor(v, operation, other, subject)
  const exchange = await v.target.send(other.made_by, call)
  if (!isDone(exchange)) throw new LeftOut(`${other.made_by} for it answered ${described(exchange)}`)
  const { id: named, draft_code } = resultOf(exchange)
  const id = String(named ?? draft_code)
  const detail = detailOf(v, v.contract.operation(other.made_by))
  if (detail) return { id, read: () => readAgain(v, { exchange, subject: around }, detail, who) }
  return { id, read: () => readWithin(v, subject, id, who) }
}

/** The call that makes one: by the path, or by a body that names the record; then the person of the action can make it there. */
async function callFor(v: Verification, operation: string, { made_by, body }: Other, subject: Subject) {
  if (Object.keys(body).length === 0) {
    const { call } = await callOf(v, made_by, subject)
    return { call, around: subject, who: "alliance_admin" as const }
  }
  const { call } = await callOf(v, made_by, nothing)
  const record = subject.read ? await readRecord(v, subject) : {}
  const named = Object.entries(body).map(([field, own]) => [field, fieldOf(record, own) ?? subject.path[own]])
  const acting = v.writeOf(operation)?.who
  const who = acting === undefined || acting === "nobody" ? ("alliance_admin" as const) : acting
  const whole = { ...(call.body as View), ...(Object.fromEntries(named) as View) }
  return { call: { ...call, body: whole, as: await v.people.get(who) }, around: nothing, who }
}

/** A record that is only shown within another one. */
async function readWithin(v: Verification, { path, read }: Subject, id: string, who: PersonRole): Promise<View> {
  const whole = resultOf(await sendAs(v, who, read?.operation ?? "", { path }))
  const found = partOf(whole, id)
  if (!found) throw new LeftOut("it is read neither by itself nor with its record")
  return found
}

/** The part of a record that has this id, at any depth. */
function partOf(value: unknown, id: string): View | undefined {
  if (typeof value !== "object" || value === null) return undefined
  if ("id" in value && value.id === id) return value as View
  for (const part of Object.values(value)) {
    const found = partOf(part, id)
    if (found) return found
  }
  return undefined
}
