import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { peopleView } from "#app/parts/event/event-view.server.ts"

const group = (acronym: string, name: string) => ({ acronym, name, name_english: name })
const groups = [group("COPT", "A"), group("LWIR", "B")]
const selection = { is_everyone: false, total: 9, members: [], groups } as unknown as components["schemas"]["Selection"]

test.each([
  ["en", "COPT A, LWIR B"],
  ["zh", "COPT A、LWIR B"],
] as const)("MEET-01 invited groups are separated as usual in the language: %s", (locale, listed) => {
  expect(peopleView(selection, null, { alliance: "aurora", locale }).groups).toBe(listed)
})
