import type { Answer, ResolvedOperation } from "../../contract/document.ts"
import type { Exchange } from "./answers.ts"

export type Answered = Pick<Exchange, "address" | "status" | "answer" | "answerHeaders">

/** What is wrong with the documented headers of a response; empty if the contract documents none for it. */
export function headerProblems(
  { path }: ResolvedOperation,
  { headers }: Answer,
  answered: Answered,
): { headers?: string[] } {
  if (!headers) return {}
  const missing = Object.entries(headers)
    .filter(([name, { required }]) => required && answered.answerHeaders[name.toLowerCase()] === undefined)
    .map(([name]) => `${answered.status} came without ${name}`)
  const wrong = [
    ...(headers.Location ? wrongLocation(path, answered) : []),
    ...(headers["Retry-After"] ? wrongRetry(answered) : []),
  ]
  return { headers: [...missing, ...wrong] }
}

function resultOf(answer: unknown): Record<string, unknown> {
  const result = typeof answer === "object" && answer !== null && "result" in answer ? answer.result : undefined
  return { ...(result as object | null | undefined) }
}

/**
 * `Location` must end in the path of the call and a value of the new record, which is its id. What stands before may differ from the
 * address of the target: a gateway may have another one.
 */
function wrongLocation(path: string, { address, answer, answerHeaders: { location } }: Answered): string[] {
  if (location === undefined) return []
  if (!URL.canParse(location, address)) return [`Location is no address: ${location}`]
  const length = path.split("/").length - 1
  const segments = (url: URL) => url.pathname.split("/").map(decodeURIComponent)
  const [is, called] = [segments(new URL(location, address)), segments(new URL(address))]
  const id = is.at(-1)
  const isBelow = is.slice(-length - 1, -1).join("/") === called.slice(-length).join("/")
  return isBelow && Object.values(resultOf(answer)).includes(id) ? [] : [`Location leads elsewhere: ${location}`]
}

/** A refusal that says when the call is possible also says it in seconds. */
function wrongRetry({ answer, answerHeaders: { "retry-after": seconds } }: Answered): string[] {
  const { next_time: next } = resultOf(answer)
  if (typeof next !== "string" || /^\d+$/.test(seconds ?? "")) return []
  return [`possible again at ${next}, but Retry-After is ${seconds ?? "missing"}`]
}
