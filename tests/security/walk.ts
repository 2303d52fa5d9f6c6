import { matchPath } from "react-router"
import { addressable, type Route } from "#tests/support/route-table.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { access, morePages, othersRecordsFor, submissions } from "#tests/support/registry.ts"
import { addressOf, senderOf } from "./submit.ts"
import { keyOf } from "./authorisation-cells.ts"

/** A URL and a person who may see it. */
export type Page = { person: string; address: string }

/** A page of a restricted group's record for a pattern, with one of its readers. */
function ofRecords(route: Route): Page[] {
  const [record] = othersRecordsFor(keyOf(route.pattern))?.others.closed ?? []
  const [person] = record?.readers ?? []
  const address = fill(route.pattern, record?.params ?? {})
  return person === undefined || address.includes("/:") ? [] : [{ person, address }]
}

const fill = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? (name === "alliance" ? "aurora" : `:${name}`))

/** Lists and files without a record, opened by an administrator. */
function plain({ pattern }: Route): Page[] {
  const shows = access[keyOf(pattern)]?.[1]
  return shows === 200 ? [{ person: "admin", address: fill(pattern, { acronym: "COPT" }) }] : []
}

const ofScreens = screens.flatMap((screen): Page[] =>
  screen.person !== undefined && screen.faults === undefined && (screen.status ?? 200) === 200
    ? [{ person: screen.person, address: pathOf(screen) }]
    : [],
)

const ofSubmissions = submissions.flatMap((submission): Page[] => {
  const person = senderOf(submission)
  return person === undefined ? [] : [{ person, address: addressOf(submission) }]
})

/**
 * Every page and file with the records it is about, each for a person who may see it: screens, pages with actions, pages below records,
 * lists and files. A new route is included through its screen, its submission or its row.
 */
export const everyPage: Page[] = [
  ...new Map(
    [
      ...ofScreens,
      ...ofSubmissions,
      ...addressable.flatMap((route) => [...ofRecords(route), ...plain(route)]),
      ...morePages.map((page) => ({ ...page, address: `/a/aurora/${page.address}` })),
    ].map((page) => [`${page.person} ${page.address}`, page]),
  ).values(),
]

/** The pages grouped by person. */
export const pagesByPerson: [person: string, addresses: string[]][] = [
  ...new Set(everyPage.map(({ person }) => person)),
].map((person) => [person, everyPage.filter((page) => page.person === person).map(({ address }) => address)])

/** The routes with a loader that match none of these URLs. */
export function routesWithout(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => new URL(address, "http://portal.invalid").pathname)
  const rest = addressable.filter(
    ({ hasLoader, pattern }) => hasLoader && !paths.some((path) => matchPath(pattern, path)),
  )
  return rest.map(({ pattern }) => keyOf(pattern))
}
