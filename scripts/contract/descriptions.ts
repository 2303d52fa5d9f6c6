import { listOperations, nameOf, type ContractDocument, type Schema } from "./document.ts"

/** Schemas by name. */
export type Schemas = Record<string, Schema>

/** The description of a field: its own, or that of the schema that it refers to. */
export function meaningOf(field: Schema, schemas: Schemas): string {
  if (field.description) return field.description
  if (field.$ref) return schemas[nameOf(field.$ref)]?.description ?? ""
  const [alternative, ...others] = (field.anyOf ?? field.oneOf ?? []).filter(({ type }) => type !== "null")
  return alternative && others.length === 0 ? meaningOf(alternative, schemas) : ""
}

function undescribedIn(schema: Schema, schemas: Schemas, at: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(meaningOf(property, schemas) ? [] : [`${at}.${name}`]),
    ...undescribedIn(property, schemas, `${at}.${name}`),
  ])
  const inner = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...own, ...inner.flatMap((one) => undescribedIn(one, schemas, at))]
}

/** Properties of requests, responses and schemas without a description, and schemas without one. */
export function findUndescribed(document: ContractDocument): string[] {
  const { schemas } = document.components
  const named = Object.entries(schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribedIn(schema, schemas, name),
  ])
  const bodies = listOperations(document).flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((body) => Object.values(body?.content ?? {}))
      .flatMap(({ schema }) => undescribedIn(schema, schemas, operationId)),
  )
  return [...new Set([...named, ...bodies])].map((place) => `${place}: no description says what it means`)
}
