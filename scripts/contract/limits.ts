import { nameOf, partsOf, type ContractDocument, type ResolvedOperation, type Schema } from "./document.ts"

/** Whole numbers up to this one are read alike by every JSON parser; a number without a maximum of its own gets it (compose-schema.mjs). */
export const largestNumber = Number.MAX_SAFE_INTEGER

type Visit = (schema: Schema, path: string) => string | false

/** What a visit finds in a schema and in everything inside it. */
function findings(
  document: ContractDocument,
  given: Schema,
  path: string,
  visit: Visit,
  above: readonly string[] = [],
): string[] {
  const name = given.$ref && nameOf(given.$ref)
  if (name && above.includes(name)) return []
  const schema = name ? (document.components.schemas[name] ?? {}) : given
  const names = name ? [...above, name] : above
  const found = visit(schema, path)
  return [
    ...(found === false ? [] : [found]),
    ...partsOf(schema).flatMap(([place, part]) => findings(document, part, `${path}${place}`, visit, names)),
  ]
}

const has = ({ type }: Schema, one: string) => [type].flat().includes(one)

/** A list of a request without a limit: a backend must not have to read lists of any length. */
const unlimitedList: Visit = (schema, path) =>
  has(schema, "array") && schema.maxItems === undefined && `${path} has no maxItems`

/** A whole number without a limit: above 2^53-1, programs in different languages read different numbers. */
const unlimitedNumber: Visit = (schema, path) =>
  has(schema, "integer") &&
  [schema.maximum, schema.enum, schema.const].every((limit) => limit === undefined) &&
  `${path} has no maximum`

/** Lists of the body and the query without `maxItems`, and whole numbers without `maximum`. */
export function checkLimits(document: ContractDocument, operation: ResolvedOperation): string[] {
  const { requestBody, parameters, responses } = operation
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => ["body", schema] as const)
  const queries = parameters.filter(({ in: place }) => place === "query")
  const sent = [...bodies, ...queries.map(({ name, schema }) => [`?${name}`, schema] as const)]
  const answered = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).map(({ schema }) => [status, schema] as const),
  )
  return [
    ...sent.flatMap(([path, schema]) => findings(document, schema, path, unlimitedList)),
    ...[...sent, ...answered].flatMap(([path, schema]) => findings(document, schema, path, unlimitedNumber)),
  ]
}
