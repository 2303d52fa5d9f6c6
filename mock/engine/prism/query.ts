import * as E from "fp-ts/lib/Either.js"
import { validateInput } from "./library.ts"
import type { Operation } from "./operations.ts"

type RawQuery = Record<string, string | string[]>
type ParameterSchema = {
  type?: string | string[]
  items?: ParameterSchema
  anyOf?: ParameterSchema[]
  default?: unknown
}

/** Converts repeated parameters to a list, as Prism expects. */
export function rawQuery(search: URLSearchParams): RawQuery {
  const query: RawQuery = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? "")
  }
  return query
}

/**
 * Converts the query to the contract's types (numbers, booleans, lists) and adds defaults, because Prism only validates. Intended for valid
 * queries: values that cannot be parsed stay text, and of a repeated parameter that is no list the first one counts.
 */
export function typedQuery(operation: Operation, raw: RawQuery): Record<string, unknown> {
  const typed: Record<string, unknown> = {}
  for (const parameter of operation.request?.query ?? []) {
    const schema = parameter.schema as ParameterSchema | undefined
    const given = raw[parameter.name] ?? schema?.default
    if (given !== undefined) typed[parameter.name] = convert(given, schema)
  }
  return typed
}

/** Whether an operation accepts a query, by the schemas of its parameters. */
export function isAccepted(operation: Operation, query: RawQuery): boolean {
  const element = { method: "get" as const, url: { path: operation.path, query } }
  const checked = validateInput({ resource: operation, element })
  return E.isRight(checked) || checked.left.every(({ path }) => path?.[0] !== "query")
}

function convert(value: unknown, schema: ParameterSchema | undefined): unknown {
  const types = [schema?.type ?? []].flat()
  const values = [value].flat()
  if (types.includes("array")) return values.map((entry) => convert(entry, schema?.items))
  const [first] = values
  return typeof first === "string" ? parsed(first, types) : first
}

function parsed(text: string, types: readonly string[]): unknown {
  const isNumber = types.includes("integer") || types.includes("number")
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  return types.includes("boolean") && /^(true|false)$/.test(text) ? text === "true" : text
}
