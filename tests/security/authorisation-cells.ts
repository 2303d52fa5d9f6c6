import type { Access, AccessRow, Outcome } from "#tests/support/domain.ts"
import { outsiders, proposalReviewers, restrictedReaders } from "#tests/support/people.ts"
import { access, layouts, restrictedIds } from "#tests/support/registry.ts"
import { addressOf, type Route } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

export const outcomeOf = ({ status, location }: Answer): Outcome => (location ? new URL(location).pathname : status)

/** The key of a pattern in the tables: without `/a/:alliance/` in front. */
export const keyOf = (pattern: string) => pattern.replace(/^\/a\/:alliance(\/|$)/, "")

/** The pattern for a key of the tables. */
export const patternOf = (key: string) => (key.startsWith("/") ? key : `/a/:alliance${key && "/"}${key}`)

/** The table row of a route. @throws Error that explains how to add a missing row; without one nobody may open the route */
export function rowOf({ pattern, file }: Route): AccessRow {
  const layout = layouts[file]
  if (layout) return [layout[0], 200]
  const row = access[keyOf(pattern)]
  if (row) return row
  const hint = `"${keyOf(pattern)}": ["<access>", <what it shows for made-up ids in COPT>],`
  throw new Error(
    `${file} has no row in the access of tests/support/domains/<domain>.ts. Who may open it? Add:\n  ${hint}`,
  )
}

/** Written independently of the app, because the routes' own declarations are under test. */
const inside: Record<Access, (person: string) => boolean> = {
  public: () => true,
  guest: () => false,
  member: () => true,
  group: () => true,
  "member-admin": (person) => person === "admin" || person === "member-admin",
  admin: (person) => person === "admin",
}

/** The expected outcome for a person of the sign-on page, or a visitor, in their own alliance. */
export function expected([access, shows, special = {}]: AccessRow, person: string | undefined): Outcome {
  if (person === undefined || outsiders.includes(person)) return forStrangers([access, shows, special])
  if (!inside[access](person)) return `/a/aurora/dashboard`
  return within(special.offered?.includes(person) === false ? (special.otherwise ?? 403) : shows)
}

function forStrangers([access, shows, { strangers, isForScripts } = {}]: AccessRow): Outcome {
  if (access === "public" || access === "guest") return within(strangers ?? shows)
  return isForScripts ? 401 : within("login")
}

/** An outcome of a table in the form that a response has: with the alliance in front. */
export const within = (shows: Outcome) =>
  typeof shows === "number" || shows.startsWith("/") ? shows : `/a/aurora/${shows}`

/** The URL at which a route is tried: its own, or for a layout one inside it. */
export function urlToTry({ pattern, file }: Route, params: Record<string, string> = {}): string {
  const layout = layouts[file]
  if (!layout) return addressOf(pattern, params)
  return `/a/${params.alliance ?? "aurora"}/${layout[1]}`.replace("/COPT/", `/${params.acronym ?? "COPT"}/`)
}

/**
 * Requests a single route as a script can, without its layouts, so that each route must guard itself. A file has no separate data
 * request.
 */
export function askAlone(visitor: Visitor, route: Route, address: string): Promise<Answer> {
  if (!route.hasPage && !isIndex(route)) return visitor.get(address)
  return visitor.get(`${dataOf(address)}?_routes=${encodeURIComponent(route.id)}`)
}

const isIndex = ({ file }: Route) => file.endsWith("/index.route.ts")

/** The data URL of a page and its layouts. */
export function dataOf(address: string): string {
  const [path = "", query] = address.split("?")
  return `${path === "/" ? "/_root" : path}.data${query === undefined ? "" : `?${query}`}`
}

/**
 * Ids of Harbor, which nobody of Aurora may see, and ids of the restricted group, for its members only. Harbor's user guide is public
 * (thanks page).
 */
const foreign = /\b(?!file-harbor-guide)[a-z]+(-[a-z]+)*-harbor-\w+/
const ofRestricted = new RegExp(`\\b(${restrictedIds.join("|")})\\b`)
/** Harbor's application pages show everybody the file of its guidelines and the levels to choose from (ADM-09). */
const ofHarborsApplicants = /\b(file-membership-harbor-form|level-harbor-\d+)\b/g
const shownTo = ({ body, url }: Answer) =>
  /\/a\/harbor\/apply\b/.test(url) ? body.replace(ofHarborsApplicants, "") : body

/** The proposals of the restricted group, which their reviewers may read (openapi/states/proposal.yaml). */
const reviewed = /\bAIA-P-2026-020\b/g

/** In the seed the id of a log row repeats that of its record. */
const ofLogRows = /\blog-[\w-]+/g

/** An id in a response that this person must not see, except ids in the requested URL. */
export function leakIn(answer: Answer, person: string | undefined): string | undefined {
  const { url, status } = answer
  const isReviewer = person !== undefined && proposalReviewers.includes(person)
  const shown = shownTo(answer).replace(ofLogRows, "")
  const body = isReviewer ? shown.replace(reviewed, "") : shown
  if (status >= 400) return undefined
  const isReader = person !== undefined && restrictedReaders.includes(person)
  const [found] = foreign.exec(body) ?? (isReader ? null : ofRestricted.exec(body)) ?? []
  return found !== undefined && !url.includes(found) ? found : undefined
}
