import type { RequestContext } from "#app/session/request-context.server.ts"
import { sessionIdOf } from "#app/session/form-owner.server.ts"
import { endSession, sendFlash } from "#app/session/session-answer.server.ts"

/** Maximum wait for the backend, in milliseconds. */
const revokeTimeout = 3_000

/** Ends a session here and at the backend; also ends it here if the backend fails or refuses (SES-09). */
export async function logOut(context: RequestContext): Promise<void> {
  const url = context.alliance
  const { notes } = context.cookies
  if (context.session) {
    await context.endedSessions.add(sessionIdOf(context.session))
    context.live.endSession()
    const revoked = context.api.delete("/token/").catch(() => undefined)
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, revokeTimeout).unref())])
  }
  endSession(context)
  const ends = [notes.temporaryUser.clear(url), ...notes.logins.endAll(context.cookies.header, url)]
  for (const cookie of ends) context.setCookie(cookie)
  await sendFlash(context, { tone: "done", id: "session.logged-out" })
}
