import { described, envelopeOf, expectRefused, isDone, resultOf } from "../answers.ts"
import { Finding, LeftOut } from "../results.ts"
import type { Request, Subject } from "../request.ts"
import { properCall, snapshot, versionOf } from "../proper-call.ts"
import { isDerived, requestOf } from "../derived.ts"
import type { Verification } from "../verification.ts"

/** Checks writes with a stale version. */
export async function checkStale(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    const { operationId } = operation
    const request = requestOf(v, operationId)
    if (!request || !v.contract.bodySchema(operation)?.required?.includes("version")) continue
    for (const [title, move, prepare] of [
      ["an older version", 1, raised],
      ["a version that is not reached yet", -1, asItIs],
    ] as const)
      await v.check(operationId, "stale", title, async () => {
        const { subject, call, version } = await prepare(v, operationId, request)
        const before = await snapshot(v, operationId, subject)
        const body = { ...(call.body as object), version: version - move }
        const exchange = await v.target.send(operationId, { ...call, body })
        if (move > 0) expectRefused(exchange, [400], ["stale"])
        else expectRefused(exchange, [400], ["stale", "validation_failed"])
        if (before !== (await snapshot(v, operationId, subject)))
          throw new Finding("refused, but something was written", exchange)
        if (envelopeOf(exchange).code !== "stale") return
        const { version: present, changed_by, changed_time } = envelopeOf(exchange).result ?? {}
        if (present !== version || !changed_by || !changed_time)
          throw new Finding(
            `the refusal does not say who changed it when, and that it has version ${version}`,
            exchange,
          )
      })
  }
}

/** Changes the record first, so that the version of the checked call is stale. */
async function raised(v: Verification, operationId: string, request: Request) {
  const subject = await request.subject(v)
  const change = changeOf(subject)
  const { subject: _same, ...first } = await properCall(v, change, subject)
  const exchange = await v.target.send(change, first)
  if (isDerived(operationId) && !isDone(exchange))
    throw new LeftOut(`${change} in this state answered ${described(exchange)}`)
  const changed = resultOf(exchange)
  const version = subject.own?.restore ? await subject.own.restore() : Number(changed.version)
  const { subject: _too, ...call } = await properCall(v, operationId, subject)
  return { subject, call, version }
}

async function asItIs(v: Verification, operationId: string) {
  const { subject, ...call } = await properCall(v, operationId)
  return { subject, call, version: await versionOf(v, subject) }
}

/** The operation that changes the record in the meantime. */
function changeOf({ meeting, topic, own }: Subject): string {
  if (own?.change === "") throw new LeftOut("nothing else changes this record, so there is no older version")
  if (own) return own.change
  if (topic) return "meeting.topic.update"
  return meeting?.state === "not_started" ? "meeting.update" : "meeting.summary.update"
}
