import { parse } from "cookie"
import { randomUUID } from "node:crypto"
import { z } from "zod"
import { type CookieSettings, sealedCookie } from "./sealed-cookie.server.ts"

/** A login that began in this browser, and the address to return to after it (SES-02, SES-08). */
const attempt = z.object({ to: z.string().max(2000).optional() })

const lifetime = 30 * 60

/** Logins that a browser may have begun at once; the oldest are forgotten. */
const most = 8

const name = /^(?:__Secure-)?login-([\da-f-]{36})$/

const statesIn = (header: string | undefined) =>
  Object.keys(parse(header ?? "")).flatMap((cookie) => name.exec(cookie)?.[1] ?? [])

/** A UUID that nobody can guess, in the order of time. @param now epoch milliseconds */
function newState(now: number): string {
  const time = now.toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUID().slice(13)}`
}

/**
 * Creates the cookies of logins that were begun, one for each: with a common one, two tabs that are sent to the login at once would overwrite
 * each other's state and return address.
 */
export function loginAttempts(settings: CookieSettings) {
  const cookieOf = (state: string) => sealedCookie(settings, `login-${state}`, attempt, lifetime)
  return {
    /**
     * Begins a login.
     * @param to address to return to
     * @param now epoch milliseconds
     * @returns the state for the login host, and the `Set-Cookie` headers
     */
    async begin(header: string | undefined, alliance: string, to: string | undefined, now: number) {
      const state = newState(now)
      const oldest = statesIn(header)
        .sort()
        .slice(0, 1 - most)
      const cookies = [
        await cookieOf(state).write({ to }, alliance),
        ...oldest.map((one) => cookieOf(one).clear(alliance)),
      ]
      return { state, cookies }
    },
    /** The attempt with a state; undefined if it did not begin in this browser, has ended, or is too old. */
    find: async (header: string | undefined, alliance: string, state: string) =>
      statesIn(header).includes(state) ? cookieOf(state).read(header, alliance) : undefined,
    /** The `Set-Cookie` header that ends an attempt: its state is valid once. */
    end: (alliance: string, state: string) => cookieOf(state).clear(alliance),
    /** The `Set-Cookie` headers that end all attempts. */
    endAll: (header: string | undefined, alliance: string) =>
      statesIn(header).map((state) => cookieOf(state).clear(alliance)),
  }
}
