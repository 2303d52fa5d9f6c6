import { envelopeOf, isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { idWithin, kindOf } from "../client/made.ts"
import { unique } from "./bodies.ts"
import { exampleOf, who } from "./example.ts"
import { sendAs, type Verification } from "./subject.ts"

/**
 * The id of a record that this run made with the contract's example: the last one if the check that used it left it as it was (new ones
 * are mailed to people), otherwise a new one. Undefined if the backend refuses it.
 */
export async function newId(v: Verification, create: Operation, name: string, path: Record<string, string>) {
  const key = `${create.operationId} ${JSON.stringify(path)}`
  const last = v.records.lastMade.get(key)
  if (last && (await isUnchanged(v, create, { ...path, [name]: last.id }, last.version))) return last.id
  const made = await makeRecord(v, create, name, path)
  if (typeof made?.id === "string") v.records.lastMade.set(key, { id: made.id, version: made.version })
  return made?.id
}

async function makeRecord(v: Verification, create: Operation, name: string, path: Record<string, string>) {
  const body = await exampleOf(v, create, unique())
  const exchange = await sendAs(v, who, create.operationId, { path, body })
  const kind = kindOf(create.operationId)
  if (envelopeOf(exchange).code === "rate_limited") return { id: madeBefore(v, create, name, kind) }
  if (!isDone(exchange)) return undefined
  const { result } = envelopeOf(exchange)
  const id = result?.[name] ?? result?.id ?? idWithin(result) ?? [body[`${name}s`]].flat()[0]
  if (typeof id !== "string") return undefined
  v.records.note(kind, id)
  return { id, version: result?.version }
}

/** Whether a record still has the version that it was made with. */
async function isUnchanged(
  v: Verification,
  { path: collection }: Operation,
  path: Record<string, string>,
  version: unknown,
) {
  const isItem = (place: string) =>
    place.startsWith(`${collection}/{`) && !place.slice(collection.length + 1).includes("/")
  const read = v.contract.operations.find((one) => one.method === "get" && isItem(one.path))
  if (!read || version === undefined) return false
  const exchange = await v.target.read(read.operationId, { as: await v.people.get(who), path })
  return isDone(exchange) && resultOf(exchange).version === version
}

/** If the rate limit prevents creating another record: the last one that this run created, if it can be read. */
function madeBefore(v: Verification, create: Operation, name: string, kind: string): string {
  const item = `${create.path}/{${name}}`
  const isRead = v.contract.operations.some(({ method, path }) => method === "get" && path === item)
  const id = isRead ? v.records.created.get(kind)?.at(-1) : undefined
  if (id === undefined) throw new LeftOut(`${create.operationId} is limited in number`)
  return id
}
