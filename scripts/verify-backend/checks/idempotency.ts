import {
  described,
  envelopeOf,
  expectDone,
  expectRefused,
  Finding,
  isDone,
  isSameAnswer,
  LeftOut,
  refusal,
  type Exchange,
} from "../client/answers.ts"
import { takesKey, type Operation } from "../client/contract.ts"
import { unique } from "../subjects/bodies.ts"
import { expectRefusal, snapshot, validCall } from "../subjects/calls.ts"
import { handOver } from "../subjects/used.ts"
import { isDerived, isLimited, isScarce, type Verification } from "../subjects/subject.ts"

/** Checks idempotency keys: the same key with the same request, at once and later, with a different one, and where a key ends. */
export async function checkIdempotency(v: Verification): Promise<void> {
  const checked = v.contract.operations.filter(
    (one) =>
      takesKey(one) &&
      v.writeOf(one.operationId) &&
      !isScarce(v, one.operationId) &&
      v.wants(one.operationId, "idempotency"),
  )
  for (const operation of checked) await once(v, operation)
  const plenty = checked.filter(({ operationId }) => !isLimited(v, operationId))
  for (const operation of oneOfEach(plenty)) await bounds(v, operation)
}

/** Of each resource one operation that creates a record and one on a record: backends treat keys the same in all. */
function oneOfEach(operations: readonly Operation[]): Operation[] {
  const kindOf = ({ path }: Operation) => `${path.split("/")[1]} ${path.includes("{")}`
  return operations.filter((one, at) => operations.findIndex((other) => kindOf(other) === kindOf(one)) === at)
}

/** The same for operations with a rate limit. Runs first: later no call is left that could be repeated. */
export async function checkScarceIdempotency(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(takesKey))
    if (isScarce(v, operation.operationId)) await once(v, operation)
}

async function once(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "idempotency", "the same key and body: one effect, the same answer", async () => {
    const { subject, call } = await validCall(v, operationId)
    const key = keyOf()
    const send = () => v.target.send(operationId, { ...call, ...(call.form && { form: copyOf(call.form) }), key })
    const [first, atOnce] = await Promise.all([send(), send()])
    expectFirst(first)
    if (!isSameAnswer(first, atOnce)) throw new Finding("two calls at once have different answers", first, atOnce)
    const before = await snapshot(v, operationId, subject)
    const again = await send()
    if (!isSameAnswer(first, again)) throw new Finding("the second answer is another one", first, again)
    if (before !== (await snapshot(v, operationId, subject)))
      throw new Finding("it was done a second time", first, again)
    await handOver(v, operationId, subject)
  })
  const other = v.writeOf(operationId)?.other
  if (!other) return
  await v.check(operationId, "idempotency", "the same key with another body is refused", async () => {
    const { subject, call } = await validCall(v, operationId)
    const key = keyOf()
    const first = await v.target.send(operationId, { ...call, key })
    expectFirst(first)
    const second = { ...call, key, body: { ...(call.body as object), ...other } }
    await expectRefusal(v, operationId, { subject, call: second }, refusal([400], ["idempotency_conflict"]))
    await handOver(v, operationId, subject)
  })
}

/** Checks that a key is used up by a success only, and that it belongs to one person and one record. */
async function bounds(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const request = v.writeOf(operationId)
  if (v.contract.bodySchema(operation))
    await v.check(operationId, "idempotency", "a refused call does not use up its key", async () => {
      const { subject, call } = await validCall(v, operationId)
      const key = keyOf()
      const wrong = { ...(call.body as object), verify_backend: true }
      const refused = await v.target.send(operationId, { ...call, body: wrong, key })
      expectRefused(refused, [400], ["validation_failed"])
      const corrected = await v.target.send(operationId, { ...call, key })
      await handOver(v, operationId, subject)
      if (isSameAnswer(refused, corrected)) throw new Finding("the refusal is repeated", refused, corrected)
      expectDoneFirst(v, corrected)
    })
  // The outsider's own profile, subscriptions and preferences are the records of this person.
  if (request?.who !== "nobody" && request?.who !== "outsider")
    await v.check(operationId, "idempotency", "the key of one person is no key of another", async () => {
      const { subject, call } = await validCall(v, operationId)
      const key = keyOf()
      const send = (as = call.as) =>
        v.target.send(operationId, { ...call, as, key, ...(call.form && { form: copyOf(call.form) }) })
      const first = expectDoneFirst(v, await send())
      if (!operation.path.includes("{") && envelopeOf(first).result?.id === undefined)
        throw new LeftOut("its answer may be the same for both")
      const other = await send(await v.people.get("outsider"))
      await handOver(v, operationId, subject)
      if (isDone(other) && isSameAnswer(first, other)) throw new Finding("both got the same answer", first, other)
    })
  if (operation.path.includes("{") && !isOnFoundRecord(operationId))
    await v.check(operationId, "idempotency", "the key for one record is no key for another", async () => {
      const { subject, call } = await validCall(v, operationId)
      v.records.lastMade.clear() // another record is needed, not the last one again
      const { subject: second, call: next } = await validCall(v, operationId)
      if (JSON.stringify(subject.path) === JSON.stringify(second.path))
        throw new LeftOut("the list has no record but one")
      const key = keyOf()
      const first = expectDoneFirst(v, await v.target.send(operationId, { ...call, key }))
      const other = expectDoneFirst(v, await v.target.send(operationId, { ...next, key }))
      for (const used of [subject, second]) await handOver(v, operationId, used)
      if (isSameAnswer(first, other))
        throw new Finding("the call for the other record got the same answer", first, other)
    })
}

/** Whether an operation is called on a record that was found, because none can be made: there may be only one. */
const isOnFoundRecord = (operationId: string): boolean => operationId === "export-package.repeat"

/** Expects that a call succeeds. @throws LeftOut if a derived request is refused: its record may be an older one */
function expectDoneFirst(v: Verification, exchange: Exchange): Exchange {
  if (isDerived(v, exchange.operation) && !isDone(exchange))
    throw new LeftOut(`${exchange.operation} in this state answered ${described(exchange)}`)
  expectFirst(exchange)
  return exchange
}

/** Expects the first call with a key to succeed. @throws LeftOut if a rate limit prevents it, so that nothing can be repeated */
function expectFirst(first: Exchange): void {
  if (envelopeOf(first).code === "rate_limited") throw new LeftOut(`${first.operation} is limited in number`)
  expectDone(first)
}

function keyOf(): string {
  return `verify-backend-${unique()}`
}

/** Copies a form, because a form can be sent only once. */
function copyOf(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, part] of form) copy.append(name, part)
  return copy
}
