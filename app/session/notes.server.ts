import { z } from "zod"
import { sealedCookie, type CookieSettings } from "./sealed-cookie.server.ts"

const message = z.object({
  tone: z.enum(["done", "live", "hold", "stop"]),
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A message that survives one redirect (design/states.md 15, point 15): a tone and a message id with its values. */
export type Flash = z.output<typeof message>

/** The login result and ticket of somebody who is no member (SES-03). */
const temporaryUser = z.object({
  ticket: z.string(),
  username: z.string(),
  userId: z.string(),
  org: z.string(),
})

const minutes = (count: number) => count * 60

/** The small sealed cookies beside the session: what the portal has to remember between two requests. */
export function noteCookies(settings: CookieSettings) {
  return {
    /** Messages to show on the next page. */
    flash: sealedCookie(settings, "flash", z.array(message).max(5), minutes(5)),
    /** The address to return to after login (SES-08). */
    returnAddress: sealedCookie(settings, "return", z.string().max(2000), minutes(60)),
    /** The state value of the login that began in this browser (SES-02). */
    loginState: sealedCookie(settings, "login-state", z.array(z.string()).max(5), minutes(30)),
    /** A person whose exchange gave no token (SES-03). */
    temporaryUser: sealedCookie(settings, "temporary-user", temporaryUser, minutes(60)),
  }
}

export type NoteCookies = ReturnType<typeof noteCookies>
