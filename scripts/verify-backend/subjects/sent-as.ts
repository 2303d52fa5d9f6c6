import type { Schema } from "../../contract/document.ts"
import type { Verification, View } from "./subject.ts"

/** What must be sent so that a record becomes what was read: references by their ids, and nothing that only answers have. */
export function sentAs(v: Verification, given: Schema, read: unknown): unknown {
  const resolved = v.contract.resolve(given)
  const alternatives = (resolved.anyOf ?? resolved.oneOf ?? [resolved]).map((one) => v.contract.resolve(one))
  const schema = alternatives.find(({ type }) => type !== "null") ?? resolved
  if (Array.isArray(read)) return read.map((item) => (schema.items ? sentAs(v, schema.items, item) : item))
  if (typeof read !== "object" || read === null || !schema.properties) return read
  const fields = Object.entries(schema.properties).filter(([name]) => name !== "version")
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const value = valueOf(name, read as View)
      return value === undefined ? [] : [[name, sentAs(v, field, value)]]
    }),
  )
}

/** The value of a field in a record that was read; undefined if it does not show it. */
function valueOf(name: string, read: View): unknown {
  if (name in read) return read[name]
  const [, base = "", part = ""] = /^(.+)_(ids?|code|acronym)$/.exec(name) ?? []
  const shown = [base, `${base}s`, ...(otherNames[base] ?? [])].find((one) => one in read)
  return shown === undefined ? undefined : partOf(read[shown], part)
}

/** Fields that answers name differently from bodies. */
const otherNames: Readonly<Record<string, readonly string[]>> = { entity: ["organization"] }

function partOf(shown: unknown, part: string): unknown {
  if (Array.isArray(shown)) return (shown as View[]).map(({ id }) => id)
  return typeof shown === "object" && shown !== null ? (shown as View)[part] : shown
}
