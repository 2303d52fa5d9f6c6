import { expectDone, Finding, isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { validCall } from "../subjects/calls.ts"
import { readRecord, versionOf, type Verification } from "../subjects/subject.ts"
import { moreOf } from "./free-texts.ts"

/** Checks that PUT replaces: an optional text that a second call omits becomes empty ('Changing a record'). */
export async function checkReplacing(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "put" && v.writeOf(operation.operationId)) await checkOne(v, operation)
  }
}

async function checkOne(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const { required = [], properties = {} } = v.contract.bodySchema(operation) ?? {}
  const texts = moreOf(v, operation)
  const optional = Object.keys(texts).filter(
    (name) => !required.includes(name) && !/omitted|absent/i.test(properties[name]?.description ?? ""),
  )
  if (optional.length === 0) return
  await v.check(operationId, "effect", "what is omitted becomes empty", async () => {
    const { subject, call } = await validCall(v, operationId)
    const body = call.body as Record<string, unknown>
    const full = await v.target.send(operationId, { ...call, body: { ...body, ...texts } })
    if (!isDone(full)) throw new LeftOut("its optional texts are not accepted together")
    const short = Object.fromEntries(Object.entries(body).filter(([name]) => !optional.includes(name)))
    const version = await versionOf(v, subject)
    const exchange = await v.target.send(operationId, {
      ...call,
      body: { ...short, ...("version" in body && { version }) },
    })
    expectDone(exchange)
    const read = subject.read ? await readRecord(v, subject) : resultOf(exchange)
    const kept = optional.filter((name) => (read[name] ?? null) !== null)
    if (kept.length > 0) throw new Finding(`${kept.join(", ")} of ${JSON.stringify(subject.path)} kept`, exchange)
  })
}
