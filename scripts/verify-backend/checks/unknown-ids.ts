import { expectRefused, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import { namesIn, takesSession, type Operation } from "../client/contract.ts"
import { validCall } from "../subjects/calls.ts"
import { isDerived, readCall, sharedSubject, type Verification } from "../subjects/subject.ts"

const unknown = "verify-backend-unknown"

/** Checks that an unknown id in the path gets a 404, whatever the rest of the request is. */
export async function checkUnknownIds(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(({ path }) => path.includes("{"))) {
    const names = namesIn(operation.path)
    for (const name of names) {
      await v.check(operation.operationId, "not-found", `${name} that nobody has`, async () => {
        const exchange = await v.target.send(operation.operationId, await callWith(v, operation, name))
        expectUnknown(v, exchange, operation, { isWord: isWord(v, operation, name), isOutermost: name === names[0] })
      })
    }
  }
}

/** A call whose parameters exist, as far as records can be made for it, but for this one. */
async function callWith(v: Verification, operation: Operation, name: string): Promise<Call> {
  const subject = await sharedSubject(v, operation)
  const { call: valid } = isDerived(v, operation.operationId)
    ? { call: { body: undefined } }
    : await validCall(v, operation.operationId, subject)
  const call = await readCall(v, operation)
  const path = { ...call.path, ...subject?.path, [name]: name === "acronym" ? "NO-SUCH-GROUP" : unknown }
  return { ...call, path, ...(valid.body !== undefined && { body: valid.body }) }
}

/** Whether the contract lists the values of a parameter. */
const isWord = (v: Verification, { parameters }: Operation, name: string): boolean =>
  parameters.some((one) => one.name === name && v.contract.resolve(one.schema).enum)

type Unknown = { isWord: boolean; isOutermost: boolean }

/**
 * Expects the right refusal. Operations with another key than a session may not reveal more than 401. A word that is not in the contract's
 * list may also get a field error. For derived requests on a nested record, the role may be checked first.
 */
function expectUnknown(
  v: Verification,
  exchange: Exchange,
  operation: Operation,
  { isWord, isOutermost }: Unknown,
): void {
  if (!takesSession(operation) && operation.security?.length) expectRefused(exchange, [401], ["unauthorized"])
  else if (isWord) expectRefused(exchange, [404, 400], ["not_found", "validation_failed"])
  else if (isOutermost || !isDerived(v, operation.operationId)) expectRefused(exchange, [404], ["not_found"])
  else expectRefused(exchange, [404, 403], ["not_found", "forbidden"])
}
