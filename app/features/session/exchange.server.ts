import { redirect } from "@remix-run/node"
import { paths, returnParameter } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import { tooManyScreen } from "#app/session/screen.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { sessionOf } from "#app/session/session.server.ts"

/** Values that the login host adds to the callback URL. */
export type SignOn = { ticket: string; state: string; org: string; app: string }

/** Name of this application at the login host. */
export const app = "portal"

const loginNotStartedHere: Flash = { tone: "hold", id: "session.not-begun" }

/** Reads the login host's values from the callback URL or from the form made of them. */
export function readSignOn(values: URLSearchParams | FormData): SignOn {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === "string" ? value.slice(0, 2000) : ""
  }
  return { ticket: text("ticket"), state: text("state"), org: text("org"), app: text("app") || app }
}

async function toLogin(context: RequestContext, flash: Flash, to?: string): Promise<Response> {
  await sendFlash(context, flash)
  return redirect(paths.login(context.alliance, to))
}

/** Consumes the state value: a login is valid once, and only in the browser that started it (SES-02). */
async function consumeState(context: RequestContext, state: string) {
  const url = context.alliance
  const { notes, header } = context.cookies
  const begun = await notes.logins.find(header, url, state)
  if (begun) context.setCookie(notes.logins.end(url, state))
  return begun
}

function callbackAddress(context: RequestContext, state: string): string {
  const address = new URL(paths.callback(context.alliance), context.settings.origin)
  address.searchParams.set("state", state)
  return address.href
}

/**
 * Starts a login: saves its state and the return address in a cookie and returns the URL of the login host for this alliance (SES-01, SES-02,
 * SES-08).
 */
export async function beginLogin(context: RequestContext, request: Request): Promise<string> {
  const alliance = allianceOf(context)
  const { notes, header } = context.cookies
  const to = context.parseReturnAddress(new URL(request.url).searchParams.get(returnParameter))
  const { state, cookies } = await notes.logins.begin(header, alliance.url, to, context.now)
  for (const cookie of cookies) context.setCookie(cookie)
  const address = new URL(context.settings.loginUrl)
  address.searchParams.set("org", alliance.org)
  address.searchParams.set("app", app)
  address.searchParams.set("goto", callbackAddress(context, state))
  return address.href
}

/**
 * Exchanges a ticket (SES-02, SES-03, SES-08). With a token, starts a session and redirects to the saved URL or the dashboard. Without a
 * token, saves the temporary user in a cookie and redirects to the login request. If the exchange is refused or fails, redirects to the
 * login page with the reason.
 * @throws the 429 screen after too many refused exchanges from the same address, to prevent guessing tickets (quality row 56)
 */
export async function exchangeTicket(context: RequestContext, signOn: SignOn): Promise<Response> {
  const url = context.alliance
  const { notes, session } = context.cookies
  const attempt = await consumeState(context, signOn.state)
  if (!attempt) return toLogin(context, loginNotStartedHere)
  const to = context.parseReturnAddress(attempt.to)
  const wait = await context.logins.wait()
  if (wait > 0) throw tooManyScreen(wait)

  const org = signOn.org || allianceOf(context).org
  const body = { ticket: signOn.ticket, org, app: signOn.app, goto: callbackAddress(context, signOn.state) }
  const result = await context.api.post("/ticket/", { body })
  if (!result.ok) {
    if (result.failure.kind === "refused") await context.logins.failed()
    return toLogin(context, failureFlash(result.failure), to)
  }

  const begun = sessionOf(result.value, url, context.now)
  if (!begun) {
    const { user_id: userId, username, org } = result.value
    context.setCookie(await notes.temporaryUser.write({ ticket: signOn.ticket, username, userId, org }, url))
    return redirect(loginRequestPaths.request(url))
  }
  context.setCookie(await session.start(begun))
  context.setCookie(notes.temporaryUser.clear(url))
  return redirect(to ?? paths.dashboard(url))
}

function failureFlash(failure: { kind: string; code?: string }): Flash {
  if (failure.kind === "refused" && failure.code === "member_disabled")
    return { tone: "stop", id: "session.member-disabled" }
  if (failure.kind === "refused") return { tone: "hold", id: "session.ticket-invalid" }
  return { tone: "stop", id: failure.kind === "timeout" ? "error.timeout" : "error.server" }
}
