import { afterAll, beforeAll, expect } from "vitest"
import type { Store } from "#mock/engine/store/store.ts"
import { MockHost, orgs, type Reply, type Session } from "./mock-support.ts"

/** The mock of a test file: there from its first test to its last, and no answer of it may break the contract. */
export function useMock(): MockHost {
  const host = new MockHost()
  beforeAll(() => host.open())
  afterAll(async () => {
    expect(host.reports).toEqual([])
    await host.stop()
  })
  return host
}

/** When it is in the stores of `people`, until a test moves the clock. */
export const now = "2026-11-20T07:30:00Z"

/** People who call a mock, in stores whose clock stands still. */
export function people(host: MockHost) {
  return {
    /** Somebody in a store of their own; `at` joins a store that is there. */
    async signIn(person: string, at?: Session, org = orgs.aurora): Promise<Session> {
      const store = at?.store ?? host.newStore()
      if (!at) await host.control(store, "POST", "clock", { now })
      return host.signIn(person, org, store)
    },
    storeOf: ({ store }: Session): Store => host.mock.stores.get(store),
    setClock: (who: Session, instant: string) => host.control(who.store, "POST", "clock", { now: instant }),
    call: (who: Session, method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
      host.call(method, `/api/${path}`, { ...who.headers, ...more }, body),
  }
}

/** An answer in codes: its status, its own code, and "field code" of each field that was refused. */
export const codes = ({ status, body }: Reply): unknown[] => [
  status,
  body.code,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]
