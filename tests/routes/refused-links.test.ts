import { expect, test } from "vitest"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor, signedInOnce } from "#tests/support/new-visitor.ts"
import { portion } from "#tests/support/extent.ts"
import { insiders } from "#tests/support/people.ts"
import { screens } from "#tests/support/screens.ts"
import { hrefs } from "#tests/support/visitor.ts"

/** The registered pages of the alliance, each path once. */
const paths = [
  ...new Set(
    screens
      .filter(({ path, faults, alliance }) => !path.startsWith("//") && !faults && alliance !== "harbor")
      .map(({ path }) => path),
  ),
]

const visitorOf = signedInOnce(async (person) => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(person)
  return visitor
})

/** The links of a page without those of its frame, which are the same on every page. */
const linksOf = (html: string) =>
  hrefs(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").filter((href) => /^\/a\//.test(href))

const refusals = [403, 404]

test.each(portion(insiders, 3, 3))(
  "ROLE-05 ERR-02 no link of a page that refuses %s leads to another refusal",
  { timeout: 240_000 },
  async (person) => {
    const visitor = await visitorOf(person)
    const refused = await inBatches(paths, 6, async (path) => ({ path, ...(await visitor.get(`/a/aurora${path}`)) }))
    const links = new Map<string, string>()
    for (const { path, status, body } of refused)
      if (status === 403) for (const href of linksOf(body)) links.set(href.replace(/#.*/, ""), path)
    const wrongs: string[] = []
    await inBatches([...links], 6, async ([href, path]) => {
      const { status } = await visitor.follow(await visitor.get(href))
      if (refusals.includes(status)) wrongs.push(`${path} links to ${href}: ${status}`)
    })
    const count = refused.filter(({ status }) => status === 403).length
    console.log(`${person}: ${count} of ${paths.length} pages refuse; ${links.size} links`)
    expect(wrongs).toEqual([])
  },
)
