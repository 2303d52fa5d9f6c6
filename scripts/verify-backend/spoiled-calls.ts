import { properCall, snapshot } from "./proper-call.ts"
import type { Subject } from "./request.ts"
import { Finding, LeftOut, type Exchange } from "./results.ts"
import type { Call } from "./target.ts"
import type { Verification } from "./verification.ts"

/** Turns a valid call into one that must be refused, and checks the response. */
export type Spoiled = {
  change: (call: Call, before: string) => Partial<Call> | Promise<Partial<Call>>
  expect: (exchange: Exchange) => void
}

type Prepared = { subject: Subject; call: Call; before: string }

/**
 * Calls of one operation that must be refused. All use the same record, which none of them may change, so the valid call is prepared and
 * the record is read only once. If a call has changed the record, the next one gets a new record.
 */
export class SpoiledCalls {
  readonly #v: Verification
  readonly #operation: string
  readonly #subjectOf: () => Promise<Subject | undefined>
  readonly #callOf: (subject: Subject) => Promise<Call>
  #prepared: Promise<Prepared> | undefined
  /** Whether there is no valid call to spoil. The first check has reported the reason, so the others need not. */
  isLeftOut = false

  constructor(
    v: Verification,
    operation: string,
    subjectOf: () => Promise<Subject | undefined>,
    callOf: (subject: Subject) => Promise<Call> = (subject) => properCall(v, operation, subject),
  ) {
    this.#v = v
    this.#operation = operation
    this.#subjectOf = subjectOf
    this.#callOf = callOf
  }

  /** Sends a spoiled call. @throws Finding if it is not refused as expected, or if it changed the record */
  async ask({ change, expect }: Spoiled): Promise<void> {
    const { subject, call, before } = await (this.#prepared ??= this.#prepare())
    const exchange = await this.#v.target.send(this.#operation, { ...call, ...(await change(call, before)) })
    const isWritten = before !== (await snapshot(this.#v, this.#operation, subject))
    if (isWritten || exchange.status < 300) this.#prepared = undefined
    expect(exchange)
    if (isWritten) throw new Finding("refused, but something was written", exchange)
  }

  async #prepare(): Promise<Prepared> {
    try {
      const subject = (await this.#subjectOf()) ?? {}
      const { subject: _same, ...call } = (await this.#callOf(subject)) as Call & { subject?: Subject }
      return { subject, call, before: await snapshot(this.#v, this.#operation, subject) }
    } catch (error) {
      this.isLeftOut = error instanceof LeftOut
      throw error
    }
  }
}
