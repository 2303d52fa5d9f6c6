import { excludesUnseen } from "../../contract/arbitrary.ts"
import type { Schema } from "../../contract/document.ts"
import { described, envelopeOf } from "../answers.ts"
import { takesSession, type Operation } from "../contract.ts"
import { requestOf } from "../derived.ts"
import { Finding, type Exchange } from "../results.ts"
import { SpoiledCalls } from "../spoiled-calls.ts"
import { parametersOf, type Verification } from "../verification.ts"

type Border = { title: string; value: unknown; code: string[] }

/**
 * Checks the limits of query parameters and body fields: a value just outside (length, number of items, size) or in a wrong format gets a
 * field error.
 */
export async function checkLimits(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "get") await checkQuery(v, operation)
    else if (v.contract.bodySchema(operation) && requestOf(v, operation.operationId)) await checkOperation(v, operation)
  }
}

async function checkOperation(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const request = requestOf(v, operationId)
  const fields = Object.entries(v.contract.bodySchema(operation)?.properties ?? {}).filter(
    ([name]) => name !== "version",
  )
  const calls = new SpoiledCalls(v, operationId, async () => request?.subject(v))
  for (const [name, schema] of fields) {
    for (const { title, value, code } of bordersOf(v, name, schema)) {
      if (calls.isLeftOut) return
      await v.check(operationId, "fields", `${name}: ${title}`, async () => {
        const as = request?.entitled ? { as: await v.people.get(request.entitled) } : {}
        await calls.ask({
          change: ({ body }) => ({ ...as, body: { ...(body as object), [name]: value } }),
          expect: (exchange) => expectLimit(exchange, name, code),
        })
      })
    }
  }
}

async function checkQuery(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters } = operation
  for (const { name, schema } of parameters.filter(({ in: place }) => place === "query")) {
    const resolved = v.contract.resolve(schema)
    const borders = resolved.enum || resolved.type === "array" ? [] : bordersOf(v, name, schema)
    for (const { title, value, code } of borders.filter((one) => typeof one.value !== "object"))
      await v.check(operationId, "fields", `?${name}: ${title}`, async () => {
        const { path, query } = parametersOf(operation, { acronym: v.fixtures.alliance.group, ...v.fixtures.values })
        const as = takesSession(operation) ? await v.people.get("alliance_admin") : undefined
        const call = { as, path, query: { ...query, [name]: String(value) } }
        expectLimit(await v.target.send(operationId, call), name, code)
      })
  }
}

function expectLimit(exchange: Exchange, field: string, codes: readonly string[]): void {
  const { code, errors = [] } = envelopeOf(exchange)
  const isThere = errors.some((error) => error.field.split(/[.[]/)[0] === field && codes.includes(error.code))
  if (exchange.status === 400 && code === "validation_failed" && isThere) return
  throw new Finding(`expected 400 at ${field} as ${codes.join(" or ")}, answered ${described(exchange)}`, exchange)
}

/** Values just outside a schema's limits, with the acceptable codes. */
function bordersOf(v: Verification, name: string, given: Schema): Border[] {
  const schema = withoutNull(v, v.contract.resolve(given))
  const types = [schema.type ?? []].flat()
  if (schema.enum) return []
  // a time zone that is too long may also be refused as unknown
  if (types.includes("string")) return ofText(schema, name === "timezone" ? ["zone_unknown"] : [])
  if (types.includes("integer") || types.includes("number")) return ofNumbers(schema)
  return types.includes("array") ? ofLists(v, schema) : []
}

/** The schema of a nullable field without null; an empty schema if there are several alternatives. */
function withoutNull(v: Verification, schema: Schema): Schema {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (!alternatives) return schema
  const [only, ...others] = alternatives.map((one) => v.contract.resolve(one)).filter(({ type }) => type !== "null")
  return only && others.length === 0 ? only : {}
}

/** Codes for a text in the wrong format; which of them applies depends on the meaning of the field. */
const formCodes = [
  "value_unknown",
  "unknown_reference",
  "zone_unknown",
  "email_format",
  "phone_format",
  "url_format",
  "year_range",
  "acronym_format",
  "required",
]

function ofText(schema: Schema, more: string[]): Border[] {
  const { maxLength, pattern, format, minLength = 0 } = schema
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, "u").test(text)
  const border = (length: number, code: string) => ({
    title: `${length} characters`,
    value: "x".repeat(length),
    code: [code, ...more],
  })
  const isPlain = format === undefined && fits("x".repeat(maxLength ?? 1))
  return [
    ...(excludesUnseen(pattern) ? unseenBorders(fits) : []),
    ...(isPlain && maxLength !== undefined ? [border(maxLength + 1, "too_long")] : []),
    ...(isPlain && minLength > 1 ? [border(minLength - 1, "too_short")] : []),
    ...(fits("胡 言") ? [] : [{ title: "text in another form", value: "胡 言", code: formCodes }]),
  ]
}

/** Values that the pattern of a text excludes ("Texts"): nothing visible, a character that nobody sees, a control character. */
function unseenBorders(fits: (text: string) => boolean): Border[] {
  const isRequired = !fits("")
  const blank = isRequired ? ["required"] : ["required", "character_not_allowed"]
  const tried: [title: string, value: string, code: string[]][] = [
    ["white space alone", " ", blank],
    ["a zero-width space alone", "\u200b", blank],
    ["a zero-width space inside", "光\u200b学", ["character_not_allowed"]],
    ["an escape character", "a\u001bb", ["character_not_allowed"]],
    ["a line break", "a\r\nb", ["character_not_allowed"]],
  ]
  return tried.filter(([, value]) => !fits(value)).map(([title, value, code]) => ({ title, value, code }))
}

function ofNumbers({ minimum, maximum }: Schema): Border[] {
  const code = ["number_range"]
  return [
    ...(minimum === undefined ? [] : [{ title: `${minimum - 1}`, value: minimum - 1, code }]),
    ...(maximum === undefined ? [] : [{ title: `${maximum + 1}`, value: maximum + 1, code }]),
  ]
}

/** Maximum length of the lists that are sent. */
const longest = 500

function ofLists(v: Verification, { minItems, maxItems, items = {} }: Schema): Border[] {
  const item = v.contract.resolve(items)
  const borders: Border[] = []
  if (minItems !== undefined && minItems > 0)
    borders.push({
      title: `${minItems - 1} entries`,
      value: [],
      code: ["min_items", "required", "participants_empty", "min_options"],
    })
  if (maxItems !== undefined && maxItems < longest && item.type === "string" && item.enum === undefined)
    borders.push({
      title: `${maxItems + 1} entries`,
      value: Array.from({ length: maxItems + 1 }, (_, at) => textFor(item, at)),
      code: ["too_many"],
    })
  return borders
}

const textFor = ({ format }: Schema, at: number): string =>
  format === "email" ? `verify-${at}@verify-backend.example` : `verify-backend-${at}`
