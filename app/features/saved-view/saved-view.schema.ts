import * as z from "zod/mini"
import { folded } from "#app/forms/schema/rules.ts"
import { text } from "#app/forms/schema/schema.ts"
import { fieldCode } from "#app/lib/message-code.ts"

const longestName = 64

type Names = {
  /** Names of the list's views. */ names?: readonly string[]
  /** Those of them that keep the list as it is now: to save such a view again does nothing. */ there?: readonly string[]
}

/** A new view, with a name that no other view of the list has (ACC-05). */
export function savedViewSchema({ names = [], there = [] }: Names = {}) {
  const known = new Set(names.map(folded))
  const isFree = (name: string) => there.includes(name) || !known.has(folded(name))
  return z.object({ name: text(longestName).check(z.refine(isFree, { error: fieldCode("not_unique") })) })
}

/** A view of a list, by its name. */
export type ViewName = { list: string; name: string }

/** Names a view among all of the person. A path has no question mark. */
export const viewId = ({ list, name }: ViewName) => `${list}?${name}`

const view = { view_id: text(200) }

type Views = { views?: readonly ViewName[] }

const listOf = (id: string) => id.split("?")[0]

/** The new name of a view. */
export function renameSchema({ views = [] }: Views = {}) {
  return z.object({ intent: z.literal("rename"), ...view, name: text(longestName) }).check(
    z.check(({ value, issues }) => {
      const others = views.filter((one) => one.list === listOf(value.view_id) && viewId(one) !== value.view_id)
      if (others.some(({ name }) => folded(name) === folded(value.name)))
        issues.push({ code: "custom", input: value.name, path: ["name"], message: fieldCode("not_unique") })
    }),
  )
}

/** Everything that the page of saved views can send. */
export function savedViewActSchema(facts: Views = {}) {
  return z.discriminatedUnion("intent", [
    renameSchema(facts),
    z.object({ intent: z.literal("first"), ...view }),
    z.object({ intent: z.literal("delete"), ...view }),
  ])
}
