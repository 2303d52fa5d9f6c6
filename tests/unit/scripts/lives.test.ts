import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { filesBelow } from "#scripts/lib/hashes.mjs"
import { readRequirements } from "#scripts/requirements/list.ts"
import { groupOf, idsIn, titlesIn } from "#scripts/requirements/titles.ts"

/** Groups of requirements without records of their own: what holds on all pages. */
const everywhere = new Set(["TEN", "SES", "ROLE", "I18N", "SHELL", "ERR", "FORM", "DASH", "LIVE", "API"])

const read = (file: string) => readFileSync(file, "utf8")

const groups = new Set(readRequirements(read("docs/requirements.md")).map(({ id }) => groupOf(id)))

test("npm test has a life of a record (@life) for every group of requirements about records", () => {
  const lives = filesBelow(["tests/e2e"])
    .flatMap((file) => titlesIn(file, read(file)))
    .filter((title) => title.includes("@life"))
  const withLife = new Set(lives.flatMap((title) => idsIn(title, groups).map(groupOf)))
  expect([...groups].filter((group) => !withLife.has(group) && !everywhere.has(group))).toEqual([])
  expect([...everywhere].filter((group) => !groups.has(group))).toEqual([])
})
