import { described, envelopeOf, expectRefused, Finding, type Exchange } from "../client/answers.ts"
import { excludesUnseen } from "../../contract/arbitrary.ts"
import type { Schema } from "../../contract/document.ts"
import { largestNumber } from "../../contract/limits.ts"
import type { Verification } from "../subjects/subject.ts"

/** A value that a schema excludes, with the acceptable codes of the field error. */
type WrongValue = { title: string; value: unknown; codes?: readonly string[] }
type Border = Required<WrongValue>

/** A text that fits no other type, format or list of values. */
export function nonsenseFor(v: Verification, given: Schema): WrongValue[] {
  const { type, enum: values, format = "" } = v.contract.resolve(given)
  const isTyped = type !== "string" || values !== undefined || format === "date-time" || format === "date"
  return isTyped ? [{ title: "nonsense", value: "胡 言" }] : []
}

/** A value of a type that the field does not have. */
export function ofAnotherType(v: Verification, given: Schema): WrongValue[] {
  const schema = v.contract.resolve(given)
  const alternatives = schema.anyOf ?? schema.oneOf ?? [schema]
  const types = alternatives.flatMap((one) => v.contract.resolve(one).type ?? [])
  const value = types.includes("object") ? 7 : { verify: "backend" }
  return types.length === 0 ? [] : [{ title: "another type", value }]
}

/** Values just outside a schema's limits (length, number of items, size), or in a wrong format. */
export function bordersOf(v: Verification, name: string, given: Schema): Border[] {
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
    codes: [code, ...more],
  })
  const isPlain = format === undefined && fits("x".repeat(maxLength ?? 1))
  return [
    ...(excludesUnseen(pattern) ? unseenBorders(fits) : []),
    ...(isPlain && maxLength !== undefined ? [border(maxLength + 1, "too_long")] : []),
    ...(isPlain && minLength > 1 ? [border(minLength - 1, "too_short")] : []),
    ...(fits("胡 言") ? [] : [{ title: "text in another form", value: "胡 言", codes: formCodes }]),
  ]
}

/** Values that the pattern of a text excludes ("Texts"): nothing visible, a character that nobody sees, a control character. */
function unseenBorders(fits: (text: string) => boolean): Border[] {
  const isRequired = !fits("")
  const blank = isRequired ? ["required"] : ["required", "character_not_allowed"]
  const tried: [title: string, value: string, codes: string[]][] = [
    ["white space alone", " ", blank],
    ["a zero-width space alone", "\u200b", blank],
    ["a zero-width space inside", "光\u200b学", ["character_not_allowed"]],
    ["an escape character", "a\u001bb", ["character_not_allowed"]],
    ["a line break", "a\r\nb", ["character_not_allowed"]],
  ]
  return tried.filter(([, value]) => !fits(value)).map(([title, value, codes]) => ({ title, value, codes }))
}

/** The largest number that JSON carries safely is no rule of a field: a version beyond it may also be refused as `stale`. */
function ofNumbers({ minimum, maximum }: Schema): Border[] {
  const codes = ["number_range"]
  return [
    ...(minimum === undefined ? [] : [{ title: `${minimum - 1}`, value: minimum - 1, codes }]),
    ...(maximum === undefined || maximum === largestNumber
      ? []
      : [{ title: `${maximum + 1}`, value: maximum + 1, codes }]),
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
      codes: ["min_items", "required", "participants_empty", "min_options"],
    })
  if (maxItems !== undefined && maxItems < longest && item.type === "string" && item.enum === undefined)
    borders.push({
      title: `${maxItems + 1} entries`,
      value: Array.from({ length: maxItems + 1 }, (_, at) => textFor(item, at)),
      codes: ["too_many"],
    })
  return borders
}

const textFor = ({ format }: Schema, at: number): string =>
  format === "email" ? `verify-${at}@verify-backend.example` : `verify-backend-${at}`

/** Expects a field error for this field or a part of it, with one of the codes, if any are given. */
export function expectField(exchange: Exchange, field: string, codes: readonly string[] = []): void {
  expectRefused(exchange, [400], ["validation_failed"])
  const isThere = envelopeOf(exchange).errors?.some(
    (error) => error.field.split(/[.[]/)[0] === field && (codes.length === 0 || codes.includes(error.code)),
  )
  const wanted = [field, codes.join(" or ")].filter(Boolean).join(" as ")
  if (!isThere) throw new Finding(`expected 400 at ${wanted}, answered ${described(exchange)}`, exchange)
}
