import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { listOperations, nameOf, type ContractDocument, type Schema } from "./document.ts"

/** One body of the contract: a request or an answer, with the pointer to its schema and its examples. */
export interface Body {
  title: string
  pointer: string
  examples: Record<string, { summary: string; value: unknown }>
}

/** JSON pointer with the escapes that a URI fragment needs. */
export function pointerTo(...steps: string[]): string {
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`
}

/** Every request body and every answer that has content, shared answers once for each operation. */
export function bodies(document: ContractDocument): Body[] {
  return listOperations(document).flatMap(({ operationId, method, path, requestBody, responses }) => {
    const requests = Object.entries(requestBody?.content ?? {}).map(([type, { examples }]) => ({
      title: `${operationId} request`,
      pointer: pointerTo("paths", path, method, "requestBody", "content", type, "schema"),
      examples: examples ?? {},
    }))
    const answers = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, { examples }]) => ({
        title: `${operationId} ${status} ${type}`,
        pointer: pointerTo(...placeOf(document, path, method, status), "content", type, "schema"),
        examples: examples ?? {},
      })),
    )
    return [...requests, ...answers]
  })
}

/** Where an answer stands: below its path, or among the shared answers. */
function placeOf(
  document: ContractDocument,
  path: string,
  method: "get" | "post" | "put" | "delete",
  status: string,
): string[] {
  const answer = document.paths[path]?.[method]?.responses[status]
  return answer && "$ref" in answer ? answer.$ref.slice(2).split("/") : ["paths", path, method, "responses", status]
}

/** The schema itself, or the one it refers to. */
export function schemaOf(document: ContractDocument, schema: Schema): Schema {
  return schema.$ref ? (document.components.schemas[nameOf(schema.$ref)] ?? {}) : schema
}

/** A copy of the contract in which no object may hold what its schema does not name. */
export function close(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document)
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    if ("type" in node && node.type === "object" && "properties" in node)
      Object.assign(node, { unevaluatedProperties: false })
    for (const [key, child] of Object.entries(node)) if (key !== "examples" && key !== "example") visit(child)
  }
  visit(copy)
  return copy
}

/** Where the contract stands inside the schema that ajv gets: as the document it is no schema itself. */
const home = "#/$defs/contract/"

/** The same with its references leading to where the contract stands. */
function rehome<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', `"$ref":"contract${home}`)) as T
}

/** Judges values by the schemas of a contract; strict: a schema that says something unknown or contradictory does not compile. */
export function validator(document: ContractDocument) {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(["x-texts", "x-standard", "x-overlaps"])
  ajv.addSchema({ $id: "contract", $defs: { contract: rehome(document) } })
  const compiled = new Map<string, ValidateFunction>()
  const compile = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile(rehome({ $ref: pointer }))
    compiled.set(pointer, known)
    return known
  }
  const messages = (check: ValidateFunction, value: unknown): string[] =>
    check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`)
  return {
    /** Compiles the schema a pointer leads to; throws when it cannot. */
    compile,
    /** What is wrong with a value by the schema a pointer leads to. */
    errors: (pointer: string, value: unknown): string[] => messages(compile(pointer), value),
    /** What is wrong with a value by a schema of this document. */
    check: (schema: Schema, value: unknown): string[] => messages(ajv.compile(rehome(schema)), value),
  }
}
