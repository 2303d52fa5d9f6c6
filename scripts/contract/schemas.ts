import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { listOperations, nameOf, type ContractDocument, type Schema } from "./document.ts"

/** A request or response body of the contract, with the JSON pointer to its schema and its examples. */
export interface Body {
  title: string
  pointer: string
  examples: Record<string, { summary: string; value: unknown }>
}

/** A JSON pointer, escaped for a URI fragment. */
export function pointerTo(...steps: string[]): string {
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`
}

/** All request and response bodies; shared responses are listed for each operation. */
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

/** The pointer steps to a response: below its path, or in the shared responses. */
function placeOf(
  document: ContractDocument,
  path: string,
  method: "get" | "post" | "put" | "delete",
  status: string,
): string[] {
  const answer = document.paths[path]?.[method]?.responses[status]
  return answer && "$ref" in answer ? answer.$ref.slice(2).split("/") : ["paths", path, method, "responses", status]
}

/** Resolves the schema's reference, if it is one. */
export function schemaOf(document: ContractDocument, schema: Schema): Schema {
  return schema.$ref ? (document.components.schemas[nameOf(schema.$ref)] ?? {}) : schema
}

/** A copy of the contract in which objects must not have properties beyond those in their schema. */
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

/** The contract's location in the schema passed to ajv: an OpenAPI document is not a schema, so it is embedded in one. */
const home = "#/$defs/contract/"

/** A copy whose references point to the embedded contract. */
function rehome<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', `"$ref":"contract${home}`)) as T
}

/** Validates values against a contract's schemas. Strict: schemas with unknown or contradictory keywords do not compile. */
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
    /** Compiles the schema at a pointer. @throws Error if that fails */
    compile,
    /** Validation errors of a value against the schema at a pointer. */
    errors: (pointer: string, value: unknown): string[] => messages(compile(pointer), value),
    /** Validation errors of a value against a schema object of this document. */
    check: (schema: Schema, value: unknown): string[] => messages(ajv.compile(rehome(schema)), value),
  }
}
