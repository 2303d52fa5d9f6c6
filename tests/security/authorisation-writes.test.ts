import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { people } from "#mock/sso/people.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { routeTable } from "#tests/support/route-table.ts"
import { actorOf, addressOf, again, allDeeds, nameOf, send, written, type Actor } from "./acting.ts"
import { dataOf, expected, insiders, keyOf, outcomeOf, type Outcome } from "./authorisation-cells.ts"
import type { Deed } from "./authorisation-deed.ts"
import { silent } from "./authorisation-deeds.ts"
import { routes } from "./authorisation-routes.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-authorisation")))
afterAll(() => own.stop())

function guardOf(deed: Deed, person: string | undefined): Outcome | undefined {
  const row = routes[deed.route]
  if (!row) throw new Error(`the deed on ${deed.route} is of no route`)
  const outcome = expected([row[0], "", { ...row[2], offered: undefined }], person)
  return outcome === "/a/aurora/" ? undefined : outcome
}

/** A refusal needs no page drawn: the same loader and action are asked for their data, as scripts do; a redirect is a 202 then. */
function asData(deed: Deed): Deed {
  const isPage = routeTable.some(({ pattern, hasPage }) => keyOf(pattern) === deed.route && hasPage)
  const refusals = deed.refusals?.map((status) => (status === 303 ? 202 : status))
  return isPage ? { ...deed, at: dataOf(deed.at), refusals } : deed
}

/** Not allowed: the answer is the one of the guard or of the record, and nothing is written. */
async function tryRefused(actor: Actor, sent: Deed, person: string | undefined): Promise<void> {
  again(actor)
  const [deed, guard] = [asData(sent), guardOf(sent, person)]
  const { refusals = [403] } = deed
  const what = `${person}: ${nameOf(deed)}`
  const opened = deed.hasPage && guard === undefined ? await actor.visitor.get(addressOf(deed)) : undefined
  if (opened) expect(refusals, `${person} opens ${deed.at}`).toContain(opened.status)
  const answer = await send(actor, deed, person)
  if (guard !== undefined) expect(outcomeOf(answer), what).toBe(guard)
  else expect(refusals, what).toContain(answer.status)
  expect(written(actor), what).toEqual([])
}

/** Allowed: the page opens, and the same form does what it says. */
async function tryAllowed(actor: Actor, deed: Deed, person: string): Promise<void> {
  again(actor)
  if (deed.hasPage) expect((await actor.visitor.get(addressOf(deed))).status, `${person} opens ${deed.at}`).toBe(200)
  const { status, body } = await send(actor, deed, person)
  expect(status, `${person}: ${nameOf(deed)} ${body.slice(0, 300)}`).toBeLessThan(400)
  expect(written(actor), `${person}: ${nameOf(deed)}`).toEqual(deed.does === undefined ? [] : [deed.does])
}

test("every route with an action has its deed, and every deed its route", () => {
  const acting = routeTable.filter(({ hasAction }) => hasAction).map(({ pattern }) => keyOf(pattern))
  const known = new Set([...silent, ...allDeeds.map(({ route }) => route)])
  const missing = [...new Set(acting)].filter((key) => !known.has(key))
  expect(missing, "add who may do it, and with which form, in tests/security/authorisation-deeds*.ts").toEqual([])
  expect([...known].filter((key) => !acting.includes(key))).toEqual([])
})

/** The same deed on the record of Harbor that stands in the place of Aurora's; nothing where it names none. */
function onForeign(deed: Deed): Deed[] {
  const { at, form, of, ...rest } = deed
  const abroad = (text: string) =>
    text
      .replace(/-aurora-/g, "-harbor-")
      .replace(/COPT/g, "LIDAR")
      .replace(/STEER/g, "BOARD")
      .replace("-copt", "-lidar")
  const named = JSON.stringify({ at, form })
  if (abroad(named) === named || deed.by.length === 0) return []
  const foreign = JSON.parse(abroad(JSON.stringify({ at, form, of }))) as Pick<Deed, "at" | "form" | "of">
  return [{ ...rest, ...foreign, refusals: [...(deed.refusals ?? []), 400, 403, 404] }]
}

describe("quality rows 40, 41: every action for everybody", () => {
  const everybody = [undefined, ...people.map(({ id }) => id)]
  test.for(everybody)("ROLE-05 %s", async (person) => {
    const actor = await actorOf(own, person)
    for (const deed of allDeeds) {
      if (person !== undefined && deed.by.includes(person)) await tryAllowed(actor, deed, person)
      else await tryRefused(actor, deed, person)
    }
  })

  test.for(insiders)("TEN-04 %s, on what is of another alliance", async (person) => {
    const actor = await actorOf(own, person)
    for (const deed of allDeeds.filter(({ by }) => by.includes(person)).flatMap(onForeign))
      await tryRefused(actor, deed, person)
  })
})
