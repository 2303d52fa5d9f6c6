import type { WrittenStates } from "./states/written.ts"

/** The parts of a bundled contract that our tools read. The linter ensures that they exist. */
export interface ContractDocument {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
    securitySchemes?: Record<string, { description?: string }>
  }
  /** What operations without `security` of their own need. */
  security?: Record<string, string[]>[]
  /** The state tables; release 0.1.0 has none. */
  "x-states"?: WrittenStates
}

/** A path with its operations and their shared parameters. */
export interface PathItem extends Partial<Record<Method, Operation>> {
  parameters?: (Parameter | Reference)[]
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  "x-origin": "specification" | "portal"
  "x-codes"?: string[]
  /** The actions that it previews, by the module of their record. */
  "x-previews"?: Record<string, string[]>
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Answer | Reference>
}

export interface Parameter {
  name: string
  in: "path" | "query" | "header"
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface Answer {
  description: string
  headers?: Record<string, { required?: boolean; description?: string; schema: Schema }>
  content?: Record<string, MediaType>
}

export interface MediaType {
  schema: Schema
  examples?: Record<string, { summary: string; value: unknown }>
}

export interface Reference {
  $ref: string
}

/** The subset of JSON Schema 2020-12 that this contract uses. */
export interface Schema {
  $ref?: string
  /** For an object of counts: the counts whose records are also included in other counts. */
  "x-overlaps"?: string[]
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  contentMediaType?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  "x-standard"?: string[]
  "x-texts"?: Record<string, CodeText>
}

/** One code: its status (refusals only), its text in both languages, and the details that fill the text's placeholders. */
export interface CodeText {
  status?: number
  english: string
  chinese: string
  details?: string[]
}

export const methods = ["get", "post", "put", "delete"] as const
export type Method = (typeof methods)[number]

/** An operation with its method and path, and with all references resolved. */
export interface ResolvedOperation extends Omit<Operation, "parameters" | "responses"> {
  method: Method
  path: string
  parameters: Parameter[]
  responses: Record<string, Answer>
}

/** All operations, in document order. */
export function listOperations(document: ContractDocument): ResolvedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [resolveOperation(document, path, method, operation)] : []
    }),
  )
}

function resolveOperation(
  document: ContractDocument,
  path: string,
  method: Method,
  operation: Operation,
): ResolvedOperation {
  const parameters = [...(document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])]
  return {
    ...operation,
    method,
    path,
    parameters: parameters.map((parameter) => resolve(document.components.parameters, parameter)),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        resolve(document.components.responses, answer),
      ]),
    ),
  }
}

/** The schemas inside a schema, each with its place. */
export function partsOf({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  allOf = [],
}: Schema): [place: string, Schema][] {
  return [
    ...Object.entries(properties).map(([name, part]): [string, Schema] => [`.${name}`, part]),
    ...(items ? [["[]", items] as [string, Schema]] : []),
    ...[...anyOf, ...oneOf, ...allOf].map((part): [string, Schema] => ["", part]),
  ]
}

/** The name of the component that a reference points to. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1)
}

function resolve<T extends object>(components: Record<string, T>, value: T | Reference): T {
  if (!("$ref" in value)) return value
  const found = components[nameOf(value.$ref)]
  if (!found) throw new Error(`${value.$ref} is not in the contract`)
  return found
}

/** Counts operations, schemas and examples for the summary line. The examples of a shared response count once. */
export function countContract(document: ContractDocument): { operations: number; schemas: number; examples: number } {
  const operations = listOperations(document)
  const answers = new Set(operations.flatMap((operation) => Object.values(operation.responses)))
  const bodies = operations.flatMap((operation) => (operation.requestBody ? [operation.requestBody] : []))
  const contents = [...answers, ...bodies].flatMap(({ content }) => Object.values(content ?? {}))
  return {
    operations: operations.length,
    schemas: Object.keys(document.components.schemas).length,
    examples: contents.reduce((sum, { examples }) => sum + Object.keys(examples ?? {}).length, 0),
  }
}
