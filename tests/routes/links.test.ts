import { expect, test } from "vitest"
import { isSampled } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { hrefs, type Answer, type Visitor } from "#tests/support/visitor.ts"

/** Identifies the kind of page of a URL, ignoring record ids and the values of a list's query. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname.replace(/\/[^/]*[A-Z0-9%][^/]*/g, "/:")
  return [path, ...[...searchParams.keys()].sort()].join(" ")
}

/** Number of pages opened per kind, and of those without a query whose links are followed. */
const maxPages = { asked: 5, followed: 2 }

const withoutFragment = (address: string) => address.replace(/#.*/, "")

/** The links of a page within its origin, and those among them with a fragment that the page lacks. */
function linksOf({ url, body }: { url: string; body: string }): { links: string[]; missing: string[] } {
  const { origin } = new URL(url)
  const links = hrefs(body)
    .map((href) => new URL(href, url).href)
    .filter((href) => new URL(href).origin === origin)
  const ids = new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  const anchors = links.filter((link) => link.startsWith(`${withoutFragment(url)}#`))
  return { links, missing: anchors.filter((link) => !ids.has(link.split("#")[1] ?? "")) }
}

/** Whether a response is a page of the portal, not a file and not a page of the sign-on host. */
const isPage = ({ url, headers }: Answer, { portal }: Visitor) =>
  url.startsWith(portal) && headers.get("content-type")?.startsWith("text/html") === true

/**
 * Follows the links of every kind of page that can be reached, and returns the broken ones: first all links of the start page, then those
 * of the pages that they lead to, and so on.
 */
async function deadLinks(visitor: Visitor, start: string): Promise<{ visited: string[]; dead: string[] }> {
  const visited = new Set<string>()
  const asked = new Map<string, number>()
  const dead: string[] = []
  const follow = async ({ address, times }: { address: string; times: number }): Promise<string[]> => {
    const answer = await visitor.follow(await visitor.get(withoutFragment(address)))
    if (answer.status >= 400) dead.push(`${address}: ${answer.status}`)
    if (times >= maxPages.followed || new URL(address).search || !isPage(answer, visitor)) return []
    const { links, missing } = linksOf(answer)
    dead.push(...missing)
    return links
  }
  /** The addresses of a level that are opened: new ones whose kind of page has not been opened often enough. */
  const opened = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const plain = withoutFragment(address)
      const times = asked.get(kindOf(plain)) ?? 0
      if (visited.has(plain) || times === maxPages.asked) return []
      visited.add(plain)
      asked.set(kindOf(plain), times + 1)
      return [{ address, times }]
    })
  for (let level = [start]; level.length > 0; level = (await inBatches(opened(level), 4, follow)).flat());
  return { visited: [...visited].map((address) => new URL(address).pathname), dead }
}

/** Pages that are reached only by links of links. */
const indirectPages = {
  stranger: ["/a/aurora/login/request", "/a/aurora/thanks"],
  member: ["/a/aurora/dashboard", "/a/aurora/thanks", "/a/aurora/group", "/a/aurora/wg/COPT/member"],
}

/** Write requests received by a store. */
const writesOf = async ({ mock }: Visitor) =>
  (await mock.calls()).filter(({ method, operation }) => method !== "GET" && operation !== "token.verify")

// more than two hundred pages: the timeout only ends a test that hangs
test.each([undefined, "chair", ...(isSampled ? [] : ["admin"])])(
  "ROLE-05 quality row 35: every link that is shown leads to a page, and following it changes nothing: %s",
  async (person) => {
    const visitor = newVisitor()
    if (person) await visitor.signIn(person)
    await visitor.mock.clearCalls()
    const start = `${visitor.portal}/a/aurora/${person ? "dashboard" : "login"}`
    const { visited, dead } = await deadLinks(visitor, start)
    expect(dead).toEqual([])
    expect(await writesOf(visitor)).toEqual([])
    expect(visited).toEqual(expect.arrayContaining(person ? indirectPages.member : indirectPages.stranger))
  },
  360_000,
)
