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

/** Opens every page that can be reached by links, and says which links lead nowhere. */
async function deadLinks(page: Page, start: string): Promise<{ visited: string[]; dead: string[] }> {
  const waiting = [start]
  const visited = new Set<string>()
  const dead: string[] = []
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const plain = address.split("#")[0] ?? ""
    if (visited.has(plain)) continue
    visited.add(plain)
    const answer = await page.request.get(plain)
    if (answer.status() >= 400) dead.push(`${address}: ${answer.status()}`)
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue
    await page.goto(plain)
    const links = await linksOf(page)
    const own = links
      .filter((link) => link.startsWith(`${page.url().split("#")[0]}#`))
      .map((link) => link.split("#")[1] ?? "")
    for (const id of own) if ((await page.locator(`[id="${id}"]`).count()) === 0) dead.push(`${plain}#${id}`)
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
    if (person) await enterAs(person)
    const { visited, dead } = await deadLinks(page, `${baseURL}/a/aurora/${person ? "dashboard" : "login"}`)
    expect(dead).toEqual([])
    const expected = person
      ? ["/a/aurora/dashboard", "/a/aurora/thanks"]
      : ["/a/aurora/login/request", "/a/aurora/thanks"]
    expect(visited).toEqual(expect.arrayContaining(expected))
  })
}
