import { expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { hrefs } from "#tests/support/visitor.ts"
import { text } from "#tests/support/texts.ts"

async function searched(query: Record<string, string>) {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("member")
  return (await visitor.get(`/a/aurora/search?${new URLSearchParams(query)}`)).body
}

const said = (id: "search.nothing" | "search.nothing.kind", words: string) => text("en", id, { words })

test("SHELL-10 a kind without results is not called a search without any, and leads to all of them", async () => {
  const body = await searched({ q: "COPT", module: "certificate" })
  expect(body).toContain(said("search.nothing.kind", "COPT"))
  expect(body).not.toContain(said("search.nothing", "COPT"))
  expect(hrefs(body)).toContain("?q=COPT")
})

test("SHELL-10 what is nowhere is said to be nowhere, in the words that were searched for", async () => {
  const words = "nothing-like-it ".repeat(6).trim()
  const body = await searched({ q: `${words} and a good deal more`, module: "certificate" })
  expect(body).toContain(said("search.nothing", `${words} and`))
})
