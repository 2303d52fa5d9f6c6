import { expectRefused } from "../answers.ts"
import { takesSession, type Operation } from "../contract.ts"
import type { Exchange } from "../results.ts"
import { isDerived } from "../derived.ts"
import { pathOf, properCall } from "../proper-call.ts"
import { requests } from "../requests.ts"
import { sharedMeeting } from "../shared-topic.ts"
import { parametersOf, publicHeaders, type Verification } from "../verification.ts"

const unknown = "verify-backend-unknown"

/** Checks that an unknown id in the path gets a 404, whatever the rest of the request is. */
export async function checkUnknownIds(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(({ path }) => path.includes("{"))) {
    const { operationId, parameters } = operation
    const inPath = parameters.filter(({ in: place }) => place === "path")
    const names = inPath.map(({ name }) => name)
    const words = inPath.filter(({ schema }) => v.contract.resolve(schema).enum).map(({ name }) => name)
    for (const name of names) {
      await v.check(operationId, "not-found", `${name} that nobody has`, async () => {
        const subject = await sharedMeeting(v, operation)
        const { path: examples, query } = parametersOf(operation, {
          acronym: v.fixtures.alliance.group,
          ...v.fixtures.values,
        })
        const path = {
          ...examples,
          ...(subject && pathOf(subject)),
          [name]: name === "acronym" ? "NO-SUCH-GROUP" : unknown,
        }
        const known = requests[operationId] ? await properCall(v, operationId, subject) : undefined
        const as = takesSession(operation) ? await v.people.get("alliance_admin") : undefined
        const headers = as ? {} : await publicHeaders(v, operation)
        const body = known?.body !== undefined && { body: known.body }
        const exchange = await v.target.send(operationId, { as, headers, path, query, ...body })
        expectUnknown(exchange, operation, { isWord: words.includes(name), isOutermost: name === names[0] })
      })
    }
  }
}

type Unknown = { isWord: boolean; isOutermost: boolean }

/**
 * Expects the right refusal. Operations with another key than a session may not reveal more than 401. A word that is not in the contract's
 * list may also get a field error. For derived requests on a nested record, the role may be checked first.
 */
function expectUnknown(exchange: Exchange, operation: Operation, { isWord, isOutermost }: Unknown): void {
  if (!takesSession(operation) && operation.security?.length) expectRefused(exchange, [401], ["unauthorized"])
  else if (isWord) expectRefused(exchange, [404, 400], ["not_found", "validation_failed"])
  else if (isOutermost || !isDerived(operation.operationId)) expectRefused(exchange, [404], ["not_found"])
  else expectRefused(exchange, [404, 403], ["not_found", "forbidden"])
}
