import { excludesUnseen } from "../../contract/arbitrary.ts"
import type { Schema } from "../../contract/document.ts"
import type { Operation } from "../client/contract.ts"
import type { Verification, View } from "../subjects/subject.ts"

/** The fields of a body with free text, that is, without references, codes and times. */
function freeTexts(v: Verification, operation: Operation): [string, Schema][] {
  return Object.entries(v.contract.bodySchema(operation)?.properties ?? {}).flatMap(([name, given]) => {
    const schema = v.contract.resolve(given)
    const isText = excludesUnseen(schema.pattern) && !/(_id|_code|acronym|zone|code)$/.test(name)
    return isText && !/reason/.test(`${name} ${given.description ?? ""}`) ? [[name, schema] as [string, Schema]] : []
  })
}

/** A text for every optional free text of a body. */
export function moreOf(v: Verification, operation: Operation): Record<string, string> {
  return Object.fromEntries(
    freeTexts(v, operation)
      .filter(([, { type = [] }]) => type.includes("null"))
      .map(([name, { maxLength }]) => [name, `${v.records.run} 测试`.slice(0, maxLength).trim()]),
  )
}

/** The body with white space around its free texts, as far as their length allows. */
export function padded(v: Verification, operation: Operation, body: View): View {
  const texts = freeTexts(v, operation).flatMap(([name, { maxLength = Infinity }]): [string, string][] => {
    const text = body[name]
    return typeof text === "string" && text.length + 2 <= maxLength ? [[name, ` ${text} `]] : []
  })
  return { ...body, ...Object.fromEntries(texts) }
}

/** The free texts of a record that have white space around them ('Texts'). */
export function untrimmed(v: Verification, operation: Operation, read: View): string[] {
  return freeTexts(v, operation).flatMap(([name]) => {
    const text = read[name]
    return typeof text === "string" && text !== text.trim() ? [`${name} has white space around it`] : []
  })
}
