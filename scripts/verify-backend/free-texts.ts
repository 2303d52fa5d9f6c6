import type { Schema } from "../contract/document.ts"
import type { Operation } from "./contract.ts"
import type { Verification } from "./verification.ts"

type Fields = Record<string, unknown>

/** The fields of a body with free text, that is, without references, codes and times. `\S`: a required text. */
function freeTexts(
  v: Verification,
  operation: Operation,
  patterns: readonly (string | undefined)[],
): [string, Schema][] {
  return Object.entries(v.contract.bodySchema(operation)?.properties ?? {}).filter(([name, given]) => {
    const { type = [], $ref, enum: values, format, pattern, description = "" } = given
    const isText =
      [type].flat().includes("string") && $ref === undefined && !values && !format && patterns.includes(pattern)
    return isText && !/(_id|_code|acronym|zone|code)$/.test(name) && !/reason/.test(`${name} ${description}`)
  })
}

/** A text for every optional free text of a body. */
export function moreOf(v: Verification, operation: Operation): Record<string, string> {
  return Object.fromEntries(
    freeTexts(v, operation, [undefined]).map(([name, { maxLength }]) => [
      name,
      `${v.records.run} 测试`.slice(0, maxLength).trim(),
    ]),
  )
}

const anyText = [undefined, String.raw`\S`]

/** The body with white space around its free texts, as far as their length allows. */
export function padded(v: Verification, operation: Operation, body: Fields): Fields {
  const texts = freeTexts(v, operation, anyText).flatMap(([name, { maxLength = Infinity }]): [string, string][] => {
    const text = body[name]
    return typeof text === "string" && text.length + 2 <= maxLength ? [[name, ` ${text} `]] : []
  })
  return { ...body, ...Object.fromEntries(texts) }
}

/** The free texts of a record that have white space around them ('Texts'). */
export function untrimmed(v: Verification, operation: Operation, read: Fields): string[] {
  return freeTexts(v, operation, anyText).flatMap(([name]) => {
    const text = read[name]
    return typeof text === "string" && text !== text.trim() ? [`${name} has white space around it`] : []
  })
}
