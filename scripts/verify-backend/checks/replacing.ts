import { expectDone, isDone, resultOf } from "../answers.ts"
import type { Operation } from "../contract.ts"
import { requestOf } from "../derived.ts"
import { moreOf } from "../free-texts.ts"
import { pathOf, properCall, versionOf } from "../proper-call.ts"
import { readOwn } from "../request.ts"
import { Finding, LeftOut } from "../results.ts"
import type { Verification } from "../verification.ts"

/** Checks that PUT replaces: an optional text that a second call omits becomes empty ('Changing a record'). */
export async function checkReplacing(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "put" && requestOf(v, operation.operationId)) await checkOne(v, operation)
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
    const { subject, ...call } = await properCall(v, operationId)
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
    const read = subject.own ? await readOwn(v, subject.own) : resultOf(exchange)
    const kept = optional.filter((name) => (read[name] ?? null) !== null)
    if (kept.length > 0) throw new Finding(`${kept.join(", ")} of ${JSON.stringify(pathOf(subject))} kept`, exchange)
  })
}
