import { resultOf, type Exchange } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import { readRecord, sendAs, type Subject, type Verification, type View } from "./subject.ts"

/** What was written, and the record that the call was about. */
type Written = { exchange: Exchange; subject: Subject }

/** The operation that reads the whole record that a write creates or changes. */
export function detailOf({ contract }: Verification, { method, path, operationId }: Operation): Operation | undefined {
  const at = (place: RegExp) => contract.operations.find((one) => one.method === "get" && place.test(one.path))
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (method === "put") return at(new RegExp(`^${literal}$`))
  return method === "post" && operationId.endsWith(".create") ? at(new RegExp(`^${literal}/\\{\\w+\\}$`)) : undefined
}

/** Reads the record of a write again, by default as the person who wrote it. */
export async function readAgain(
  v: Verification,
  done: Written,
  detail: Operation,
  who = v.writeOf(done.exchange.operation)?.who,
): Promise<View> {
  const { exchange, subject } = done
  if (subject.read?.operation === detail.operationId) return readRecord(v, subject)
  const result = resultOf(exchange)
  const path = pathOfResult(done, detail)
  if (!path || who === undefined || who === "nobody") return result
  return resultOf(await sendAs(v, who, detail.operationId, { path }))
}

/** The path parameters for reading the record of a response; undefined if the response does not contain them. */
function pathOfResult({ exchange, subject }: Written, detail: Operation) {
  const names = namesIn(detail.path)
  const path: View = { ...subject.path }
  const last = names.at(-1) ?? ""
  const { [last]: named, id } = resultOf(exchange)
  if (exchange.method !== "PUT") path[last] = named ?? id
  const isKnown = names.every((name) => typeof path[name] === "string")
  return isKnown ? (Object.fromEntries(names.map((name) => [name, path[name]])) as Record<string, string>) : undefined
}
