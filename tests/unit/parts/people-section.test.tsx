import { expect, test } from "vitest"
import { PeopleSection } from "#app/parts/event/people-section.tsx"
import { render } from "../ui/render.tsx"

const groups = [
  { acronym: "COPT", name: "A" },
  { acronym: "LWIR", name: "B" },
]
const view = { isEveryone: false, total: 9, groupName: undefined, membersHref: undefined, people: [], groups }

test.each([
  ["en", "COPT A, LWIR B"],
  ["zh", "COPT A、LWIR B"],
] as const)("MEET-01 invited groups are listed as the language does: %s", (language, listed) => {
  expect(render(<PeopleSection title="" view={view} />, { language })).toContain(listed)
})
