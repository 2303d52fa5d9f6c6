import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml"
import type { Site } from "./mutant.ts"

type List = { key: string; path: string; items: string[]; start: number; end: number }

/** The lists of states and roles of a state table that stand in brackets, with their places. */
function listsIn(text: string): List[] {
  const lists: List[] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !["in", "by"].includes(String(key.value))) return
      if (!isSeq(value) || !value.flow || !value.range) return
      const names = path.flatMap((one) => (isPair(one) && isScalar(one.key) ? [String(one.key.value)] : []))
      const items = value.items.map((item) => String(isScalar(item) ? item.value : item))
      lists.push({ key: String(key.value), path: names.join("."), items, start: value.range[0], end: value.range[1] })
    },
  })
  return lists
}

/** A list without each of its items (if it has several), and with one more. */
function listChanges(items: readonly string[], known: readonly string[]): string[] {
  const dropped = items.length > 1 ? items.map((_, at) => items.filter((_item, other) => other !== at)) : []
  const more = known.find((name) => !items.includes(name))
  return [...dropped, ...(more === undefined ? [] : [[...items, more]])].map((list) => `[${list.join(", ")}]`)
}

/** A role or state dropped from or added to a row of a state table. */
export function tableSites(text: string): Site[] {
  const lists = listsIn(text)
  return lists.flatMap(({ key, path, items, start, end }) => {
    const known = new Set(lists.filter((one) => one.key === key).flatMap((one) => one.items))
    return listChanges(items, [...known]).map((replacement) => ({
      kind: "row" as const,
      scope: `${path}.${key}`,
      start,
      end,
      replacement,
    }))
  })
}

type Line = { id: string; value: string; start: number; end: number }

/** Names of a message's placeholders and tags: only messages with the same ones can be exchanged. */
const placeholders = (message: string) => [...new Set(message.match(/\{\w+|<\w+/g) ?? [])].sort().join()

/** Two neighbouring messages exchanged that take the same values. */
export function textSites(text: string): Site[] {
  const lines: Line[] = [...text.matchAll(/^\s*"([^"]+)": ("(?:[^"\\]|\\.)*")/gm)].map((found) => {
    const [whole, id = "", value = ""] = found
    const end = found.index + whole.length
    return { id, value, start: end - value.length, end }
  })
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    if (!next || next.value === line.value || placeholders(next.value) !== placeholders(line.value)) return []
    const between = text.slice(line.end, next.start)
    return [
      {
        kind: "text" as const,
        scope: `${line.id} ⇄ ${next.id}`,
        start: line.start,
        end: next.end,
        replacement: next.value + between + line.value,
      },
    ]
  })
}
