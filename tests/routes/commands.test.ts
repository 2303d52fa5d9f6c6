import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { hrefs } from "#tests/support/visitor.ts"
import { text } from "#tests/support/texts.ts"

type Command = { group: string; text: string; href?: string; sets?: string[]; goKey?: string }
type SearchView = { items: { module: string; title: string; href?: string }[] }

async function visitorAs(person: string, language: "en" | "zh" = "en") {
  const visitor = newVisitor().speaks(language)
  await visitor.signIn(person)
  const read = async <Value>(path: string) => JSON.parse((await visitor.get(`/a/aurora/${path}`)).body) as Value
  return { visitor, read, commands: await read<Command[]>("search/commands") }
}

test.each(["lone-member", "member", "chair", "member-admin", "admin", "applicant"])(
  "SHELL-10 ROLE-05 every page that %s is offered opens, and the frame offers no other",
  async (person) => {
    const { visitor, commands } = await visitorAs(person)
    for (const { href, text: words } of commands) {
      if (href === undefined) continue
      const { status } = await visitor.follow(await visitor.get(href))
      expect(status, `${words}: ${href}`).toBe(200)
    }
    const { body } = await visitor.get("/a/aurora/notice")
    const nav = body.split("<nav").find((part) => part.includes(`aria-label="${text("en", "ui.nav")}"`)) ?? ""
    const offered = new Set(commands.map(({ href }) => href))
    const links = hrefs(`<nav${nav.split("</nav>")[0] ?? ""}`).filter((href) => !/\/(admin|wg)(\/|$)/.test(href))
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((href) => !offered.has(href))).toEqual([])
  },
)

test("SHELL-10 MEET-01 records can be created where the backend allows it", async () => {
  const textsOf = async (person: string) => {
    const { commands } = await visitorAs(person)
    return commands.filter(({ group }) => group === "create").map((command) => command.text)
  }
  expect(await textsOf("lone-member")).toEqual([])
  const chair = await textsOf("chair")
  expect(chair).toContain(`${text("en", "meeting.list.create")} · COPT`)
  expect(chair.some((words) => words.includes("STEER"))).toBe(false)
  expect(await textsOf("admin")).toContain(
    `${text("en", "meeting.list.create")} · ${text("en", "event.whole-alliance")}`,
  )
})

test("I18N-01 commands are in the person's language, and the other one is offered in its own words", async () => {
  const { commands } = await visitorAs("member", "zh")
  expect(commands.map((command) => command.text)).toContain(text("zh", "meeting.list.title"))
  const languages = commands.filter(({ sets }) => sets?.[0] === "locale")
  expect(languages.map((command) => command.text)).toEqual(["English"])
})

test("SHELL-10 people of the person's groups are found, and the link leads to the person", async () => {
  const { visitor, read } = await visitorAs("member")
  const { items } = await read<SearchView>("search/results?q=Brekkhus")
  const person = items.find(({ module }) => module === "member")
  expect(person).toMatchObject({ title: "Jonas Brekkhus", href: "/a/aurora/wg/COPT/member?q=Jonas+Brekkhus" })
  expect((await visitor.get(person?.href ?? "")).body).toContain("Jonas Brekkhus")

  const stranger = await visitorAs("lone-member")
  const found = await stranger.read<SearchView>("search/results?q=Brekkhus")
  expect(found.items.filter(({ module }) => module === "member")).toEqual([])
  const administrator = await visitorAs("member-admin")
  const all = await administrator.read<SearchView>("search/results?q=Brekkhus")
  expect(all.items.find(({ module }) => module === "member")?.href).toMatch(/\/admin\/member\//)
})

test("SHELL-10 DL-01 downloads are found by their names", async () => {
  const { read } = await visitorAs("member")
  const { items } = await read<SearchView>("search/results?q=Specification+template")
  const kinds: components["schemas"]["SearchModule"][] = ["download"]
  expect(items.filter(({ module }) => kinds.some((kind) => kind === module))).toHaveLength(1)
})
