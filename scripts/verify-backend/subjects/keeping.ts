import { isDeepStrictEqual } from "node:util"
import type { Schema } from "../../contract/document.ts"
import { ifLeftOut, isDone, resultOf, type Exchange } from "../client/answers.ts"
import type { Call, Caller } from "../client/call.ts"
import type { Operation } from "../client/contract.ts"
import type { Target } from "../client/target.ts"
import { sentAs } from "./sent-as.ts"
import { actionsBy } from "./state-tables.ts"
import type { Verification, View } from "./subject.ts"

type Kept = { read: Operation; put: Operation; path: Record<string, string>; as: Caller }

/**
 * Sends calls and keeps what existed before the run: before the first PUT on such a record it is read, and at the end of the run it is
 * written back if it differs. Which records these are follows from the contract: a path with PUT and GET.
 * What was read stays known until something is written, so that checks that change nothing share their readings.
 */
export class Keeping {
  readonly #v: () => Verification
  readonly #target: Target
  readonly #kept = new Map<string, Promise<void>>()
  readonly #readings = new Map<string, Exchange>()

  constructor(target: Target, v: () => Verification) {
    this.#target = target
    this.#v = v
  }

  get missing(): ReadonlySet<string> {
    return this.#target.missing
  }

  async send(operation: string, call: Call = {}): Promise<Exchange> {
    const v = this.#v()
    const put = v.contract.operation(operation)
    const read = put.method === "put" && v.contract.operations.find((one) => isReadOf(one, put))
    const path = call.path ?? {}
    if (read && !Object.values(path).some((value) => v.records.isOwn(value))) await this.#keepOnce(put, read, call)
    if (isOnlyRead(put)) return this.#target.send(operation, call)
    this.expire()
    return this.#target.send(operation, call).finally(() => this.expire())
  }

  /** Reads something, or gives the answer to the same call if nothing was written since. */
  async read(operation: string, call: Call = {}): Promise<Exchange> {
    const key = JSON.stringify([operation, call])
    const exchange = this.#readings.get(key) ?? (await this.send(operation, call))
    this.#readings.set(key, exchange)
    return exchange
  }

  /** Forgets what was read: it has been written, or it changes with the clock, which is waited for. */
  expire(): void {
    this.#readings.clear()
  }

  async #keepOnce(put: Operation, read: Operation, { path = {}, as }: Call): Promise<void> {
    const v = this.#v()
    const isPersonal = v.writeOf(put.operationId)?.who !== "alliance_admin"
    if (isPersonal && !as) return
    const key = JSON.stringify([put.path, path, isPersonal && as?.session.user_id])
    const keep = async () => {
      const reader = isPersonal && as ? as : await v.people.get("alliance_admin")
      await this.#keep({ read, put, path, as: reader })
    }
    const kept = this.#kept.get(key) ?? keep().catch(ifLeftOut)
    this.#kept.set(key, kept)
    await kept
  }

  async #keep(kept: Kept): Promise<void> {
    const { contract, records } = this.#v()
    const schema = contract.bodySchema(kept.put)
    const exchange = await this.#read(kept)
    if (!schema || !isDone(exchange)) return
    const before = sentAs(this.#v(), schema, resultOf(exchange)) as View
    records.atEnd(() => this.#restore(kept, schema, before))
  }

  #read({ read, path, as }: Kept): Promise<Exchange> {
    return this.#target.send(read.operationId, { path, as })
  }

  async #restore(kept: Kept, schema: Schema, before: View): Promise<void> {
    const now = resultOf(await this.#read(kept))
    if (isDeepStrictEqual(sentAs(this.#v(), schema, now), before)) return
    const { put, path, as } = kept
    const body = { ...before, ...(schema.properties?.version && { version: now.version }) }
    const exchange = await this.#target.send(put.operationId, { path, as, body })
    if (!isDone(exchange)) this.#v().records.unrestored.push(new URL(exchange.address).pathname)
  }
}

/** Whether an operation changes nothing, not even a count or a log: it reads, and no table has it among its actions. */
const isOnlyRead = ({ method, operationId }: Operation): boolean =>
  method === "get" && actionsBy(operationId).length === 0

const isReadOf = (one: Operation, { path }: Operation): boolean => one.method === "get" && one.path === path
