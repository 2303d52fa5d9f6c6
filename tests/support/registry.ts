import type { OthersRecords, RecordPair, Submission, TestDomain } from "./domain.ts"
import { domains } from "./domains.ts"

/** Merges the entries of all domains; a key in two domains is an error. */
function merged<Entry>(entriesOf: (domain: TestDomain) => Record<string, Entry> | undefined): Record<string, Entry> {
  const table: Record<string, Entry> = {}
  for (const [key, entry] of domains.flatMap((domain) => Object.entries(entriesOf(domain) ?? {}))) {
    if (key in table) throw new Error(`"${key}" stands twice in tests/support/domains/`)
    table[key] = entry
  }
  return table
}

const listed = <Entry>(entriesOf: (domain: TestDomain) => readonly Entry[] | undefined): Entry[] =>
  domains.flatMap((domain) => entriesOf(domain) ?? [])

export const access = merged((domain) => domain.access)
export const layouts = merged((domain) => domain.layouts)
export const othersRecords = merged((domain) => domain.othersRecords)
export const closedParts = merged((domain) => domain.closedParts)
export const restrictedQueries = merged((domain) => domain.restrictedQueries)
export const restrictedIds = listed((domain) => domain.restrictedIds)
export const noSubmission = listed((domain) => domain.noSubmission)
export const withoutBackend = merged((domain) => domain.withoutBackend)
export const needsBackend = listed((domain) => domain.needsBackend)
export const failsForScripts = listed((domain) => domain.failsForScripts)
export const recordPairs: RecordPair[] = listed((domain) => domain.pairs)
export const withoutPair = listed((domain) => domain.withoutPair)
export const morePages = listed((domain) => domain.pages)
export const showsNoTexts = merged((domain) => domain.showsNoTexts)
export const hiddenTexts = merged((domain) => domain.hiddenTexts)
export const formattedTexts = listed((domain) => Object.values(domain.formattedTexts ?? {}).flat())

/** A form for a group's record also exists in the shell of the group. */
const inGroup = ({ route, path, ...rest }: Submission): Submission => ({
  ...rest,
  route: `wg/:acronym/${route}`,
  path: `wg/COPT/${path}`,
})

const written = listed((domain) => domain.submissions)

/** Every form of the portal, once per shell in which its route exists. */
export const submissions: Submission[] = [...written, ...written.filter(({ isOfGroup }) => isOfGroup).map(inGroup)]

/** Records of others for a route, and the route's path below their pattern. */
export function othersRecordsFor(key: string): { others: OthersRecords; below: string } | undefined {
  const [prefix] = Object.keys(othersRecords)
    .filter((start) => key === start || (key.startsWith(start) && "/.".includes(key.charAt(start.length))))
    .sort((a, b) => b.length - a.length)
  const others = prefix === undefined ? undefined : othersRecords[prefix]
  return others && { others, below: key.slice(prefix?.length) }
}
