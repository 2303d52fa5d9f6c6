import { recordHref } from "#app/parts/record-href.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { movableModules, type MovedKey } from "./list.query.ts"

type Event = components["schemas"]["CalendarListEvent"]

/** The form that gives a record another time: both kinds are edited below their own page. */
const formOf = (href: string) => `${href}/edit`

/** How the person can move an event; undefined if they cannot. @param href of its page */
export function moveOf({ module, key, actions }: Event, href: string | undefined) {
  const movable = movableModules.find((known) => known === module)
  if (!movable || href === undefined || !actions.includes("update")) return undefined
  return { record: { module: movable, key } satisfies MovedKey, form: formOf(href) }
}

async function readMoved({ api }: RequestContext, { module, key: id }: MovedKey) {
  if (module === "meeting") return api.get("/meeting/{id}", { path: { id } })
  const read = await api.get("/schedule/{id}", { path: { id } })
  return read.ok ? { ...read, value: { ...read.value, group: null } } : read
}

/** The record that the person is moving, and its form; undefined if they cannot move it (any more). */
export async function recordToMove(context: RequestContext, move: MovedKey | undefined) {
  if (!move) return undefined
  const read = await readMoved(context, move)
  if (!read.ok) return undefined
  const { subject, group, actions } = read.value
  const href = recordHref(context.alliance, { ...move, group })
  return href !== undefined && actions.includes("update") ? { subject, form: formOf(href) } : undefined
}
