import type { Access, AccessRow, Outcome } from "#tests/support/domain.ts"
import { outsiders, restrictedReaders } from "#tests/support/people.ts"
import { access, layouts, restrictedIds } from "#tests/support/registry.ts"
import { addressOf, type Route } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

export const outcomeOf = ({ status, location }: Answer): Outcome => (location ? new URL(location).pathname : status)

/** A pattern as the table has it: without `/a/:alliance/` in front. */
export const keyOf = (pattern: string) => pattern.replace(/^\/a\/:alliance(\/|$)/, "")

/** The pattern of a key of the tables. */
export const patternOf = (key: string) => (key.startsWith("/") ? key : `/a/:alliance${key && "/"}${key}`)

/** The row of a route; a route without one can be opened by nobody, and says how to mend that. */
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
export function expected([access, shows, special = {}]: AccessRow, person: string | undefined): Outcome {
  if (person === undefined || outsiders.includes(person)) return forStrangers([access, shows, special])
  if (!inside[access](person)) return `/a/aurora/dashboard`
  return within(special.offered?.includes(person) === false ? (special.otherwise ?? 403) : shows)
}

function forStrangers([access, shows, { strangers, isForScripts } = {}]: AccessRow): Outcome {
  if (access === "public" || access === "guest") return within(strangers ?? shows)
  return isForScripts ? 401 : within("login")
}

/** An outcome of a table as an answer has it: with the alliance in front. */
export const within = (shows: Outcome) =>
  typeof shows === "number" || shows.startsWith("/") ? shows : `/a/aurora/${shows}`

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
/** The user guide of an alliance is public (thanks page). */
const foreign = /\b(?!file-harbor-guide)[a-z]+(-[a-z]+)*-harbor-\w+/
const ofRestricted = new RegExp(`\\b(${restrictedIds.join("|")})\\b`)
/** Harbor's pages for applicants show everybody the file that goes with its guidelines, and the levels one may propose (ADM-09). */
const ofHarborsApplicants = /\b(file-membership-harbor-form|level-harbor-\d+)\b/g
const shownTo = ({ body, url }: Answer) =>
  /\/a\/harbor\/apply\b/.test(url) ? body.replace(ofHarborsApplicants, "") : body

/**
 * An id in an answer that this person may not know of; what they asked for themselves does not count. The alliance's log tells its
 * readers of every group (openapi/states/operation-log.yaml).
 */
export function leakIn(answer: Answer, person: string | undefined): string | undefined {
  const { url, status } = answer
  const body = shownTo(answer)
  if (status >= 400) return undefined
  const isReader = /\/admin\/log\b/.test(url) || (person !== undefined && restrictedReaders.includes(person))
  const [found] = foreign.exec(body) ?? (isReader ? null : ofRestricted.exec(body)) ?? []
  return found !== undefined && !url.includes(found) ? found : undefined
}

/** Who tries what: a person, and the part of the work that is theirs. */
export type Share<Work> = { person: string; work: Work[] }

/** Of more people than these, whom the tables treat alike, this many try a thing. */
const representatives = 4

/**
 * Shares work out among people: of those whom the handwritten tables treat alike for one thing, some try it, and others the next. What
 * lets a person in is said of many things, so everybody is tried with each kind of them.
 * @param alike what the tables say of somebody and of one thing, as a text
 */
export function shared<Work>(
  people: readonly string[],
  alike: (person: string, one: Work) => string,
  work: readonly Work[],
): Share<Work>[] {
  const shares = new Map<string, Work[]>(people.map((person) => [person, []]))
  for (const [index, one] of work.entries()) {
    const rights = new Map(people.map((person) => [person, alike(person, one)]))
    for (const right of new Set(rights.values())) {
      const members = people.filter((person) => rights.get(person) === right)
      for (const person of turnOf(members, index * representatives)) shares.get(person)?.push(one)
    }
  }
  return [...shares].map(([person, own]) => ({ person, work: own }))
}

/** Those of a class whose turn it is. */
function turnOf(members: readonly string[], start: number): string[] {
  if (members.length <= representatives) return [...members]
  return Array.from({ length: representatives }, (_, at) => members[(start + at) % members.length] ?? "")
}
