import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { people } from "#mock/sso/people.ts"
import type { Memory, Store } from "#mock/store/store.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { routeTable } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { dataOf, expected, insiders, keyOf, outcomeOf, type Outcome } from "./authorisation-cells.ts"
import type { Deed } from "./authorisation-deed.ts"
import { deeds, silent } from "./authorisation-deeds.ts"
import { routes } from "./authorisation-routes.ts"

/** The same forms in the shell of the group, where the same modules stand a second time. */
const inGroup = deeds
  .filter(({ isOfGroup }) => isOfGroup)
  .map((deed) => ({ ...deed, route: `wg/:acronym/${deed.route}`, at: `wg/COPT/${deed.at}` }))
const all: Deed[] = [...deeds, ...inGroup]

/** The way in, and whose token still counts: no deeds. */
const ofSession = new Set(["ticket.exchange", "token.verify", "token.revoke"])

/** Somebody signed in, and how the store was then: every deed is tried from there. */
type Actor = { visitor: Visitor; store: Store; memory: Memory; cookies: Map<string, string> }

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-authorisation")))
afterAll(() => own.stop())

async function actorOf(person: string | undefined): Promise<Actor> {
  const visitor = own.newVisitor()
  if (person !== undefined) await visitor.signIn(person)
  const store = own.mock.stores.get(visitor.mock.store)
  return { visitor, store, memory: store.memory(), cookies: new Map(visitor.cookies) }
}

/** As it was right after signing in, and no call counted. */
function again({ visitor, store, memory, cookies }: Actor): void {
  store.remember(memory)
  store.calls.clear()
  visitor.cookies.clear()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
}

function filled({ form, of }: Deed, { rows }: Store, person: string): Record<string, string> | FormData {
  if (form.file !== undefined) {
    const files = new FormData()
    files.append("file", new File(["words"], "words.txt", { type: "text/plain" }))
    return files
  }
  const row = of && (rows[of[0]].get(of[1].replace("@", person)) as { version?: number } | undefined)
  return { ...form, ...(of && { version: String(row?.version ?? 1) }) }
}

const addressOf = ({ at }: Deed) => `/a/aurora/${at}`
const send = (actor: Actor, deed: Deed, person = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(deed), filled(deed, actor.store, person))

/** The writes the backend took; one that it refused is none. */
function written({ store }: Actor): (string | null)[] {
  const calls = store.calls.list().filter(({ method, status }) => method !== "GET" && status < 400)
  return calls.map(({ operation }) => operation).filter((operation) => operation !== null && !ofSession.has(operation))
}

function guardOf(deed: Deed, person: string | undefined): Outcome | undefined {
  const row = routes[deed.route]
  if (!row) throw new Error(`the deed on ${deed.route} is of no route`)
  const outcome = expected([row[0], "", { ...row[2], offered: undefined }], person)
  return outcome === "/a/aurora/" ? undefined : outcome
}

const nameOf = (deed: Deed) => `${deed.does ?? "nothing"} at ${deed.at} ${JSON.stringify(deed.form)}`

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
  const known = new Set([...silent, ...all.map(({ route }) => route)])
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
    const actor = await actorOf(person)
    for (const deed of all) {
      if (person !== undefined && deed.by.includes(person)) await tryAllowed(actor, deed, person)
      else await tryRefused(actor, deed, person)
    }
  })

  test.for(insiders)("TEN-04 %s, on what is of another alliance", async (person) => {
    const actor = await actorOf(person)
    for (const deed of all.filter(({ by }) => by.includes(person)).flatMap(onForeign))
      await tryRefused(actor, deed, person)
  })
})
