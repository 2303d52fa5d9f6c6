import { expect, test } from "vitest"
import type { Store } from "#mock/engine/store/store.ts"
import { distributeWork } from "./distribute-work.ts"
import { portion } from "./extent.ts"
import { inBatches } from "./in-batches.ts"
import type { TestPortal } from "./own-portal.ts"
import { insiders } from "./people.ts"
import type { Visitor } from "./visitor.ts"

/** A form that changes a record, submitted by one person in one store. */
export type WriteAttempt = {
  action: string
  address: string
  /** The form as a person sends it who is offered the action. */
  form: Record<string, string>
  isOffered: boolean
  /** The form has its own page; otherwise it is sent to the record's page. */
  hasPage: boolean
  /** Statuses if the action is not offered; default: 400 and 403. */
  refusals?: number[]
}

type Domain = {
  own: () => TestPortal
  attemptsOf: (visitor: Visitor, person: string) => WriteAttempt[]
  /** All rows that an attempt can change, except sessions. */
  writtenIn: (store: Store) => unknown[]
  /** People who together are offered every action. */
  senders: string[]
  actions: string[]
}

const nameOf = ({ action, address }: WriteAttempt) => `${action} ${address}`

/**
 * Tests the actions on a kind of record: without an offered action a person gets a 403 and writes nothing; with it the same form works
 * (ROLE-05, FORM-06).
 */
export function testWrites({ own, attemptsOf, writtenIn, senders, actions }: Domain): void {
  const written = (visitor: Visitor) => structuredClone(writtenIn(own().mock.stores.get(visitor.mock.store)))

  async function judge(visitor: Visitor, { address, form, isOffered, hasPage, refusals = [400, 403] }: WriteAttempt) {
    if (hasPage) expect((await visitor.get(address)).status, address).toBe(isOffered ? 200 : 403)
    if (isOffered) return
    const { status, location } = await visitor.post(address, form)
    expect(refusals, `${address} ${location ?? ""}`).toContain(status)
  }

  /** The attempts of each person: of those to whom an action is offered, and of those to whom it is not, some try it, in turn. */
  function share(): Map<string, WriteAttempt[]> {
    const all = new Map(insiders.map((person) => [person, attemptsOf(own().newVisitor(), person)]))
    const find = (person: string, name: string) => all.get(person)?.find((attempt) => nameOf(attempt) === name)
    const names = [...new Set([...all.values()].flat().map(nameOf))]
    const shares = distributeWork(insiders, (person, name) => String(find(person, name)?.isOffered), names)
    return new Map(shares.map(({ person, work }) => [person, work.flatMap((name) => find(person, name) ?? [])]))
  }
  let shares: ReturnType<typeof share> | undefined

  test.each(portion(insiders, 2))(
    "%s: what is not offered is a 403, and sent all the same it writes nothing",
    { timeout: 60_000 },
    async (person) => {
      const visitor = own().newVisitor()
      await visitor.signIn(person)
      const before = written(visitor)
      shares ??= share()
      const attempts = shares.get(person) ?? []
      expect(attempts.some(({ isOffered }) => !isOffered)).toBe(true)
      await inBatches(portion(attempts, 16), 8, (attempt) => judge(visitor, attempt))
      expect(written(visitor)).toEqual(before)
    },
  )

  test("the same forms do write where they are offered", { timeout: 60_000 }, async () => {
    const done: string[] = []
    for (const person of senders) {
      const offered = attemptsOf(own().newVisitor(), person).filter(({ isOffered }) => isOffered)
      const attempts = new Map(offered.map((attempt) => [attempt.action, attempt])).values()
      for (const { address, action, form } of attempts) {
        const visitor = own().newVisitor()
        await visitor.signIn(person)
        const before = written(visitor)
        const { status, body } = await visitor.post(address, form)
        expect(status, `${address} ${body.slice(0, 200)}`).toBe(303)
        expect(written(visitor), address).not.toEqual(before)
        done.push(action)
      }
    }
    expect([...new Set(done)].sort()).toEqual([...actions].sort())
  })
}
