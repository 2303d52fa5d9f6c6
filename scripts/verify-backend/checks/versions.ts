import { isDeepStrictEqual } from "node:util"
import { expectDone, expectRefused, resultOf, told } from "../answers.ts"
import { unique } from "../bodies.ts"
import { adoptBallot } from "../ballots.ts"
import { takesKey, type Operation } from "../contract.ts"
import { Finding } from "../results.ts"
import { adoptGroup } from "../group-requests.ts"
import type { Subject } from "../request.ts"
import { properCall, requests, snapshot } from "../requests.ts"
import type { Verification } from "../verification.ts"

/** Writes made on an older version. */
export async function checkStale(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    const { operationId } = operation
    if (!requests[operationId] || !v.contract.bodySchema(operation)?.required?.includes("version")) continue
    for (const [title, move] of [
      ["an older version", 1],
      ["a version that is not reached yet", -1],
    ] as const)
      await v.check(operationId, "stale", title, async () => {
        const subject = (await requests[operationId]?.subject(v)) ?? {}
        const { call, version } = await raised(v, operationId, subject)
        const before = await snapshot(v, subject)
        const body = { ...(call.body as object), version: version - move }
        const exchange = await v.target.send(operationId, { ...call, body })
        if (move > 0) expectRefused(exchange, [400], ["stale"])
        else expectRefused(exchange, [400], ["stale", "validation_failed"])
        if (before !== (await snapshot(v, subject))) throw new Finding("refused, but something was written", exchange)
        if (told(exchange).code !== "stale") return
        const { version: present, changed_by, changed_time } = told(exchange).result ?? {}
        if (present !== version || !changed_by || !changed_time)
          throw new Finding(
            `the refusal does not say who changed it when, and that it has version ${version}`,
            exchange,
          )
      })
  }
}

/** Somebody changes the record first, so that there is an older version. */
async function raised(v: Verification, operationId: string, subject: Subject) {
  const ofMeeting = subject.meeting?.state === "not_started" ? "meeting.update" : "meeting.summary.update"
  const change = subject.own?.change ?? (subject.topic ? "meeting.topic.update" : ofMeeting)
  const { subject: _same, ...first } = await properCall(v, change, subject)
  const changed = resultOf(await v.target.send(change, first))
  const version = subject.own?.restore ? await subject.own.restore() : Number(changed.version)
  const { subject: _too, ...call } = await properCall(v, operationId, subject)
  return { call, version }
}

/** The same key again, and the same key for something else. */
export async function checkIdempotency(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(takesKey)) {
    if (requests[operation.operationId]) await once(v, operation)
  }
}

async function once(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "idempotency", "the same key and body: one effect, the same answer", async () => {
    const { subject, ...call } = await properCall(v, operationId)
    const key = keyOf()
    const first = await v.target.send(operationId, { ...call, key })
    if (first.status === 400 && told(first).code === "rate_limited") return
    expectDone(first)
    await noted(v, operationId, told(first).result)
    const before = await snapshot(v, subject)
    const form = call.form && { form: copyOf(call.form) }
    const again = await v.target.send(operationId, { ...call, ...form, key })
    if (again.status !== first.status || !isDeepStrictEqual(again.answer, first.answer))
      throw new Finding("the second answer is another one", first, again)
    if (before !== (await snapshot(v, subject))) throw new Finding("it was done a second time", first, again)
  })
  const other = requests[operationId]?.other
  if (!other) return
  await v.check(operationId, "idempotency", "the same key with another body is refused", async () => {
    const { subject, ...call } = await properCall(v, operationId)
    const key = keyOf()
    const first = await v.target.send(operationId, { ...call, key })
    if (first.status === 400 && told(first).code === "rate_limited") return
    expectDone(first)
    await noted(v, operationId, told(first).result)
    const before = await snapshot(v, subject)
    const second = await v.target.send(operationId, { ...call, key, body: { ...(call.body as object), ...other } })
    expectRefused(second, [400], ["idempotency_conflict"])
    if (before !== (await snapshot(v, subject))) throw new Finding("refused, but something was written", second)
  })
}

function keyOf(): string {
  return `verify-backend-${unique()}`
}

async function noted(v: Verification, operationId: string, result: Record<string, unknown> = {}): Promise<void> {
  const id = String(result.id)
  if (operationId === "meeting.create") await v.world.adopt(id)
  if (operationId === "ballot.create") adoptBallot(v, id)
  if (operationId === "workgroup.create") adoptGroup(v, String(result.acronym))
  if (operationId === "file.create") v.world.note("files", id)
  if (operationId === "login-request.create") v.world.note("login requests", id)
}

/** A form is used up when it is sent. */
function copyOf(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, part] of form) copy.append(name, part)
  return copy
}
