import { envelopeOf, isDone, type Exchange } from "./answers.ts"
import { namesIn, type Contract } from "./contract.ts"

/** The id of the only record nested in a result, for example of an application that is returned with its key. */
export function idWithin(result: Record<string, unknown> | undefined): unknown {
  const records = Object.values(result ?? {}).filter((value) => typeof value === "object" && value !== null)
  return records.length === 1 ? (records[0] as { id?: unknown }).id : undefined
}

/** The name of a derived kind of record in the report. */
export const kindOf = (operation: string): string =>
  `${operation.replace(/\.create$/, "").replaceAll(/[.-]/g, " ")} records`

/** The id and the address of the record that a call has made; undefined if it made none that has an address. */
export function madeBy(contract: Contract, exchange: Exchange): { id: string; address: string } | undefined {
  if (!isDone(exchange) || !exchange.operation.endsWith(".create")) return undefined
  const id = idOfMade(contract, exchange)
  const { pathname } = new URL(exchange.address)
  return typeof id === "string"
    ? { id, address: `${pathname.replace(/\/$/, "")}/${encodeURIComponent(id)}` }
    : undefined
}

/** The id by which the path of a record names what a call has made. */
function idOfMade(contract: Contract, exchange: Exchange): unknown {
  const { path } = contract.operation(exchange.operation)
  const item = contract.operations.find((one) => one.path.startsWith(`${path}/{`))
  const [name = "id"] = namesIn(item?.path.slice(path.length) ?? "")
  const { result } = envelopeOf(exchange)
  return result?.[name] ?? result?.id ?? idWithin(result)
}
