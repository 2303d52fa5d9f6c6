import { properCall, snapshot } from "./proper-call.ts"
import type { Subject } from "./request.ts"
import { Finding, type Exchange } from "./results.ts"
import type { Call } from "./target.ts"
import type { Verification } from "./verification.ts"

/** Changes a proper call into one that must be refused, and says whether the answer is right. */
export type Spoiled = {
  change: (call: Call, before: string) => Partial<Call> | Promise<Partial<Call>>
  expect: (exchange: Exchange) => void
}
export type SpoiledCalls = (spoiled: Spoiled) => Promise<void>

/**
 * Calls of one operation that must be refused, all on one record: nothing may be written, so the proper call and what the record shows are
 * read once. After a call that did write, the next one gets another record.
 */
export function spoiledCalls(
  v: Verification,
  operation: string,
  subjectOf: () => Promise<Subject | undefined>,
  callOf: (subject: Subject) => Promise<Call> = (subject) => properCall(v, operation, subject),
): SpoiledCalls {
  const prepare = async () => {
    const subject = (await subjectOf()) ?? {}
    const { subject: _same, ...call } = (await callOf(subject)) as Call & { subject?: Subject }
    return { subject, call, before: await snapshot(v, subject) }
  }
  let prepared: ReturnType<typeof prepare> | undefined
  return async ({ change, expect }) => {
    const { subject, call, before } = await (prepared ??= prepare())
    const exchange = await v.target.send(operation, { ...call, ...(await change(call, before)) })
    const isWritten = before !== (await snapshot(v, subject))
    if (isWritten || exchange.status < 300) prepared = undefined
    expect(exchange)
    if (isWritten) throw new Finding("refused, but something was written", exchange)
  }
}
