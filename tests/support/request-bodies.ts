import { readFileSync } from "node:fs"

/** The parts of a JSON schema that the tests use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  multipleOf?: number
}

type Operation = { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } }
type Contract = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const file = new URL("../../openapi/generated/openapi.json", import.meta.url)
const contract = JSON.parse(readFileSync(file, "utf8")) as Contract
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))

/** Resolves a `$ref`, and merges `allOf` into one schema. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined)
    return {
      ...resolved(contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}),
      ...withoutRef(schema),
    }
  if (!schema.allOf) return schema
  const parts = schema.allOf.map(resolved)
  const properties = Object.assign(
    {},
    ...parts.map((part) => part.properties),
    schema.properties,
  ) as Schema["properties"]
  const { allOf: _parts, ...rest } = schema
  return { ...Object.assign({}, ...parts), ...rest, ...(properties && { properties }) } as Schema
}

function withoutRef({ $ref: _name, ...rest }: Schema): Schema {
  return rest
}

/** The body schema of an operation; undefined if it has none. */
export function bodyOf(operationId: string): Schema | undefined {
  const content = operations.find((operation) => operation.operationId === operationId)?.requestBody?.content ?? {}
  const [schema] = Object.values(content).map((one) => one.schema)
  return schema && resolved(schema)
}

/** Every property name of the contract's schemas. */
export const everyProperty: string[] = [
  ...new Set(
    Object.values(contract.components.schemas).flatMap((schema) => Object.keys(resolved(schema).properties ?? {})),
  ),
].sort()
