import { checkLimits } from "./limits.ts"
import {
  listOperations,
  nameOf,
  partsOf,
  type ContractDocument,
  type ResolvedOperation,
  type Schema,
} from "./document.ts"

/** Returns a finding about one operation, or false. */
type Rule = (operation: ResolvedOperation) => string | false

const isOurs = (operation: ResolvedOperation): boolean => operation["x-origin"] === "portal"
const answers = (operation: ResolvedOperation, status: string): boolean => status in operation.responses

/** Whether the operation accepts a token, required or optional. */
function takesToken({ security }: ResolvedOperation): boolean {
  return !security || security.some((scheme) => "token" in scheme)
}

/**
 * Whether an operation needs an idempotency key: writes that we defined, and the one write of the original specification that needs it.
 * Deleting needs none: a second delete gets `not_found`.
 */
function canBeRepeated(operation: ResolvedOperation): boolean {
  const isWrite = operation.method === "post" || operation.method === "put"
  return isWrite && (isOurs(operation) || operation.operationId === "login-request.create")
}

const rules: Rule[] = [
  ({ operationId, tags }) => operationId.split(".")[0] !== tags[0] && "its first word is not its tag",
  (operation) =>
    isOurs(operation) && operation.path.split("/")[1] !== operation.tags[0] && "its path does not begin with its tag",
  (operation) => isOurs(operation) && operation.path.endsWith("/") && "its path ends in a slash",
  (operation) =>
    operation.path.includes("{") && !answers(operation, "404") && "an id stands in the path but 404 is missing",
  (operation) => takesToken(operation) && !answers(operation, "401") && "it takes a token but 401 is missing",
  (operation) => takesToken(operation) && !answers(operation, "403") && "it takes a token but 403 is missing",
  (operation) => !answers(operation, successStatus(operation)) && `${successStatus(operation)} is missing`,
  ({ parameters }) => !parameters.some(({ name }) => name === "x-request-id") && "it takes no x-request-id",
  (operation) =>
    canBeRepeated(operation) &&
    !operation.parameters.some(({ name }) => name === "Idempotency-Key") &&
    "it creates or changes something but takes no Idempotency-Key",
  ({ method, parameters }) =>
    method === "delete" &&
    parameters.some(({ name }) => name === "Idempotency-Key") &&
    "it deletes something but takes an Idempotency-Key",
]

/** 201 for operations that create a record, otherwise 200. */
function successStatus({ operationId }: ResolvedOperation): string {
  return operationId.endsWith(".create") ? "201" : "200"
}

/** The codes in an operation's examples, with the status of their response. */
export function shownCodes(operation: ResolvedOperation): { code: string; status: number }[] {
  return Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {})
      .flatMap(({ examples }) => Object.values(examples ?? {}))
      .flatMap(({ value }) => {
        const code = typeof value === "object" && value !== null && "code" in value ? value.code : undefined
        return typeof code === "string" ? [{ code, status: Number(status) }] : []
      }),
  )
}

/** Checks that an operation declares exactly the refusal codes that its examples show, each under the status of the code. */
function checkCodes(operation: ResolvedOperation, codes: Schema): string[] {
  const named = operation["x-codes"] ?? []
  const shown = shownCodes(operation)
  const known = [...(codes["x-standard"] ?? []), ...named]
  return [
    ...named
      .filter((code) => !shown.some((example) => example.code === code))
      .map((code) => `no example shows ${code}`),
    ...named.filter((code) => codes["x-standard"]?.includes(code)).map((code) => `${code} is a standard code`),
    ...shown.filter(({ code }) => !known.includes(code)).map(({ code }) => `x-codes does not name ${code}`),
    ...shown
      .filter(({ code, status }) => codes["x-texts"]?.[code]?.status !== status)
      .map(({ code, status }) => `${code} does not belong to ${status}`),
  ]
}

/** Checks that every code has a text and every text belongs to a code. */
function checkTexts(name: string, { enum: codes = [], "x-texts": texts = {} }: Schema): string[] {
  const missing = codes.filter((code) => !(String(code) in texts)).map((code) => `${name}: ${String(code)} has no text`)
  const unknown = Object.keys(texts).filter((code) => !codes.includes(code))
  return [...missing, ...unknown.map((code) => `${name}: ${code} has a text but is not in the list`)]
}

/** Codes that are neither standard nor declared by an operation. */
function checkUse(operations: ResolvedOperation[], codes: Schema): string[] {
  const used = new Set([
    ...(codes["x-standard"] ?? []),
    ...operations.flatMap((operation) => operation["x-codes"] ?? []),
  ])
  return (codes.enum ?? [])
    .filter((code) => !used.has(String(code)))
    .map((code) => `RefusalCode: no operation answers ${String(code)}`)
}

/** Whether a schema is a text of any characters. A file and a text with fixed values need no pattern. */
function isFree({ type, pattern, format, enum: values, const: value, contentMediaType }: Schema): boolean {
  const limits: unknown[] = [pattern, format, values, value, contentMediaType]
  return [type].flat().includes("string") && limits.every((limit) => limit === undefined)
}

/** The texts of a schema that allow any character, as paths. */
function freeTexts(document: ContractDocument, given: Schema, path: string, above: readonly string[] = []): string[] {
  const name = given.$ref && nameOf(given.$ref)
  if (name && above.includes(name)) return []
  const schema = name ? (document.components.schemas[name] ?? {}) : given
  const names = name ? [...above, name] : above
  const inside = partsOf(schema).flatMap(([place, part]) => freeTexts(document, part, `${path}${place}`, names))
  return isFree(schema) ? [path, ...inside] : inside
}

/** Texts of a request's body and query without a pattern, a format or fixed values: they would accept characters that nobody sees. */
export function checkPatterns(document: ContractDocument, operation: ResolvedOperation): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
    freeTexts(document, schema, "body"),
  )
  const queries = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => freeTexts(document, schema, `?${name}`))
  return [...bodies, ...queries].flat().map((path) => `${path} has no pattern ("Texts")`)
}

/** Checks that need several parts of the document, which the linter cannot do; one line per finding. */
export function checkDocument(document: ContractDocument): string[] {
  const operations = listOperations(document)
  const { RefusalCode: codes = {}, FieldCode: fieldCodes = {} } = document.components.schemas
  const found = operations.flatMap((operation) =>
    [
      ...rules.map((rule) => rule(operation)),
      ...checkCodes(operation, codes),
      ...checkPatterns(document, operation),
      ...checkLimits(document, operation),
    ]
      .filter((finding) => finding !== false)
      .map((finding) => `${operation.operationId}: ${finding}`),
  )
  return [
    ...found,
    ...checkTexts("RefusalCode", codes),
    ...checkTexts("FieldCode", fieldCodes),
    ...checkUse(operations, codes),
  ]
}
