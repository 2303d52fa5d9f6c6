import { afterAll, beforeAll, expect } from "vitest"
import type { Store } from "#mock/engine/store/store.ts"
import { MockHost, orgs, type Reply, type Session } from "./mock-support.ts"

/** Runs a mock for all tests of a file, and expects that none of its responses breaks the contract. */
export function useMock(): MockHost {
  const host = new MockHost()
  beforeAll(() => host.open())
  afterAll(async () => {
    expect(host.reports).toEqual([])
    await host.stop()
  })
  return host
}

/** The time in the stores of `people` until a test moves the clock. */
export const now = "2026-11-20T07:30:00Z"

/** People who call a mock, in stores with a stopped clock. */
export function people(host: MockHost) {
  return {
    /** Signs a person in to a new store; `at` joins the store of another session. */
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

/** A response as codes: its status, its own code, and "field code" for each refused field. */
export const codes = ({ status, body }: Reply): unknown[] => [
  status,
  body.code,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]
