import { z } from "zod"
import { loginAttempts } from "./login-attempts.server.ts"
import { sealedCookie, type CookieSettings } from "./sealed-cookie.server.ts"

const undo = z.object({
  /** Path and query of the page whose form takes the change back. */ to: z.string(),
  /** The fields of that form. */ sends: z.record(z.string(), z.string()),
  /** Id of the text that says who gets an email. */ told: z.string(),
})

const message = z.object({
  tone: z.enum(["done", "live", "hold", "stop"]),
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  undo: undo.optional(),
})

/** How a change can be taken back: the form of a page, filled in. */
export type Undo = z.output<typeof undo>

/** A message that survives one redirect (ROLE-03): a tone and a message id with its values, and how to take back what it tells. */
export type Flash = z.output<typeof message>

/** The login result and ticket of a user who is not a member (SES-03). */
const temporaryUser = z.object({
  ticket: z.string(),
  username: z.string(),
  userId: z.string(),
  org: z.string(),
})

/** The membership application that is open in this browser, and its key for the backend (ADM-09). */
const openApplication = z.object({ key: z.string().min(1).max(200), id: z.string().min(1) })

const minutes = (count: number) => count * 60

/** Creates the small sealed cookies, besides the session, that hold state between requests. */
export function noteCookies(settings: CookieSettings) {
  return {
    /** Messages to show on the next page. */
    flash: sealedCookie(settings, "flash", z.array(message).max(5), minutes(5)),
    /** The logins that were begun in this browser (SES-02, SES-08). */
    logins: loginAttempts(settings),
    /** A user whose ticket exchange returned no token (SES-03). */
    temporaryUser: sealedCookie(settings, "temporary-user", temporaryUser, minutes(60)),
    /** The membership application that is open in this browser; its key is valid for two hours (ADM-09). */
    application: sealedCookie(settings, "application", openApplication, minutes(120)),
  }
}

export type NoteCookies = ReturnType<typeof noteCookies>
