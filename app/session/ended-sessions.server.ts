import type { SharedStore } from "#app/lib/shared-store.server.ts"

/** Sessions that somebody has ended: their cookies count no more, also where the backend could not be told (SES-09). */
export type EndedSessions = {
  has(sessionId: string): Promise<boolean>
  add(sessionId: string): Promise<void>
}

const group = { name: "ended-sessions", most: 20_000 }

/** Keeps them in the store that all processes share, for as long as one of their cookies could still be accepted. @param hours limit of a session */
export function endedSessions(store: SharedStore, hours: number): EndedSessions {
  const keyOf = (sessionId: string) => `ended-session:${sessionId}`
  return {
    has: async (sessionId) => (await store.get(keyOf(sessionId))) !== undefined,
    async add(sessionId) {
      await store.set(keyOf(sessionId), "1", { lifetime: hours * 3_600_000, group })
    },
  }
}
