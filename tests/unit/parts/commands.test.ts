import { expect, test } from "vitest"
import { type Command, matchingCommands } from "#app/parts/search/command.ts"

const command = (text: string, group: Command["group"] = "page"): Command => ({ group, text, href: `/${text}` })
const create = { ...command("New meeting · COPT", "create"), place: "COPT" }
const commands = [command("Meetings"), create, command("外观 · 深色", "preference")]
const textsOf = (words: string) => matchingCommands(commands, words).map(({ text }) => text)

test.each([
  ["meet", ["Meetings", "New meeting · COPT"]],
  ["COPT new", ["New meeting · COPT"]],
  ["COPT", []],
  ["ＭＥＥＴings", ["Meetings"]],
  ["深色", ["外观 · 深色"]],
  ["meetings of somebody", []],
  [" ", []],
])("SHELL-10 %s finds %j", (words, texts) => {
  expect(textsOf(words)).toEqual(texts)
})

test("SHELL-10 many pages leave room for other kinds of commands", () => {
  const many = Array.from({ length: 20 }, (_, at) => command(`Group ${at}`))
  const found = matchingCommands([...many, command("Group of its own", "create")], "group")
  expect(found.map(({ group }) => group)).toEqual([...Array<string>(6).fill("page"), "create"])
})
