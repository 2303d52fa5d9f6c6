import { described, isDone, resultOf } from "./answers.ts"
import { unique } from "./bodies.ts"
import type { Operation } from "./contract.ts"
import { isDerived, requestOf } from "./derived.ts"
import { readOwn, type Request, type Subject } from "./request.ts"
import { Finding, LeftOut } from "./results.ts"
import type { Call } from "./target.ts"
import { parametersOf, type Verification } from "./verification.ts"

type ProperCall = Call & { subject: Subject }

/**
 * A valid call of an operation on a new subject, ready to be sent or spoiled.
 * @throws LeftOut if there is no request for the operation, or if its derived request was refused
 */
export async function properCall(v: Verification, operation: string, given?: Subject): Promise<ProperCall> {
  if (isDerived(operation)) await isUnderstood(v, operation)
  return unprovenCall(v, operation, given)
}

const tried = new WeakMap<Verification, Map<string, Promise<void>>>()

/** Sends a derived request once: if it is refused unspoiled, refusals of spoiled calls prove nothing. */
function isUnderstood(v: Verification, operation: string): Promise<void> {
  const known = tried.get(v) ?? new Map<string, Promise<void>>()
  tried.set(v, known)
  const attempt = async () => {
    const { subject: _subject, ...call } = await unprovenCall(v, operation)
    const exchange = await v.target.send(operation, call)
    if (!isDone(exchange))
      throw new LeftOut(`the contract's example, on a record made for it, answered ${described(exchange)}`)
  }
  const outcome = known.get(operation) ?? attempt()
  known.set(operation, outcome)
  return outcome
}

/** Like `properCall`, but also for derived requests that were refused. Enough for role checks, which come before field checks. */
export async function unprovenCall(v: Verification, operation: string, given?: Subject): Promise<ProperCall> {
  const request = requestOf(v, operation)
  if (!request) throw new LeftOut("it is not known how to ask for it (scripts/verify-backend/requests.ts)")
  const subject = given ?? (await request.subject(v))
  const as = request.who === "nobody" ? undefined : await v.people.get(request.who)
  return {
    subject,
    as,
    path: pathOf(subject),
    ...(takesVersion(v, operation) && { query: { version: String(await versionOf(v, subject)) } }),
    ...(request.headers && { headers: await request.headers(v) }),
    ...(request.form && { form: request.form(unique()) }),
    ...(request.body && { body: await bodyOf(v, operation, request.body, subject) }),
  }
}

/** Whether an operation takes the version as a query parameter, as deletions do. */
function takesVersion({ contract }: Verification, operation: string): boolean {
  return contract.operation(operation).parameters.some(({ name, in: place }) => name === "version" && place === "query")
}

export function pathOf({ meeting: record, topic: part, exported: id, own, path }: Subject): Record<string, string> {
  return {
    ...path,
    ...own?.path,
    ...(record && { id: record.id }),
    ...(part && { topic_id: part.id }),
    ...(id !== undefined && { id }),
  }
}

async function bodyOf(v: Verification, operation: string, make: NonNullable<Request["body"]>, subject: Subject) {
  const body = await make(v, unique(), subject)
  const schema = v.contract.bodySchema(v.contract.operation(operation))
  return schema?.properties?.version ? { version: await versionOf(v, subject), ...body } : body
}

/** The current version of a subject. */
export async function versionOf(v: Verification, { meeting: record, topic: part, own }: Subject): Promise<number> {
  if (own) return Number((await readOwn(v, own)).version)
  if (!record) return 1
  const view = await v.meetings.read(record)
  return part ? (view.topics.find(({ id }) => id === part.id)?.version ?? 1) : view.version
}

/**
 * The readable content of a subject, to compare before and after a call. Without a subject: the number of this run's records in the list
 * of what the operation creates, if it creates records and the list can be read.
 */
export async function snapshot(v: Verification, operation: string, { meeting: record, own }: Subject): Promise<string> {
  const read = own ? await readOwn(v, own).catch(gone) : record && (await v.meetings.read(record))
  if (!read) return madeBy(v, v.contract.operation(operation))
  const { actions: _actions, reminder, ...view } = read
  return JSON.stringify([view, (reminder as { last_time?: unknown } | null)?.last_time])
}

/** Treats a 404 as an empty record, because the record was deleted. */
function gone(error: unknown): Record<string, unknown> {
  if (error instanceof Finding && error.exchanges.at(-1)?.status === 404) return {}
  throw error
}

async function madeBy({ contract, target, people, records, fixtures }: Verification, { path }: Operation) {
  const list = contract.operations.find((one) => one.path === path && contract.isList(one))
  if (!list || path.includes("{") || target.missing.has(list.operationId)) return ""
  const { query } = parametersOf(list, fixtures.values)
  const found = list.parameters.some(({ name }) => name === "q") && { q: records.run }
  const call = { as: await people.get("alliance_admin"), query: { ...query, ...found } }
  return String(resultOf(await target.send(list.operationId, call)).total)
}
