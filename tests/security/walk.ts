import { matchPath } from "react-router"
import { addressable, type Route } from "#tests/support/route-table.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { addressOf, allDeeds, doerOf } from "./acting.ts"
import { keyOf } from "./authorisation-cells.ts"
import { familyOf } from "./authorisation-records.ts"
import { routes } from "./authorisation-routes.ts"

/** An address, and somebody to whom it is shown. */
export type Page = { person: string; address: string }

/** What neither a screen, nor a deed, nor a record of a restricted group leads to. */
const others: Page[] = [
  { person: "admin", address: "/a/aurora/import/import-aurora-1/rejected.csv" },
  { person: "vice-chair", address: "/a/aurora/vote/ballot-aurora-1/receipt" },
  { person: "member", address: "/a/aurora/file/file-meeting-aurora-1-agenda/failed" },
  { person: "admin", address: "/a/aurora/admin/apply/login-request-aurora-4" },
  { person: "member", address: "/a/aurora/member-tree?q=a" },
  { person: "admin", address: "/a/aurora/member-tree?group=STEER" },
  { person: "member", address: "/a/aurora/search/results?q=a" },
  { person: "member", address: "/a/aurora/region/CN" },
  { person: "chair", address: "/a/aurora/vote/ballot-aurora-7/records.csv" },
  { person: "member", address: "/a/aurora/schedule/schedule-aurora-1/calendar.ics" },
  { person: "member", address: "/a/aurora/meeting/meeting-aurora-1/calendar.ics" },
  { person: "member", address: "/a/aurora/vote/ballot-aurora-2/calendar.ics" },
]

/** What of a restricted group stands below a pattern, for one of its readers. */
function ofRecords(route: Route): Page[] {
  const [record] = familyOf(keyOf(route.pattern))?.family.closed ?? []
  const [person] = record?.readers ?? []
  const address = fill(route.pattern, record?.params ?? {})
  return person === undefined || address.includes("/:") ? [] : [{ person, address }]
}

const fill = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? (name === "alliance" ? "aurora" : `:${name}`))

/** Lists and files that need no record: for an administrator. */
function plain({ pattern }: Route): Page[] {
  const shows = routes[keyOf(pattern)]?.[1]
  return shows === 200 ? [{ person: "admin", address: fill(pattern, { acronym: "COPT" }) }] : []
}

const ofScreens = screens.flatMap((screen): Page[] =>
  screen.person !== undefined && screen.faults === undefined && (screen.status ?? 200) === 200
    ? [{ person: screen.person, address: pathOf(screen) }]
    : [],
)

const ofDeeds = allDeeds.flatMap((deed): Page[] => {
  const person = doerOf(deed)
  return person === undefined ? [] : [{ person, address: addressOf(deed) }]
})

/**
 * Every page and file with the records it is about, each for somebody who may see it: the screens, the pages where something is done,
 * what stands below records, lists and files. A new route joins by its screen, its deed or its row.
 */
export const everyPage: Page[] = [
  ...new Map(
    [
      ...ofScreens,
      ...ofDeeds,
      ...addressable.flatMap((route) => [...ofRecords(route), ...plain(route)]),
      ...others,
    ].map((page) => [`${page.person} ${page.address}`, page]),
  ).values(),
]

/** The pages by who looks at them. */
export const pagesByPerson: [person: string, addresses: string[]][] = [
  ...new Set(everyPage.map(({ person }) => person)),
].map((person) => [person, everyPage.filter((page) => page.person === person).map(({ address }) => address)])

/** The routes with a loader that none of these addresses belongs to. */
export function routesWithout(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => new URL(address, "http://portal.invalid").pathname)
  const rest = addressable.filter(
    ({ hasLoader, pattern }) => hasLoader && !paths.some((path) => matchPath(pattern, path)),
  )
  return rest.map(({ pattern }) => keyOf(pattern))
}
