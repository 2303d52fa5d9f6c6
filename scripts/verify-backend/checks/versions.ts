import { described, envelopeOf, expectDone, expectRefused, isDone, isSameAnswer, resultOf } from "../answers.ts"
import { unique } from "../bodies.ts"
import { registerBallot } from "../ballots.ts"
import { takesKey, type Operation } from "../contract.ts"
import { Finding, LeftOut, type Exchange } from "../results.ts"
import { registerGroup } from "../group-requests.ts"
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

/** Checks idempotency keys: the same key with the same request, at once and later, and with a different one. */
export async function checkIdempotency(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(takesKey)) {
    if (requestOf(v, operation.operationId) && !isScarce(operation)) await once(v, operation)
  }
}

/** The same for operations with a rate limit. Runs first: later no call is left that could be repeated. */
export async function checkScarceIdempotency(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(takesKey)) if (isScarce(operation)) await once(v, operation)
}

/** Whether only a few calls an hour succeed. Derived requests need records, which have limits of their own. */
const isScarce = (operation: Operation): boolean =>
  !isDerived(operation.operationId) && (operation["x-codes"] ?? []).includes("rate_limited")

async function once(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "idempotency", "the same key and body: one effect, the same answer", async () => {
    const { subject, ...call } = await properCall(v, operationId)
    const key = keyOf()
    const send = () => v.target.send(operationId, { ...call, ...(call.form && { form: copyOf(call.form) }), key })
    const [first, atOnce] = await Promise.all([send(), send()])
    expectFirst(first)
    await noted(v, operationId, envelopeOf(first).result)
    if (!isSameAnswer(first, atOnce)) throw new Finding("two calls at once have different answers", first, atOnce)
    const before = await snapshot(v, operationId, subject)
    const again = await send()
    if (!isSameAnswer(first, again)) throw new Finding("the second answer is another one", first, again)
    if (before !== (await snapshot(v, operationId, subject)))
      throw new Finding("it was done a second time", first, again)
  })
  const other = requestOf(v, operationId)?.other
  if (!other) return
  await v.check(operationId, "idempotency", "the same key with another body is refused", async () => {
    const { subject, ...call } = await properCall(v, operationId)
    const key = keyOf()
    const first = await v.target.send(operationId, { ...call, key })
    expectFirst(first)
    await noted(v, operationId, envelopeOf(first).result)
    const before = await snapshot(v, operationId, subject)
    const second = await v.target.send(operationId, { ...call, key, body: { ...(call.body as object), ...other } })
    expectRefused(second, [400], ["idempotency_conflict"])
    if (before !== (await snapshot(v, operationId, subject)))
      throw new Finding("refused, but something was written", second)
  })
}

/** Expects the first call with a key to succeed. @throws LeftOut if a rate limit prevents it, so that nothing can be repeated */
function expectFirst(first: Exchange): void {
  if (envelopeOf(first).code === "rate_limited") throw new LeftOut(`${first.operation} is limited in number`)
  expectDone(first)
}

function keyOf(): string {
  return `verify-backend-${unique()}`
}

async function noted(v: Verification, operationId: string, result: Record<string, unknown> = {}): Promise<void> {
  const id = String(result.id)
  if (operationId === "meeting.create") await v.meetings.register(id)
  if (operationId === "ballot.create") registerBallot(v, id)
  if (operationId === "workgroup.create") registerGroup(v, String(result.acronym))
  if (operationId === "file.create") v.records.note("files", id)
  if (operationId === "login-request.create") v.records.note("login requests", id)
}

/** Copies a form, because a form can be sent only once. */
function copyOf(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, part] of form) copy.append(name, part)
  return copy
}
