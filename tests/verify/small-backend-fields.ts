import addFormats from "ajv-formats"
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js"
import type { ContractDocument, Parameter, ResolvedOperation } from "#scripts/contract/document.ts"

/** An invalid field, as the envelope of a refusal has it. */
export type FieldError = { field: string; code: string; message: string; params?: Record<string, number> }
export type Values = Record<string, unknown>
/** Checks the body and the query of an operation against the bundled contract. */
export type Fields = {
  body: (body: Values) => FieldError[]
  query: (query: URLSearchParams) => { values: Values; errors: FieldError[] }
}

export const wrong = (field: string, code: string, params?: Record<string, number>): FieldError => ({
  field,
  code,
  message: code,
  ...(params && { params }),
})

/** Makes the checks of every operation. */
export function fieldsOf(document: ContractDocument): (operation: ResolvedOperation) => Fields {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: "contract" })
  const errorsOf = (schema: object, value: unknown) => {
    const validate = ajv.compile(inContract(schema))
    return validate(value) ? [] : oneOfEach((validate.errors ?? []).map(fieldError))
  }
  return ({ requestBody, parameters }) => ({
    body: (body) => {
      const schema = requestBody?.content["application/json"]?.schema
      return schema ? errorsOf(schema, body) : []
    },
    query: (query) => {
      const known = parameters.filter((one) => one.in === "query")
      const values = Object.fromEntries(
        known.flatMap((one) => (query.has(one.name) ? [[one.name, parsed(one, query.getAll(one.name))]] : [])),
      )
      const properties = Object.fromEntries(known.map(({ name, schema }) => [name, schema]))
      const required = known.filter((one) => one.required).map(({ name }) => name)
      return { values, errors: errorsOf({ type: "object", properties, required }, values) }
    },
  })
}

/** A schema whose references lead into the contract. */
function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object
}

/** A parameter of the query as its schema wants it; what does not fit stays a text, which the schema refuses. */
function parsed({ schema }: Parameter, texts: string[]): unknown {
  const [text = ""] = texts
  if (schema?.type === "array") return texts
  if (text === "true" || text === "false") return text === "true"
  return /^\d+$/.test(text) ? Number(text) : text
}

const oneOfEach = (errors: FieldError[]) =>
  errors.filter((one, at) => errors.findIndex(({ field }) => field === one.field) === at)

/** White space, what the chapter "Texts" excludes, and what it allows but cannot be seen on its own. */
const invisible = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const formats: Record<string, string> = { email: "email_format", uri: "url_format" }

type Found = { params: Record<string, unknown>; limit: number; data: unknown; schema: string }
/** The table "keyword of the schema, code of the field" of the chapter "Answers", where the keyword alone decides. */
const byKeyword: Record<string, (found: Found) => [code: string, params?: Record<string, number>]> = {
  required: () => ["required"],
  unevaluatedProperties: () => ["unknown_field"],
  minLength: ({ limit }) => (limit === 1 ? ["required"] : ["too_short", { min: limit }]),
  maxLength: ({ limit }) => ["too_long", { max: limit }],
  minimum: ({ limit }) => ["number_range", { min: limit }],
  maximum: ({ limit }) => ["number_range", { max: limit }],
  minItems: ({ limit }) => ["min_items", { min: limit }],
  maxItems: ({ limit }) => ["too_many", { max: limit }],
  pattern: byPattern,
  format: ({ params }) => [formats[String(params.format)] ?? "value_unknown"],
}

function byPattern({ data, schema }: Found): [string, Record<string, number>?] {
  if (schema.startsWith("^(19|") || schema.startsWith("^(1[")) return ["year_range", { min: 1900, max: 2099 }]
  if (!schema.includes("\\ufff0")) return ["value_unknown"]
  return [invisible.test(String(data)) ? "required" : "character_not_allowed"]
}

function fieldError({ keyword, params, instancePath, data, schema }: ErrorObject): FieldError {
  const { missingProperty, unevaluatedProperty, limit } = params as Record<string, unknown>
  const place = [...instancePath.split("/").slice(1), missingProperty ?? unevaluatedProperty ?? ""].map(String)
  const found = { params: params as Record<string, unknown>, limit: Number(limit), data, schema: String(schema) }
  const [code, more] = byKeyword[keyword]?.(found) ?? ["value_unknown"]
  return wrong(place.filter(Boolean).join("."), code, more)
}

/** A text as it is stored: NFC, without white space at both ends; nothing is null. */
export function stored(text: unknown): string | null {
  return (
    String(text ?? "")
      .normalize("NFC")
      .replaceAll(/\r\n?/g, "\n")
      .trim() || null
  )
}

/** A text in the form in which texts are compared where they must be unique. */
export const compared = (text: unknown): string =>
  String(text)
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase()

/** A text in the form in which words are searched: without accents, too. */
export const searched = (text: unknown): string =>
  String(text).normalize("NFKC").toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "")
