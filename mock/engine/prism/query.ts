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
 * queries: values that cannot be parsed stay text.
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

function convert(value: unknown, schema: ParameterSchema | undefined): unknown {
  const types = [schema?.type ?? []].flat()
  if (types.includes("array")) return [value].flat().map((entry) => convert(entry, schema?.items))
  if (typeof value !== "string") return value
  const isNumber = types.includes("integer") || types.includes("number")
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return types.includes("boolean") && /^(true|false)$/.test(value) ? value === "true" : value
}
