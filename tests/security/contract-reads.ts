import { readFileSync } from "node:fs"

type Parameter = {
  name: string
  in: string
  required?: boolean
  schema?: { enum?: string[] } & Record<string, unknown>
}
type Operation = { operationId: string; parameters?: (Parameter | { $ref: string })[] }
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

type Values = {
  /** ids of records, by the first part of the path */
  id: Record<string, string>
  /** other path parameters */
  names: Record<string, string>
  query: Record<string, string>
  /** searched for */
  texts: readonly string[]
  option_ids: readonly string[]
}

const root = new URL("../..", import.meta.url).pathname

/**
 * The reading operations of the contract as paths with queries: each plain, about a record, in each order, for each text that is searched for and
 * for each option. Left out are those that need records which `values` does not name.
 */
export function readsOf(values: Values): string[] {
  const contract = JSON.parse(readFileSync(`${root}openapi/generated/openapi.json`, "utf8")) as Contract
  const resolved = (parameter: Parameter | { $ref: string }) =>
    "$ref" in parameter ? contract.components.parameters[parameter.$ref.split("/").at(-1) ?? ""] : parameter
  return Object.entries(contract.paths).flatMap(([path, { get, parameters = [] }]) => {
    const address = get && filled(path, values)
    if (!get || address === undefined) return []
    const all = [...((parameters as unknown as Parameter[]) ?? []), ...(get.parameters ?? [])].flatMap(
      (one) => resolved(one) ?? [],
    )
    const queries = queriesOf(
      all.filter((one) => one.in === "query"),
      values,
    )
    return queries.map((query) => (query ? `${address}?${query}` : address))
  })
}

function filled(path: string, { id, names }: Values): string | undefined {
  const [, first = ""] = path.split("/")
  const address = path.replace(/\{(\w+)\}/g, (all, name: string) => (name === "id" ? id[first] : names[name]) ?? all)
  return address.includes("{") ? undefined : address
}

function queriesOf(parameters: readonly Parameter[], { query, texts, option_ids }: Values): string[] {
  const names = new Set(parameters.map(({ name }) => name))
  const only = (all: Record<string, string>) => Object.entries(all).filter(([name]) => names.has(name))
  const required = parameters.filter((one) => one.required).map(({ name }) => [name, query[name] ?? ""])
  const size: [string, string][] = names.has("size") ? [["size", names.has("page") ? "200" : "20"]] : []
  const about = only({ ...query, q: "" }).filter(([, value]) => value !== "")
  const sorts = parameters.find(({ name }) => name === "sort")?.schema?.enum ?? []
  const one = (name: string, value: string) =>
    names.has(name) ? [[...required.filter(([other]) => other !== name), ...size, [name, value]]] : []
  const variants = [
    [...required, ...size],
    [...required.filter(([name]) => name === "q"), ...size, ...about],
    ...sorts.flatMap((sort) => one("sort", sort)),
    ...texts.flatMap((text) => one("q", text)),
    ...option_ids.flatMap((option) => one("option_id", option)),
  ]
  return [...new Set(variants.map((pairs) => new URLSearchParams(pairs as [string, string][]).toString()))]
}
