import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"

/** Where the links of a page lead, as this origin's addresses; `#…` included. */
async function linksOf(page: Page): Promise<string[]> {
  let hrefs: string[] = []
  // without scripts a dashboard that is not complete at once loads itself again, which may be just now
  await expect(async () => {
    hrefs = await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  }).toPass()
  const { origin } = new URL(page.url())
  return hrefs.filter((href) => new URL(href).origin === origin)
}

/** What kind of page an address leads to: records, and the values of a list's query, are all the same to it. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname.replace(/\/[^/]*[A-Z0-9%][^/]*/g, "/:")
  return [path, ...[...searchParams.keys()].sort()].join(" ")
}

/** How many pages of a kind are asked for, and how many of those without a query are opened for their own links. */
const most = { asked: 5, opened: 2 }

/** The links of a page, and those of them that name a place on it which is not there. */
async function opened(page: Page, address: string): Promise<{ links: string[]; missing: string[] }> {
  await page.goto(address)
  const links = await linksOf(page)
  const present = page.url().split("#")[0] ?? ""
  const anchors = links.filter((link) => link.startsWith(`${present}#`))
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id))
  return { links, missing: anchors.filter((link) => !ids.includes(link.split("#")[1] ?? "")) }
}

/** Follows the links of every kind of page that can be reached, and says which lead nowhere. */
async function deadLinks(page: Page, start: string): Promise<{ visited: string[]; dead: string[] }> {
  const waiting = [start]
  const visited = new Set<string>()
  const asked = new Map<string, number>()
  const dead: string[] = []
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const plain = address.replace(/#.*/, "")
    const times = asked.get(kindOf(plain)) ?? 0
    if (visited.has(plain) || times === most.asked) continue
    visited.add(plain)
    asked.set(kindOf(plain), times + 1)
    const answer = await page.request.get(plain)
    if (answer.status() >= 400) dead.push(`${address}: ${answer.status()}`)
    const isPage = answer.headers()["content-type"]?.startsWith("text/html")
    if (!isPage || times >= most.opened || new URL(plain).search) continue
    const { links, missing } = await opened(page, plain)
    dead.push(...missing)
    waiting.push(...links)
  }
  return { visited: [...visited].map((address) => new URL(address).pathname), dead }
}

for (const person of [undefined, "admin", "chair"]) {
  test(`ROLE-05 every link that ${person ?? "a stranger"} is shown leads to a page`, async ({
    page,
    enterAs,
    baseURL,
  }) => {
    test.setTimeout(360_000) // more than a hundred pages, one after the other: it ends what hangs
    if (person) await enterAs(person)
    const { visited, dead } = await deadLinks(page, `${baseURL}/a/aurora/${person ? "dashboard" : "login"}`)
    expect(dead).toEqual([])
    const expected = person
      ? ["/a/aurora/dashboard", "/a/aurora/thanks", "/a/aurora/group", "/a/aurora/wg/COPT/member"]
      : ["/a/aurora/login/request", "/a/aurora/thanks"]
    expect(visited).toEqual(expect.arrayContaining(expected))
  })
}
