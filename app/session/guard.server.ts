import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure, statusOf, type Failure } from "#app/api/failure.ts"
import { paths } from "#app/lib/paths.ts"
import type { Access, RouteHandle } from "./access.ts"
import type { Flash } from "./notes.server.ts"
import { endSession, rememberAddress, sendFlash } from "./session-answer.server.ts"
import { mayAdministrate, type Viewer } from "./viewer.ts"

type Arguments = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: Arguments) => unknown

const timedOut: Flash = { tone: "hold", id: "session.timed-out" }
const pleaseLogIn: Flash = { tone: "hold", id: "session.unauthorized" }

/** What a failed call shows when nobody handles it: data for the error boundary, with the status of its screen. */
export type ScreenData = { failure: Pick<Failure, "kind" | "code">; details?: unknown; alliances?: unknown[] }

function screen(failure: Failure) {
  const details = failure.kind === "forbidden" ? failure.details : undefined
  const body: ScreenData = { failure: { kind: failure.kind, code: failure.code }, details }
  return data(body, { status: statusOf(failure) })
}

async function toLogin({ context, request, params }: Arguments, flash?: Flash): Promise<never> {
  await rememberAddress(context, request)
  if (flash) await sendFlash(context, flash)
  if (context.session) endSession(context)
  throw redirect(paths.login(params.alliance ?? ""))
}

function refusalOf(access: Access, viewer: Viewer): "no-admin" | "no-auth" | undefined {
  if (access === "admin" && !viewer.isAdmin) return mayAdministrate(viewer) ? "no-auth" : "no-admin"
  if (access === "member-admin" && !mayAdministrate(viewer)) return "no-admin"
  return undefined
}

async function enter(access: Access, args: Arguments): Promise<void> {
  const { context, params } = args
  const alliance = params.alliance ?? ""
  if (access === "public" || context.allianceState.kind !== "known") return
  if (access === "guest") {
    if (context.viewer) throw redirect(paths.dashboard(alliance))
    return
  }
  if (!context.viewer) return toLogin(args)
  const refusal = refusalOf(access, context.viewer)
  if (!refusal) return
  await sendFlash(context, { tone: "hold", id: refusal === "no-admin" ? "session.no-admin" : "session.no-auth" })
  throw redirect(paths.dashboard(alliance))
}

/**
 * Puts a loader or action behind its route's access rule (specification 5, 6, 8; SES-06, SES-07, ROLE-02, ROLE-03, TEN-07, TEN-08).
 * The token check runs beside the page's own calls; their result is withheld until it has passed. An action is not checked
 * beforehand: its own call carries the token.
 */
export function guarded(
  handle: Pick<RouteHandle, "access" | "isDevelopmentOnly">,
  kind: "loader" | "action",
  handler: Handler,
): Handler {
  const { access } = handle
  return async (args) => {
    if (handle.isDevelopmentOnly && !args.context.settings.isDevelopment) throw screen({ kind: "not_found" })
    await enter(access, args)
    const isVerified =
      kind === "loader" && access !== "public" && access !== "guest" && args.context.session !== undefined
    const running = Promise.resolve().then(() => handler(args))
    try {
      if (isVerified && (await verified(args, running)) === "invalid") return await toLogin(args, timedOut)
      return await running
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.failure.kind === "unauthorized" && access !== "public") return toLogin(args, pleaseLogIn)
      throw screen(error.failure)
    }
  }
}

async function verified({ context }: Arguments, running: Promise<unknown>) {
  const [check] = await Promise.all([context.verifyToken(), running.catch(() => undefined)])
  return check
}
