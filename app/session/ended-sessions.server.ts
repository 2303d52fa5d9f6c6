import type { SharedStore } from "#app/runtime/shared-store.server.ts"

/** Sessions that were logged out. Their cookies are no longer valid, even if the backend could not be notified (SES-09). */
export type EndedSessions = {
  has(sessionId: string): Promise<boolean>
  add(sessionId: string): Promise<void>
}

const group = { name: "ended-sessions", most: 20_000 }

/** Drafts live up to 24 hours (`drafts.server.ts`). Redis removes what expires first, so the marks of ended sessions expire later. */
const longerThanDrafts = 25 * 3_600_000

/**
 * Records ended sessions in the store that all processes share, for longer than their cookies would still be accepted. Drafts never
 * displace them: the cookie of an ended session would be valid again (SES-09).
 * @param hours maximum duration of a session
 */
export function endedSessions(store: SharedStore, hours: number): EndedSessions {
  const keyOf = (sessionId: string) => `ended-session:${sessionId}`
  return {
    has: async (sessionId) => (await store.get(keyOf(sessionId))) !== undefined,
    async add(sessionId) {
      await store.set(keyOf(sessionId), "1", { lifetime: hours * 3_600_000 + longerThanDrafts, group, mustStay: true })
    },
  }
}
