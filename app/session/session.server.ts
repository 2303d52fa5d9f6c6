import { z } from "zod"
import type { components } from "#openapi/generated/schema.d.ts"
import { isZone } from "#app/lib/time.server.ts"
import { sealedCookie, type CookieSettings } from "./sealed-cookie.server.ts"
import type { Viewer } from "./viewer.ts"

type LoginResult = components["schemas"]["LoginResult"]

/** Session data of a logged-in user, stored in a sealed cookie (SES-05, SES-11). Times are epoch milliseconds. */
const sessionSchema = z.object({
  token: z.string().min(1),
  allianceId: z.string().min(1),
  userId: z.string().min(1),
  username: z.string().min(1),
  name: z.string().optional(),
  allianceUrl: z.string().min(1),
  org: z.string(),
  isAdmin: z.boolean(),
  bizRoles: z.array(z.number()),
  timezone: z.string().min(1),
  language: z.string().min(1),
  startedAt: z.number(),
  seenAt: z.number(),
})

/** A session. It is valid only if token, alliance id, user id and username are all present (SES-05). */
export type Session = z.output<typeof sessionSchema>

/** Time zone of a session whose login result has none (SES-05). */
export const defaultTimezone = "Asia/Shanghai"

/**
 * Creates a session from the result of a ticket exchange.
 * @returns undefined if the token or another of the four required values is missing (SES-03, SES-05).
 */
export function sessionOf(result: LoginResult, allianceUrl: string, now: number): Session | undefined {
  const parsed = sessionSchema.safeParse({
    token: result.token,
    allianceId: result.alliance_id,
    userId: result.user_id,
    username: result.username,
    name: result.name || undefined,
    allianceUrl,
    org: result.org,
    isAdmin: result.is_admin,
    bizRoles: result.biz_roles,
    timezone: isZone(result.timezone) ? result.timezone : defaultTimezone,
    language: result.language || "english",
    startedAt: now,
    seenAt: now,
  })
  return parsed.success ? parsed.data : undefined
}

/** Returns the part of a session that pages may use, without the token. */
export function viewerOf(session: Session): Viewer {
  const { userId, username, name = username, isAdmin, bizRoles, timezone, language } = session
  return { userId, username, name, isAdmin, bizRoles, timezone, language }
}

/** Limits of a session: minutes without use, hours in total. */
export type SessionLimits = { idleMinutes: number; hours: number }

const renewAfter = 60_000

/** Creates the session cookie, which every alliance has separately, with an idle and an absolute limit. */
export function sessionCookie(settings: CookieSettings, limits: SessionLimits) {
  const idle = limits.idleMinutes * 60
  const cookie = sealedCookie(settings, "session", sessionSchema, idle)
  const absoluteEnd = (session: Session) => session.startedAt + limits.hours * 3_600_000
  const write = (session: Session, now: number) =>
    cookie.write(session, session.allianceUrl, Math.min(idle, (absoluteEnd(session) - now) / 1000))

  return {
    /** The session of this alliance, or undefined if there is none or it has expired. */
    async read(header: string | undefined, alliance: string, now: number): Promise<Session | undefined> {
      const session = await cookie.read(header, alliance)
      if (!session || session.allianceUrl !== alliance || absoluteEnd(session) <= now) return undefined
      return session
    },
    /** `Set-Cookie` for a new session. */
    start: (session: Session) => cookie.write(session, session.allianceUrl),
    /** `Set-Cookie` that restarts the idle limit, or undefined if that happened less than a minute ago. */
    async renew(session: Session, now: number): Promise<string | undefined> {
      if (now - session.seenAt < renewAfter) return undefined
      return write({ ...session, seenAt: now }, now)
    },
    /** `Set-Cookie` after a profile change: time zone and language apply from the next page on (ACC-01). */
    change: (session: Session, { timezone, language }: Pick<Session, "timezone" | "language">, now: number) =>
      write({ ...session, timezone, language, seenAt: now }, now),
    end: (alliance: string) => cookie.clear(alliance),
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
