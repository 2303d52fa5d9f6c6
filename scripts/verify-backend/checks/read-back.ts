import type { Schema } from "../../contract/document.ts"
import type { Verification, View } from "../subjects/subject.ts"

/**
 * The fields of a body whose value in the record differs from the sent one. Compares fields of the same name, or for `…_id`, `…_acronym`
 * and `…_ids` the referenced records. Times may be in another notation, and texts may lose leading and trailing spaces.
 */
export function notReadBack(v: Verification, schema: Schema, sent: View, read: View): string[] {
  const properties = v.contract.resolve(schema).properties ?? {}
  return Object.entries(sent)
    .filter(([name]) => name in properties && !unread.test(name))
    .flatMap(([name, value]) => {
      const shown = shownAs(name, read)
      if (shown === undefined || isSame(value, shown)) return []
      return [`${name} is ${short(shown)}, sent was ${short(value)}`]
    })
}

/** View that are not stored in the record: the previous version, and reasons for the log. */
const unread = /^(version|reason)$/
const reference = /^(.+)_(id|code|acronym)$/

/** The value of a field in the record; undefined if there is none. */
function shownAs(name: string, read: View): unknown {
  if (name in read) return read[name]
  const [, base = "", part = ""] = reference.exec(name) ?? []
  if (base in read) return (read[base] as View | null)?.[part] ?? null
  const items = name.endsWith("_ids") ? read[`${name.slice(0, -"_ids".length)}s`] : undefined
  return Array.isArray(items) ? (items as View[]).map((item) => item.id) : undefined
}

const instant = /^\d{4}-\d\d-\d\dT/
const minute = 60_000

/** Whether a value that was sent is the one that is read: times in any notation, lists in any order. */
export function isSame(sent: unknown, read: unknown): boolean {
  if (typeof sent === "string" && typeof read === "string") return isSameText(sent, read)
  if (Array.isArray(sent) && Array.isArray(read)) return areSame(sent, read)
  if (isObject(sent) && isObject(read))
    return Object.entries(sent).every(([name, value]) => {
      const shown = shownAs(name, read)
      return shown === undefined || isSame(value, shown)
    })
  return typeof sent === typeof read ? sent === read : !isComparable(sent, read)
}

const isObject = (value: unknown): value is View => typeof value === "object" && value !== null

function isSameText(sent: string, read: string): boolean {
  if (!instant.test(sent)) return sent.trim() === read.trim()
  return Math.trunc(Date.parse(sent) / minute) === Math.trunc(Date.parse(read) / minute)
}

/** Compares two lists; the order of texts and ids does not matter. */
function areSame(sent: readonly unknown[], read: readonly unknown[]): boolean {
  // Records contain settings for every group, so an empty list in the request changes nothing.
  if (sent.length === 0 && typeof read[0] === "object") return true
  if (sent.length !== read.length) return false
  if (sent.every((one) => typeof one === "string") && read.every((one) => typeof one === "string"))
    return [...sent].sort().join("\n") === [...read].sort().join("\n")
  return sent.every((one, at) => isSame(one, read[at]))
}

/** Whether two values can be compared: a record may contain a text where an object was sent. */
function isComparable(sent: unknown, read: unknown): boolean {
  return read === null || sent === null || (typeof sent !== "object" && typeof read !== "object")
}

const short = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 80)
