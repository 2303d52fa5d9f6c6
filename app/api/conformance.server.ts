import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"

type OpenApi = {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> } | undefined>>
}

/** The first place where a response differs from the contract: a JSON pointer and the problem. */
export type Mismatch = { path: string; problem: string }

/** Validates responses against the contract (ERR-07). Validators are compiled on first use and cached. */
export type Conformance = {
  /** Returns the mismatch of a JSON response, or undefined if it matches or the contract does not describe it. */
  check(method: string, path: string, status: number, body: unknown): Mismatch | undefined
  /** The operationId of a path template and method. */
  operationOf(method: string, path: string): string
}

const pointer = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1")

/** Whether a known operation succeeded with a status that the contract does not define, so its body cannot be validated. */
function isUnknownSuccess({ paths }: OpenApi, method: string, path: string, status: number): boolean {
  const operation = paths[path]?.[method.toLowerCase()]
  return operation !== undefined && status >= 200 && status < 300 && operation.responses?.[status] === undefined
}

/** Creates a validator. @param document the bundled contract with internal references only */
export function conformance(document: OpenApi): Conformance {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema(document as object, "contract")
  const validators = new Map<string, ValidateFunction | null>()

  function find(value: unknown, keys: string[]): { value: unknown; keys: string[] } | undefined {
    if (typeof value !== "object" || value === null) return undefined
    const reference = (value as { $ref?: string }).$ref
    if (reference?.startsWith("#/")) {
      const target = reference.slice(2).split("/")
      const names = target.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
      return { value: names.reduce<unknown>((node, name) => (node as never)?.[name], document), keys: names }
    }
    return { value, keys }
  }

  function compile(method: string, path: string, status: number): ValidateFunction | null {
    const keys = ["paths", path, method.toLowerCase(), "responses", String(status)]
    const response = find(document.paths[path]?.[method.toLowerCase()]?.responses?.[status], keys)
    const content = (response?.value as { content?: Record<string, { schema?: unknown }> } | undefined)?.content
    if (!response || !content?.["application/json"]?.schema) return null
    const schemaKeys = [...response.keys, "content", "application/json", "schema"]
    return ajv.compile({ $ref: `contract#/${schemaKeys.map(pointer).map(encodeURIComponent).join("/")}` })
  }

  return {
    operationOf: (method, path) => document.paths[path]?.[method.toLowerCase()]?.operationId ?? `${method} ${path}`,
    check(method, path, status, body) {
      if (isUnknownSuccess(document, method, path, status))
        return { path: "/", problem: `status ${status} is not in the contract` }
      const key = `${method} ${path} ${status}`
      if (!validators.has(key)) validators.set(key, compile(method, path, status))
      const validate = validators.get(key)
      if (!validate || validate(body)) return undefined
      const error = validate.errors?.[0]
      return { path: error?.instancePath || "/", problem: error?.message ?? "does not match" }
    },
  }
}
