import type { Contract, Operation } from "./contract.ts"
import { send } from "./send.ts"

/** What one call got. A 404 is no answer of the API, because none of the calls has an id. */
type Found = { isApi: boolean; what: string }

/** Operations that are asked before the target counts as wrong: a backend that is being built has only some. */
const tried = 40

/**
 * Checks that the API of the contract answers at this address, with calls that change nothing and need no session.
 * @throws Error in one line that says what is there instead, and the right address if it is one level below
 */
export async function reach(target: string, contract: Contract): Promise<void> {
  const base = target.replace(/\/+$/, "")
  const first = await firstFound(base, contract)
  if (first === undefined) return
  const below = await firstFound(`${base}/api`, contract).catch(() => first)
  const advice = below === undefined ? `the API is at ${base}/api` : "--target is the base of all calls, usually …/api"
  throw new Error(`${target} is not the API of the contract: ${first.what}; ${advice}`)
}

/** What the first call found, if no call found the API; otherwise undefined. @throws Error if there is no answer at all */
async function firstFound(base: string, { operations }: Contract): Promise<Found | undefined> {
  const plain = operations.filter(({ method, path }) => method === "get" && !path.includes("{"))
  let first: Found | undefined
  for (const operation of plain.slice(0, tried)) {
    const found = await look(base, operation)
    if (found.isApi) return undefined
    first ??= found
  }
  return first
}

async function look(base: string, { path }: Operation): Promise<Found> {
  const { status, contentType, answer, answerHeaders } = await send(`${base}${path}`, { method: "GET", headers: {} })
  if (status === 0) throw new Error(`${base} gives no answer: ${String(answer)}`)
  const type = contentType?.split(";")[0] ?? "nothing"
  const page = type === "text/html" ? ", a page" : ""
  const to = answerHeaders.location === undefined ? "" : `, a redirect to ${answerHeaders.location}`
  return {
    isApi: status === 501 || (status !== 404 && isEnvelope(answer)),
    what: `GET ${base}${path} answered ${status} ${type}${page}${to}`,
  }
}

/** Whether an answer is what every operation of the contract answers: `{success, …}`. */
function isEnvelope(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "success" in answer && typeof answer.success === "boolean"
}
