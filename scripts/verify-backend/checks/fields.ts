import { refusal } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { RefusedCalls, validCall, type Prepared } from "../subjects/calls.ts"
import { nothing, readCall, type Verification, type View } from "../subjects/subject.ts"
import { bordersOf, expectField, nonsenseFor, ofAnotherType } from "./wrong-values.ts"

/** Checks that bodies and queries that violate the contract get a 400 for the field and change nothing. */
export async function checkFields(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "get") await ofQuery(v, operation)
    else if (v.contract.bodySchema(operation)) await ofBody(v, operation)
  }
}

async function ofQuery(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters } = operation
  for (const { name, schema } of parameters.filter(({ in: place }) => place === "query")) {
    const borders = v.contract.resolve(schema).type === "array" ? [] : bordersOf(v, name, schema)
    const texts = borders.filter(({ value }) => typeof value !== "object")
    for (const { title, value, codes } of [...nonsenseFor(v, schema), ...texts])
      await v.check(operationId, "fields", `?${name}: ${title}`, async () => {
        const call = await readCall(v, operation, { query: { [name]: String(value) } })
        expectField(await v.target.send(operationId, call), name, codes)
      })
  }
}

/** How a valid body is made wrong, and the field of the error, if it has one. */
type WrongBody = { title: string; change: (body: View) => unknown; field?: string; codes?: readonly string[] }

async function ofBody(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const calls = new RefusedCalls(v, operationId, () => prepared(v, operation))
  for (const { title, change, field, codes } of wrongBodies(v, operation)) {
    if (calls.isLeftOut) break
    await v.check(operationId, "fields", title, () =>
      calls.ask({
        change: ({ body = {} }) => ({ body: change(body as View) }),
        expect:
          field === undefined
            ? refusal([400], ["validation_failed"])
            : (exchange) => expectField(exchange, field, codes),
      }),
    )
  }
  await calls.end()
}

function wrongBodies(v: Verification, operation: Operation): WrongBody[] {
  const { required = [], properties = {} } = v.contract.bodySchema(operation) ?? {}
  const isKnown = v.writeOf(operation.operationId) !== undefined
  return [
    ...required.map((field): WrongBody => {
      return { title: `without ${field}`, field, change: ({ [field]: _left, ...rest }) => rest, codes: ["required"] }
    }),
    ...Object.entries(properties).flatMap(([field, schema]) => {
      const borders = isKnown && field !== "version" ? bordersOf(v, field, schema) : []
      return [...ofAnotherType(v, schema), ...borders].map(({ title, value, codes = [] }): WrongBody => {
        return { title: `${field}: ${title}`, field, change: (body) => ({ ...body, [field]: value }), codes }
      })
    }),
    {
      title: "a field that is not in the contract",
      field: "verify_backend",
      change: (body) => ({ ...body, verify_backend: true }),
      codes: ["unknown_field"],
    },
    ...["[]", '"text"', "{"].map((text) => ({ title: `a body that is ${text}`, change: () => text })),
  ]
}

/** A valid call by a person who is entitled to it for any body; without a request, the contract's example. */
async function prepared(v: Verification, operation: Operation): Promise<Prepared> {
  const write = v.writeOf(operation.operationId)
  if (write) {
    const { subject, call } = await validCall(v, operation.operationId)
    return { subject, call: { ...call, ...(write.entitled && { as: await v.people.get(write.entitled) }) } }
  }
  const [example] = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {})
  return { subject: nothing, call: { body: example?.value ?? {} } }
}
