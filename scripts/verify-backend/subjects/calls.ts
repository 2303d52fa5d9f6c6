import { described, Finding, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import type { Operation } from "../client/contract.ts"
import { unique } from "./bodies.ts"
import { actionsBy, type Acting } from "./state-tables.ts"
import { handOver } from "./used.ts"
import {
  isDerived,
  nothing,
  readAnswer,
  readCall,
  versionOf,
  type Subject,
  type Verification,
  type Write,
} from "./subject.ts"

/** A valid call of an operation, and the record that it is about. */
export type Prepared = { subject: Subject; call: Call }

/**
 * A valid call of an operation, by default on a new record.
 * @throws LeftOut if there is no request for the operation, or if its derived request was refused
 */
export async function validCall(v: Verification, operation: string, given?: Subject): Promise<Prepared> {
  await tried(v, operation)
  return callOf(v, operation, given)
}

/** Tries the request of an operation if it is derived. @throws LeftOut if it was refused */
export async function tried(v: Verification, operation: string): Promise<void> {
  if (isDerived(v, operation)) await v.records.shared(`tried ${operation}`, () => tryDerived(v, operation))
}

/** Sends a valid call on a new record, changed by `more`. */
export async function sendValid(v: Verification, operation: string, more: Partial<Call> = {}): Promise<Exchange> {
  const { call } = await validCall(v, operation)
  return v.target.send(operation, { ...call, ...more })
}

/** Sends a derived request once: if it is refused as it is, refusals of calls that were made wrong prove nothing. */
async function tryDerived(v: Verification, operation: string): Promise<void> {
  const { call, subject } = await callOf(v, operation)
  const exchange = await v.target.send(operation, call)
  await handOver(v, operation, subject)
  if (!isDone(exchange))
    throw new LeftOut(`the contract's example, on a record made for it, answered ${described(exchange)}`)
}

/** An action of an operation. `more`: the fields that make the operation perform this one, and not the first of its table. */
export type Performed = Acting & { more?: object }

/** The actions that an operation performs, as far as it is known how they are asked for. */
export const performedBy = ({ kinds }: Verification, operation: string): Performed[] =>
  actionsBy(operation).flatMap((acting, at): Performed[] => {
    const more = kinds.find(({ cells }) => cells?.table === acting.table.kind)?.cells?.more?.[acting.name]
    return more ? [{ ...acting, more }] : at === 0 ? [acting] : []
  })

/** The title of a check of an action, which is named if its operation performs another one as well. */
export const titleFor = (performed: Performed | undefined, title: string): string =>
  performed?.more ? `${performed.name}: ${title}` : title

/** Like `validCall`, but also for derived requests that were refused. Enough for role checks, which come before field checks. */
export async function callOf(v: Verification, operation: string, given?: Subject): Promise<Prepared> {
  const write = v.writeOf(operation)
  if (!write) throw new LeftOut("it is not known how to ask for it (scripts/verify-backend/subjects/kinds.ts)")
  const subject = given ?? (await write.subject?.(v)) ?? nothing
  const call: Call = {
    as: write.who === "nobody" ? undefined : await v.people.get(write.who),
    path: subject.path,
    ...(takesVersion(v, operation) && { query: { version: String(await versionOf(v, subject)) } }),
    ...(write.headers && { headers: await write.headers(v) }),
    ...(write.form && { form: write.form(unique()) }),
    ...(write.body && { body: await bodyOf(v, operation, write.body, subject) }),
  }
  return { subject, call }
}

/** Whether an operation takes the version as a query parameter, as deletions do. */
function takesVersion({ contract }: Verification, operation: string): boolean {
  return contract.operation(operation).parameters.some(({ name, in: place }) => name === "version" && place === "query")
}

async function bodyOf(v: Verification, operation: string, make: NonNullable<Write["body"]>, subject: Subject) {
  const body = await make(v, unique(), subject)
  const schema = v.contract.bodySchema(v.contract.operation(operation))
  return schema?.properties?.version ? { version: await versionOf(v, subject), ...body } : body
}

/**
 * The readable content of a record, to compare before and after a call. Without a record: the number of this run's records in the list
 * of what the operation creates, if it creates records and the list can be read.
 */
export async function snapshot(v: Verification, operation: string, subject: Subject): Promise<string> {
  if (!subject.read) return madeBy(v, v.contract.operation(operation))
  const { actions: _actions, reminder, ...view } = await readAnswer(v, subject).catch(gone)
  return JSON.stringify([view, (reminder as { last_time?: unknown } | null)?.last_time])
}

/** Treats a 404 as an empty record, because the record was deleted. */
function gone(error: unknown): Record<string, unknown> {
  if (error instanceof Finding && error.exchanges.at(-1)?.status === 404) return {}
  throw error
}

async function madeBy(v: Verification, { path, method }: Operation): Promise<string> {
  const list = v.contract.operations.find((one) => one.path === path && v.contract.isList(one))
  if (method === "get" || !list || path.includes("{") || v.target.missing.has(list.operationId)) return ""
  const isSearched = list.parameters.some(({ name }) => name === "q")
  const call = await readCall(v, list, isSearched ? { query: { q: v.records.run } } : {})
  return String(resultOf(await v.target.read(list.operationId, call)).total)
}

type Refused = Prepared & { before?: string }

/** Sends a call that must be refused. @throws Finding if it is not refused as expected, or if it wrote something */
export async function expectRefusal(
  v: Verification,
  operation: string,
  { subject, call, before }: Refused,
  expect: (exchange: Exchange) => void,
): Promise<Exchange> {
  const asItWas = before ?? (await snapshot(v, operation, subject))
  const exchange = await v.target.send(operation, call)
  const isWritten = asItWas !== (await snapshot(v, operation, subject))
  if (isWritten || exchange.status < 300) await v.records.discard(subject)
  expect(exchange)
  if (isWritten) throw new Finding("refused, but something was written", exchange)
  return exchange
}

/** How a valid call is changed into one that must be refused, and the refusal. */
type Wrong = {
  change: (call: Call, before: string) => Partial<Call> | Promise<Partial<Call>>
  expect: (exchange: Exchange) => void
}

/**
 * Calls of one operation that must be refused. All use the same record, which none of them may change, so the valid call is prepared and
 * the record is read only once. After a failure the next call gets a new record.
 */
export class RefusedCalls {
  readonly #v: Verification
  readonly #operation: string
  readonly #prepare: () => Promise<Prepared>
  #ready: Promise<Required<Refused>> | undefined
  /** Whether there is no valid call to change. The first check has reported the reason, so the others need not. */
  isLeftOut = false
  /** Whether a call was sent by `askOnly`. */
  hasAsked = false

  constructor(v: Verification, operation: string, prepare: () => Promise<Prepared> = () => validCall(v, operation)) {
    this.#v = v
    this.#operation = operation
    this.#prepare = prepare
  }

  /** Sends a changed call. @throws Finding if it is not refused as expected, or if it wrote something */
  async ask({ change, expect }: Wrong): Promise<void> {
    const ready = await (this.#ready ??= this.#prepared())
    const changed = { ...ready, call: { ...ready.call, ...(await change(ready.call, ready.before)) } }
    try {
      await expectRefusal(this.#v, this.#operation, changed, expect)
    } catch (error) {
      this.#ready = undefined
      throw error
    }
  }

  /** Sends a changed call without a look at the record, for calls that are the same but for one thing: `expectUntouched` looks once after all. */
  async askOnly({ change, expect }: Wrong): Promise<void> {
    const ready = await (this.#ready ??= this.#prepared())
    const exchange = await this.#v.target.send(this.#operation, {
      ...ready.call,
      ...(await change(ready.call, ready.before)),
    })
    this.hasAsked = true
    if (exchange.status < 300) await this.#renew(ready.subject)
    expect(exchange)
  }

  /** @throws Finding if one of the refused calls has written something */
  async expectUntouched(): Promise<void> {
    const ready = await this.#ready
    if (!ready || ready.before === (await snapshot(this.#v, this.#operation, ready.subject))) return
    await this.#renew(ready.subject)
    throw new Finding("refused, but something was written")
  }

  /** The next call gets a new record. */
  async #renew(subject: Subject): Promise<void> {
    this.#ready = undefined
    await this.#v.records.discard(subject)
  }

  /** Hands over the record for other checks: nothing more is asked. */
  async end(): Promise<void> {
    // Why there is none, the first check has reported.
    const ready = await this.#ready?.catch(() => undefined)
    this.#ready = undefined
    if (ready) await handOver(this.#v, this.#operation, ready.subject)
  }

  async #prepared(): Promise<Required<Refused>> {
    try {
      const { subject, call } = await this.#prepare()
      return { subject, call, before: await snapshot(this.#v, this.#operation, subject) }
    } catch (error) {
      this.isLeftOut = error instanceof LeftOut
      throw error
    }
  }
}
