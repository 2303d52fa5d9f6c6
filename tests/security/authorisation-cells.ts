import { people } from "#mock/sso/people.ts"
import { addressOf, type Route } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { layouts, routes, type Access, type Row } from "./authorisation-routes.ts"

/** Who is not let in at the login page: to the portal they are strangers (SES-03). */
export const outsiders = ["non-member", "disabled"]
export const insiders = people.map(({ id }) => id).filter((id) => !outsiders.includes(id))

/** A status, or the path an answer leads to. */
export type Outcome = number | string

export const outcomeOf = ({ status, location }: Answer): Outcome => (location ? new URL(location).pathname : status)

/** A pattern as the table has it: without `/a/:alliance/` in front. */
export const keyOf = (pattern: string) => pattern.replace(/^\/a\/:alliance(\/|$)/, "")

/** The row of a route; a route without one can be opened by nobody, and says how to mend that. */
export function rowOf({ pattern, file }: Route): Row {
  const layout = layouts[file]
  if (layout) return [layout[0], 200]
  const row = routes[keyOf(pattern)]
  if (row) return row
  const hint = `"${keyOf(pattern)}": ["<access>", <what it shows for made-up ids in COPT>],`
  throw new Error(`${file} has no row in tests/security/authorisation-routes.ts. Who may open it? Add:\n  ${hint}`)
}

/** Only words of the table count here: what a route says of itself is what is tried. */
const inside: Record<Access, (person: string) => boolean> = {
  public: () => true,
  guest: () => false,
  member: () => true,
  group: () => true,
  "member-admin": (person) => person === "admin" || person === "member-admin",
  admin: (person) => person === "admin",
}

/** What is allowed to whom: a person of the sign-on page, or nobody; in their own alliance. */
export function expected([access, shows, special = {}]: Row, person: string | undefined): Outcome {
  if (person === undefined || outsiders.includes(person)) return forStrangers([access, shows, special])
  if (!inside[access](person)) return `/a/aurora/dashboard`
  return within(special.offered?.includes(person) === false ? (special.otherwise ?? 403) : shows)
}

function forStrangers([access, shows, { strangers, isForScripts } = {}]: Row): Outcome {
  if (access === "public" || access === "guest") return within(strangers ?? shows)
  return isForScripts ? 401 : within("login")
}

const within = (shows: Outcome) => (typeof shows === "number" || shows.startsWith("/") ? shows : `/a/aurora/${shows}`)

/** Where a route is tried: its own address, or one that it stands around. */
export function placeOf({ pattern, file }: Route, params: Record<string, string> = {}): string {
  const layout = layouts[file]
  if (!layout) return addressOf(pattern, params)
  return `/a/${params.alliance ?? "aurora"}/${layout[1]}`.replace("/COPT/", `/${params.acronym ?? "COPT"}/`)
}

/**
 * Asks one route alone, as a script can: no layout around it is asked too, so that each must guard itself. A file has no data
 * beside itself.
 */
export function askAlone(visitor: Visitor, route: Route, address: string): Promise<Answer> {
  if (!route.hasPage && !isIndex(route)) return visitor.get(address)
  return visitor.get(`${dataOf(address)}?_routes=${encodeURIComponent(route.id)}`)
}

const isIndex = ({ file }: Route) => file.endsWith("/index.route.ts")

/** The address of the data of a page and all that stands around it. */
export function dataOf(address: string): string {
  const [path = "", query] = address.split("?")
  return `${path === "/" ? "/_root" : path}.data${query === undefined ? "" : `?${query}`}`
}

/** What nobody of Aurora may ever be shown, and what only the members of its restricted group may. */
const foreign =
  /\b(member|profile|entity|level|group|meeting|topic|ballot|schedule|login-request|export-package|import|member-invitation)-harbor-\w+/
const ofRestricted = /\b(meeting-aurora-3[2-6]|ballot-aurora-(4|10))\b/
export const restrictedReaders = ["admin", "restricted-member"]

/**
 * An id in an answer that this person may not know of; what they asked for themselves does not count. The alliance's log tells its
 * readers of every group (states.md 15.24).
 */
export function leakIn({ body, url, status }: Answer, person: string | undefined): string | undefined {
  if (status >= 400) return undefined
  const isReader = /\/admin\/log\b/.test(url) || (person !== undefined && restrictedReaders.includes(person))
  const [found] = foreign.exec(body) ?? (isReader ? null : ofRestricted.exec(body)) ?? []
  return found !== undefined && !url.includes(found) ? found : undefined
}
