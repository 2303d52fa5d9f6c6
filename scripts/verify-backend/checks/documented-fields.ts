import type { Schema } from "../../contract/document.ts"
import { envelopeOf, isDone, LeftOut, type Exchange } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { expectRefusal, RefusedCalls, validCall } from "../subjects/calls.ts"
import { isLimited, sharedSubject, type Verification, type View } from "../subjects/subject.ts"
import { day } from "../subjects/test-records.ts"
import { expectField } from "./wrong-values.ts"

const unique = ["not_unique", "acronym_taken"]
const tooEarly = ["before_now", "end_before_start", "end_too_early", "end_not_later"]

/**
 * Checks what makes a body wrong that its schema allows: a reference to nothing (the types of ids say it), a name that another record has
 * and a time that is too early (the contract's examples of refusals name their fields).
 */
export async function checkDocumentedFields(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    const { operationId } = operation
    const schema = v.contract.bodySchema(operation)
    if (!schema?.properties || operation.method === "get" || !v.writeOf(operationId)) continue
    const calls = new RefusedCalls(v, operationId, async () =>
      validCall(v, operationId, isLimited(v, operationId) ? await sharedSubject(v, operation) : undefined),
    )
    for (const { field, value, title, codes } of [...unknownIds(v, schema), ...earlyTimes(v, operation, schema)]) {
      if (calls.isLeftOut) break
      await v.check(operationId, "fields", `${field}: ${title}`, () =>
        calls.ask({
          change: ({ body = {} }) => ({ body: { ...(body as View), [field]: value } }),
          expect: (exchange) => expectUnlimited(exchange, field, codes),
        }),
      )
    }
    await calls.end()
    for (const { field } of documented(operation, unique))
      if (schema.properties[field]) await checkTaken(v, operationId, field)
  }
}

/** Expects the field with one of the codes, unless the server has had enough calls of this operation from one address. */
function expectUnlimited(exchange: Exchange, field: string, codes: readonly string[]): void {
  if (envelopeOf(exchange).code === "rate_limited") throw new LeftOut(`${exchange.operation} is limited in number`)
  expectField(exchange, field, codes)
}

type Wrong = { field: string; value: unknown; title: string; codes: readonly string[] }

/** The fields of the body that name a record: their type says what anything else is refused with. */
function unknownIds({ contract }: Verification, { properties = {}, required = [] }: Schema): Wrong[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const shown = contract.resolve(schema)
    const item = contract.resolve(shown.items ?? schema)
    if (!item.description?.includes("`unknown_reference`") || item.type !== "string" || item.format) return []
    const id = "verify-backend-nothing"
    // an optional field may exclude another one of the body
    const codes = required.includes(field) ? ["unknown_reference"] : ["unknown_reference", "required"]
    return [{ field, value: shown.items ? [id] : id, title: "an id of nothing", codes }]
  })
}

/** The errors of fields at the top of the body that the examples of the operation's refusals show, with one of these codes. */
function documented({ responses }: Operation, codes: readonly string[]): { field: string; code: string }[] {
  const answer = responses["400"]
  const examples = answer && "content" in answer ? answer.content?.["application/json"]?.examples : undefined
  const errors = Object.values(examples ?? {}).flatMap(
    ({ value }) => (value as { errors?: { field: string; code: string }[] }).errors ?? [],
  )
  return errors.filter(
    ({ field, code }, at) =>
      codes.includes(code) && !field.includes(".") && errors.findIndex((one) => one.field === field) === at,
  )
}

function earlyTimes({ contract, records }: Verification, operation: Operation, { properties = {} }: Schema): Wrong[] {
  return documented(operation, tooEarly)
    .filter(({ field }) => contract.resolve(properties[field] ?? {}).format === "date-time")
    .map(({ field }) => ({ field, value: records.instant(-2 * day), title: "two days ago", codes: tooEarly }))
}

/** Sends the name of another record, in capitals: texts that must be unique are compared without regard to case ("Texts"). */
async function checkTaken(v: Verification, operationId: string, field: string): Promise<void> {
  const create = `${operationId.slice(0, operationId.lastIndexOf("."))}.create`
  if (!v.contract.operations.some((one) => one.operationId === create) || !v.writeOf(create)) return
  await v.check(operationId, "fields", `${field}: that of another record, in capitals`, async () => {
    const { call: first } = await validCall(v, create)
    const taken = (first.body as View | undefined)?.[field]
    const made = await v.target.send(create, first)
    if (typeof taken !== "string" || !isDone(made))
      throw new LeftOut(`${create} answered ${String(envelopeOf(made).code)}`)
    const { subject, call } = await validCall(v, operationId)
    const body = { ...(call.body as View), [field]: taken.toUpperCase() }
    await expectRefusal(v, operationId, { subject, call: { ...call, body } }, (exchange) =>
      expectUnlimited(exchange, field, unique),
    )
  })
}
