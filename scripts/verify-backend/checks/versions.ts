import { described, envelopeOf, Finding, isDone, LeftOut, refusal, resultOf } from "../client/answers.ts"
import { expectRefusal, validCall, type Prepared } from "../subjects/calls.ts"
import { handOver } from "../subjects/used.ts"
import { isDerived, nothing, versionOf, type Verification } from "../subjects/subject.ts"

/** Checks writes with a stale version. */
export async function checkStale(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    const { operationId } = operation
    if (!v.writeOf(operationId) || !v.contract.bodySchema(operation)?.required?.includes("version")) continue
    for (const [title, move, prepare] of [
      ["an older version", 1, raised],
      ["a version that is not reached yet", -1, asItIs],
    ] as const)
      await v.check(operationId, "stale", title, async () => {
        const { subject, call, version } = await prepare(v, operationId)
        const asked = { subject, call: { ...call, body: { ...(call.body as object), version: version - move } } }
        const exchange = await expectRefusal(
          v,
          operationId,
          asked,
          refusal([400], move > 0 ? ["stale"] : ["stale", "validation_failed"]),
        )
        await handOver(v, operationId, subject)
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

type Versioned = Prepared & { version: number }

/** Changes the record first, so that the version of the checked call is stale. */
async function raised(v: Verification, operationId: string): Promise<Versioned> {
  const subject = (await v.writeOf(operationId)?.subject?.(v)) ?? nothing
  const { change, restore } = subject
  if (change === undefined) throw new LeftOut("nothing else changes this record, so there is no older version")
  const first = await validCall(v, change, subject)
  const exchange = await v.target.send(change, first.call)
  if (isDerived(v, operationId) && !isDone(exchange))
    throw new LeftOut(`${change} in this state answered ${described(exchange)}`)
  const changed = resultOf(exchange)
  const version = restore ? await restore() : Number(changed.version)
  return { ...(await validCall(v, operationId, subject)), version }
}

async function asItIs(v: Verification, operationId: string): Promise<Versioned> {
  const prepared = await validCall(v, operationId)
  return { ...prepared, version: await versionOf(v, prepared.subject) }
}
