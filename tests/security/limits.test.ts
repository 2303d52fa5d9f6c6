import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { limitsOf, valueAt, type Limit } from "#tests/support/limits.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { recordedBodies } from "#tests/support/recorded-bodies.ts"
import { actorOf, addressOf, again, allDeeds, doerOf, filled, type Actor } from "./acting.ts"
import type { Deed } from "./authorisation-deed.ts"

const bodies = recordedBodies()
let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-limits", { handlers: bodies.handlers })))
afterAll(() => own.stop())

/** A deed that writes something, once each. */
type Writing = Deed & { does: string }

const request: Writing = {
  ...{ route: "login/request", at: "login/request", form: { name: "Li Ying", company: "Test house" } },
  ...{ does: "login-request.create", by: [] },
}
const writing: Writing[] = [
  ...new Map(
    allDeeds.flatMap((deed) => (deed.does && doerOf(deed) !== undefined ? [[deed.does, deed as Writing]] : [])),
  ).values(),
  request,
]

/** Places of a body that no form has a field of this name for, and why. */
const elsewhere: Record<string, string> = {
  timezone: "of the moment, beside its day: tests/unit/parts/wall-time.test.ts",
  "participants.group_acronyms[]": "chosen, with their kind",
  "voters.group_acronyms[]": "chosen, with their kind",
  group_acronym: "chosen, with their kind",
  query: "of the address of the page",
  province_code: "of a country that has some",
  city_code: "of a country that has some",
  "groups[].group_acronym": "a switch of its own each",
  file_name: "of the file",
  "rows[].email": "of the file",
  "rows[].name": "of the file",
  "rows[].organization": "of the file",
  "rows[].group_acronyms[]": "of the file",
}

/** Chosen, not typed: a value at the limit reaches the backend, which knows none like it. */
const chosen = new Set(["draft_code", "country_code", "region_code", "timezone", "acronym", "group_acronyms[]"])

const unmet = new Set<string>()

function formWith(actor: Actor, deed: Deed, person: string, changes: readonly (readonly [string, string])[]) {
  const form = new URLSearchParams(filled(deed, actor.store, person) as Record<string, string>)
  for (const [name] of changes) form.delete(name)
  for (const [name, value] of changes) form.append(name, value)
  return form
}

async function post(actor: Actor, deed: Writing, person: string, changes: readonly (readonly [string, string])[]) {
  again(actor)
  bodies.clear(actor.store.name)
  const answer = await actor.visitor.post(addressOf(deed), formWith(actor, deed, person, changes))
  const sent = bodies.of(actor.store.name).filter(({ operation }) => operation === deed.does)
  return { answer, sent }
}

/** Exactly at the limit the backend gets it and takes it. */
async function tryAt(actor: Actor, deed: Writing, person: string, limit: Limit): Promise<boolean> {
  const { answer, sent } = await post(actor, deed, person, Object.entries(limit.at ?? {}))
  const what = `${deed.does} ${limit.place} at the limit: ${answer.status}`
  const value = valueAt(JSON.parse(sent[0]?.body ?? "null"), limit.place)
  const isMet = limit.value === undefined ? value !== undefined : value === limit.value
  if (!isMet) {
    expect(Object.keys(elsewhere), what).toContain(limit.place)
    unmet.add(limit.place)
  } else if (!(answer.status === 400 && chosen.has(limit.place))) expect(answer.status, what).toBeLessThan(400)
  return isMet
}

/**
 * One more: the form comes back with what was typed, the field says so, and the backend has heard nothing. Of contacts no form has a
 * fourth row that could say it.
 */
async function tryBeyond(actor: Actor, deed: Writing, person: string, limit: Limit): Promise<void> {
  const { answer, sent } = await post(actor, deed, person, limit.beyond)
  const what = `${deed.does} ${limit.place} beyond the limit`
  expect(answer.status, what).toBe(422)
  expect(sent, what).toEqual([])
  if (limit.kept !== undefined) expect(answer.body, what).toContain(limit.kept)
  if (limit.place !== "contacts") expect(wrongIn(answer.body), what).toContain(limit.field.replace(/\[0\]$/, ""))
}

/** The fields beside which a page says that something is wrong. */
function wrongIn(html: string): string[] {
  return [...html.matchAll(/<span class="err" id="[^"]*?-([\w.[\]]+)-error"/g)].map(([, name = ""]) => name)
}

const doers = [...new Set(writing.map((deed) => doerOf(deed)))]

describe("quality row 45: what the contract allows, and one more", () => {
  test.for(doers)("%s", { timeout: 240_000 }, async (person) => {
    const actor = await actorOf(own, person)
    if (person === undefined) await actor.visitor.get("/a/aurora/login")
    for (const deed of writing.filter((one) => doerOf(one) === person))
      for (const limit of limitsOf(deed.does)) {
        const isMet = limit.at === undefined || (await tryAt(actor, deed, person ?? "", limit))
        if (isMet) await tryBeyond(actor, deed, person ?? "", limit)
      }
  })

  test("what no form has a field for is there", () => expect([...unmet].sort()).toEqual(Object.keys(elsewhere).sort()))
})
