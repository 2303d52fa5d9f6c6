import fc, { type Arbitrary } from "fast-check"
import { largestNumber } from "./limits.ts"
import { nameOf, type ContractDocument, type Schema } from "./document.ts"

const zones = ["UTC", "Asia/Shanghai", "Europe/Oslo"]

type Document = Pick<ContractDocument, "components">

/** Generates values that a schema allows. Supports the keywords that the contract uses. @throws Error for an unsupported type */
export function arbitrary(document: Document, given: Schema): Arbitrary<unknown> {
  const schema = given.$ref ? { ...document.components.schemas[nameOf(given.$ref)] } : given
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitrary(document, one)))
  return fc.oneof(...[schema.type ?? []].flat().map((type) => ofType(document, schema, type)))
}

function ofType(document: Document, schema: Schema, type: string): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null)
    case "boolean":
      return fc.boolean()
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1000, max: mostOf(schema) })
    case "string":
      return text(schema)
    case "array":
      return array(document, schema)
    case "object":
      return object(document, schema)
    default:
      throw new Error(`no values for the type ${type}`)
  }
}

/** Numbers that are limited only by what JSON can carry are small ones here, like those of records. */
const mostOf = ({ maximum = largestNumber }: Schema) => (maximum === largestNumber ? 1000 : maximum)

function array(document: Document, schema: Schema): Arbitrary<unknown> {
  const bounds = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) }
  return fc.uniqueArray(arbitrary(document, schema.items ?? {}), {
    ...bounds,
    selector: (value) => JSON.stringify(value),
  })
}

function object(document: Document, schema: Schema): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(properties.map(([name, property]) => [name, arbitrary(document, property)]))
  return fc.record(model, { requiredKeys: schema.required ?? [] })
}

const formats: Record<string, Arbitrary<string>> = {
  "date-time": fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,10}$/), fc.stringMatching(/^[a-z]{1,10}$/))
    .map(([name, host]) => `${name}@${host}.example`),
  uri: fc.stringMatching(/^[a-z]{1,10}$/).map((host) => `https://${host}.example/`),
}

function text(schema: Schema): Arbitrary<string> {
  const format = formats[schema.format ?? ""]
  if (format) return format
  if (schema.description?.includes("IANA")) return fc.constantFrom(...zones)
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? 40, 40)
  const fits = (value: string) => [...value].length >= minLength && [...value].length <= maxLength
  const { pattern } = schema
  const isAllowed = (value: string) => pattern === undefined || new RegExp(pattern, "u").test(value)
  if (pattern !== undefined && !excludesUnseen(pattern)) return fc.stringMatching(new RegExp(pattern, "u")).filter(fits)
  const pieces = fc.oneof({ weight: 5, arbitrary: fc.string({ unit: "grapheme", minLength, maxLength }) }, oddTexts)
  return pieces.filter((value) => fits(value) && isAllowed(value))
}

/** Texts that a pattern of "Texts" allows although they contain characters without a form of their own. */
const oddTexts = fc.constantFrom(
  "👩\u200d💻",
  "❤\ufe0f 1\ufe0f\u20e3",
  "می\u200cخواهم",
  "邉\u{e0100}",
  "e\u0301",
  "光\u3000学",
  "\u{20000}",
)

/** Whether a pattern is that of a text ("Texts"): it names the characters that it excludes. */
export function excludesUnseen(pattern: string | undefined): boolean {
  return pattern?.includes(String.raw`\u200b`) ?? false
}
