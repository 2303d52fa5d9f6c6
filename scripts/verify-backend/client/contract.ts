import fc from "fast-check"
import { arbitrary } from "../../contract/arbitrary.ts"
import {
  listOperations,
  nameOf,
  type ContractDocument,
  type ResolvedOperation,
  type Schema,
} from "../../contract/document.ts"
import { bodies, validator } from "../../contract/schemas.ts"

import { headerProblems, type Answered } from "./headers.ts"

export type Operation = ResolvedOperation

/** What of a response the contract judges, and the rules that every response must follow. */
type Judged = Answered & { operation: string; contentType: string | null }
type Judgement = Partial<Record<"status" | "content-type" | "schema" | "code" | "headers", string[]>>

/** The contract, with the queries that checks need. */
export class Contract {
  readonly document: ContractDocument
  readonly operations: readonly Operation[]
  readonly #byId: ReadonlyMap<string, Operation>
  readonly #pointers: ReadonlyMap<string, string>
  /** Accepts additional properties: a response may have more than its schema lists. */
  readonly #validator: ReturnType<typeof validator>

  constructor(document: ContractDocument) {
    this.document = document
    this.operations = listOperations(document)
    this.#byId = new Map(this.operations.map((operation) => [operation.operationId, operation]))
    this.#pointers = new Map(bodies(document).map(({ title, pointer }) => [title, pointer]))
    this.#validator = validator(document)
  }

  /** @throws Error if the contract has no such operation */
  operation(id: string): Operation {
    const found = this.#byId.get(id)
    if (!found) throw new Error(`the contract has no operation ${id}`)
    return found
  }

  /** The problems of a response, by rule; rules that do not apply are absent. */
  judge(judged: Judged): Judgement {
    const { operation: id, status, contentType, answer } = judged
    const operation = this.operation(id)
    const documented = operation.responses[status]
    if (status >= 500) return { status: [`answered ${status}`] }
    if (!documented) return { status: [`${status} is not documented (${Object.keys(operation.responses).join(", ")})`] }
    const type = contentType?.split(";")[0]?.trim().toLowerCase() || "nothing"
    const types = Object.keys(documented.content ?? {})
    const isKnown = types.length === 0 || types.includes(type)
    if (!isKnown) return { status: [], "content-type": [`${status} came as ${type}, documented: ${types.join(", ")}`] }
    return {
      status: [],
      "content-type": [],
      ...headerProblems(operation, documented, judged),
      schema: this.#misfits(`${id} ${status} ${type}`, answer),
      ...(status >= 400 && { code: this.#wrongCode(operation, status, answer) }),
    }
  }

  /** Schema errors of a response; none for media types other than JSON, which have no schema. */
  #misfits(title: string, answer: unknown): string[] {
    const pointer = this.#pointers.get(title)
    return pointer !== undefined && title.endsWith("json") ? summarised(this.#validator.errors(pointer, answer)) : []
  }

  #wrongCode(operation: Operation, status: number, answer: unknown): string[] {
    const code = codeOf(answer)
    const { "x-standard": standard = [], "x-texts": texts = {} } = this.document.components.schemas.RefusalCode ?? {}
    if (code === undefined || !texts[code]) return [`${status} has no code of the contract: ${code ?? "none"}`]
    if (texts[code].status !== status) return [`${code} came with ${status}, it belongs to ${texts[code].status}`]
    const known = [...standard, ...(operation["x-codes"] ?? [])]
    return known.includes(code) ? [] : [`${code} is not a code of this operation`]
  }

  /** The schema of the operation's JSON request body. */
  bodySchema(operation: Operation): Schema | undefined {
    const schema = operation.requestBody?.content["application/json"]?.schema
    return schema && this.resolve(schema)
  }

  /** Whether an operation returns a page of a list. */
  isList({ method, parameters, responses }: Operation): boolean {
    const names = parameters.map(({ name }) => name)
    const schema = responses["200"]?.content?.["application/json"]?.schema.properties?.result
    const fields = Object.keys((schema && this.resolve(schema).properties) ?? {})
    return method === "get" && names.includes("page") && fields.includes("items") && fields.includes("total")
  }

  /** Resolves the schema's reference, if it is one. */
  resolve(schema: Schema): Schema {
    return schema.$ref ? { ...this.document.components.schemas[nameOf(schema.$ref)] } : schema
  }

  /** Generates values that a schema allows; the same values in every run. */
  samples(schema: Schema, count: number): unknown[] {
    return fc.sample(arbitrary(this.document, schema), { numRuns: count, seed: 20261121 })
  }
}

/** Replaces list positions with `*` and removes duplicates, because many items of a list have the same error. */
function summarised(errors: readonly string[]): string[] {
  return [...new Set(errors.map((error) => error.replace(/\/\d+(?=\/|\s)/g, "/*")))].slice(0, 10)
}

/** The code of a refusal. */
export function codeOf(answer: unknown): string | undefined {
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined
  return typeof code === "string" ? code : undefined
}

/** Whether the operation requires a session. */
export function needsSession({ security }: Operation): boolean {
  return security === undefined || (security.length > 0 && security.every((schemes) => Object.keys(schemes).length > 0))
}

/** Whether the operation accepts a session. */
export function takesSession({ security }: Operation): boolean {
  return security === undefined || security.some((schemes) => "token" in schemes)
}

/** Whether the operation accepts an idempotency key. */
export function takesKey({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === "Idempotency-Key")
}

/** The parameters of a call: path, required query parameters, and one value for each parameter in `more`. */
export function parametersOf(
  { operationId, parameters }: Operation,
  values: Record<string, string>,
  more: readonly string[] = [],
): { path: Record<string, string>; query: Record<string, string> } {
  const valueOf = (name: string, example: unknown) =>
    values[`${operationId}.${name}`] ?? values[name] ?? String([example].flat()[0])
  const of = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter(
          ({ in: where, name, required }) => where === place && (place === "path" || required || more.includes(name)),
        )
        .map(({ name, example }) => [name, valueOf(name, example)]),
    )
  return { path: of("path"), query: of("query") }
}

/** The names of the parameters in a path. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
