import { described, expectRefused, envelopeOf } from "../answers.ts"
import { takesSession, type Operation } from "../contract.ts"
import type { Schema } from "../../contract/document.ts"
import { Finding, type Exchange } from "../results.ts"
import type { Subject } from "../request.ts"
import { properCall } from "../proper-call.ts"
import { requestOf } from "../derived.ts"
import { SpoiledCalls } from "../spoiled-calls.ts"
import type { Call } from "../target.ts"
import { parametersOf, type Verification } from "../verification.ts"

/** Checks that bodies and queries that violate the contract get a 400 for the field and change nothing. */
export async function checkFields(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "get") await ofQuery(v, operation)
    else if (v.contract.bodySchema(operation)) await ofBody(v, operation)
  }
}

async function ofQuery(v: Verification, operation: Operation): Promise<void> {
  const typed = operation.parameters.filter(({ in: place, schema }) => place === "query" && isTyped(v, schema))
  for (const { name } of typed) {
    await v.check(operation.operationId, "fields", `nonsense in ?${name}`, async () => {
      const { path, query } = parametersOf(operation, { acronym: v.fixtures.alliance.group, ...v.fixtures.values })
      const as = takesSession(operation) ? await v.people.get("alliance_admin") : undefined
      expectField(await v.target.send(operation.operationId, { as, path, query: { ...query, [name]: "胡 言" } }), name)
    })
  }
}

/** Whether there are invalid texts for the schema: it has another type, a format or a list of values. */
function isTyped(v: Verification, given: Schema): boolean {
  const schema = v.contract.resolve(given)
  return (
    schema.type !== "string" || schema.enum !== undefined || schema.format === "date-time" || schema.format === "date"
  )
}

async function ofBody(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const schema = v.contract.bodySchema(operation) ?? {}
  const fields = schema.properties ?? {}
  const calls = new SpoiledCalls(
    v,
    operationId,
    async () => requestOf(v, operationId)?.subject(v),
    (subject) => callOf(v, operation, subject),
  )
  const refused = async (
    title: string,
    field: string | undefined,
    spoil: (body: Record<string, unknown>) => unknown,
    code?: string,
  ) => {
    if (calls.isLeftOut) return
    await v.check(operationId, "fields", title, () =>
      calls.ask({
        change: ({ body }) => ({ body: spoil((body ?? {}) as Record<string, unknown>) }),
        expect: (exchange) =>
          field === undefined
            ? expectRefused(exchange, [400], ["validation_failed"])
            : expectField(exchange, field, code),
      }),
    )
  }
  for (const name of schema.required ?? [])
    await refused(`without ${name}`, name, ({ [name]: _left, ...rest }) => rest, "required")
  for (const [name, property] of Object.entries(fields)) {
    const wrong = wrongValue(v, property)
    if (wrong !== undefined) await refused(`${name} of another type`, name, (body) => ({ ...body, [name]: wrong }))
  }
  await refused(
    "a field that is not in the contract",
    "verify_backend",
    (body) => ({ ...body, verify_backend: true }),
    "unknown_field",
  )
  for (const text of ["[]", '"text"', "{"]) await refused(`a body that is ${text}`, undefined, () => text)
}

/** A value of a type that the field does not have. */
function wrongValue(v: Verification, given: Schema): unknown {
  const schema = v.contract.resolve(given)
  const alternatives = schema.anyOf ?? schema.oneOf ?? [schema]
  const types = alternatives.flatMap((one) => v.contract.resolve(one).type ?? [])
  if (types.length === 0) return undefined
  return types.includes("object") ? 7 : { verify: "backend" }
}

async function callOf(v: Verification, operation: Operation, subject: Subject): Promise<Call> {
  const { operationId } = operation
  const request = requestOf(v, operationId)
  if (!request) {
    const [example] = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {})
    return { body: example?.value ?? {} }
  }
  const { subject: _same, ...proper } = await properCall(v, operationId, subject)
  const { entitled } = request
  return { ...proper, ...(entitled && { as: await v.people.get(entitled) }) }
}

/** Expects a field error for this field or a part of it. */
function expectField(exchange: Exchange, field: string, code?: string): void {
  expectRefused(exchange, [400], ["validation_failed"])
  const errors = envelopeOf(exchange).errors ?? []
  const isThere = errors.some(
    (error) => error.field.split(".")[0] === field && (code === undefined || error.code === code),
  )
  if (!isThere)
    throw new Finding(
      `expected the field ${field}${code ? ` as ${code}` : ""}, answered ${described(exchange)}`,
      exchange,
    )
}
