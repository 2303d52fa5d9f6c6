import { redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { readAhead, readTexts } from "#app/lib/read-form.server.ts"
import type { Access, RouteHandle } from "./access.ts"
import type { Flash } from "./notes.server.ts"
import {
  failureScreen,
  faultScreen,
  isScreen,
  noSuchPage,
  statusOfScreen,
  unavailableScreen,
  withPageAbove,
  withRequestId,
} from "./screen.server.ts"
import {
  checkOwner,
  documentAddress,
  dropDraft,
  endSession,
  FormOfSomebodyElse,
  keepDraft,
  keepForOwner,
  rememberAddress,
  sendFlash,
} from "./session-answer.server.ts"
import { refusalOf } from "./viewer.ts"
import { pageAbove } from "#app/lib/return-address.ts"
import { param } from "#app/lib/route-params.ts"

type Arguments = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: Arguments) => unknown
type Guarded = Pick<RouteHandle, "access" | "isDevelopmentOnly" | "pageOf" | "isForScripts" | "draftOf"> & {
  /** There is a page around a failure. */
  hasPage?: boolean
}

const timedOut: Flash = { tone: "hold", id: "session.timed-out" }
const downloadFailed: Flash = { tone: "stop", id: "file.failed.title" }
const ofSomebodyElse: Flash = { tone: "hold", id: "session.form-of-other" }
const pleaseLogIn: Flash = { tone: "hold", id: "session.unauthorized" }

/** A script is told that nobody is logged in; its page stays, and with it what was typed (SES-07). */
async function toLogin(handle: Guarded, { context, request, params }: Arguments, flash?: Flash): Promise<never> {
  const isNavigation = request.headers.get("sec-fetch-mode") === "navigate"
  if (handle.isForScripts && !isNavigation) throw new Response(null, { status: 401 })
  await rememberAddress(context, request)
  if (flash) await sendFlash(context, flash)
  if (context.session || context.isLoggedOut) endSession(context)
  throw redirect(paths.login(param(params, "alliance")))
}

/** False where the address names an alliance nobody knows, or a page that is only there in development and tests. */
function exists({ isDevelopmentOnly }: Guarded, { params, context }: Arguments): boolean {
  if (isDevelopmentOnly && !context.settings.isDevelopment) return false
  return params.alliance === undefined || context.allianceState.kind === "known"
}

async function enter(handle: Guarded, args: Arguments): Promise<void> {
  const { access } = handle
  const { viewer } = args.context
  if (!exists(handle, args)) throw noSuchPage(args.context)
  if (access === "public") return
  if (access === "guest" && viewer) throw redirect(paths.dashboard(args.context.alliance))
  if (access === "guest") return
  if (!viewer) return turnAway(handle, args)
  const refusal = refusalOf(access, viewer)
  if (refusal) await toDashboard(args, { tone: "hold", id: refusal })
}

/** Nobody is logged in: a form is kept, a page is come back to. */
function turnAway(handle: Guarded, args: Arguments): Promise<never> {
  if (args.request.method === "POST") return tooLate(handle, args)
  return toLogin(handle, args, args.context.isLoggedOut ? timedOut : undefined)
}

/**
 * A form that was sent after the session was over: what was typed is there again when the same person is back (SES-07, FORM-08). The
 * page of its script stays as well, which is told by a 401.
 */
async function tooLate(handle: Guarded, args: Arguments): Promise<never> {
  const form = await readTexts(args.request).catch(() => undefined)
  if (form) await keepTyped(handle, args, form)
  return toLogin(handle, args, pleaseLogIn)
}

/** Keeps a form for whom its page was made, if it is one of a page. */
async function keepTyped(handle: Guarded, { context, request }: Arguments, form: FormData): Promise<void> {
  const address = handle.draftOf ? handle.draftOf(form) : documentAddress(request)
  const isPage = context.parseReturnAddress(address) !== undefined
  if (address !== undefined && isPage) await keepForOwner(context, address, form)
}

/** Nothing is sent in another person's name: the form is kept for whom it was shown to, and what it showed leaves the screen. */
async function refuseForm(handle: Guarded, args: Arguments, form: FormData): Promise<never> {
  await keepTyped(handle, args, form)
  if (handle.isForScripts) throw new Response(null, { status: 409 })
  await sendFlash(args.context, ofSomebodyElse)
  throw redirectDocument(paths.dashboard(args.context.alliance))
}

async function toDashboard({ context }: Arguments, flash: Flash): Promise<never> {
  await sendFlash(context, flash)
  throw redirect(paths.dashboard(context.alliance))
}

const isForStrangers = (access: Access) => access === "public" || access === "guest"

/** Lets a page through once its token has been checked; a check that is not answered ends no session, but shows no page either. */
async function verified(handle: Guarded, args: Arguments, running: Promise<unknown>): Promise<void> {
  const [check] = await Promise.all([args.context.verifyToken(), running.catch(() => undefined)])
  if (check === "invalid") await toLogin(handle, args, timedOut)
  if (check === "unanswered") throw unavailableScreen("network")
  if (check === "timed-out") throw unavailableScreen("timeout")
}

/** Scripts have no use for a screen: only its status is for them. */
function withoutScreen(error: unknown): unknown {
  if (!isScreen(error)) return error
  return new Response(null, { status: statusOfScreen(error) ?? 500 })
}

async function handled(error: unknown, handle: Guarded, args: Arguments): Promise<never> {
  const outcome = await failed(error, handle, args)
  throw handle.isForScripts ? withoutScreen(outcome) : outcome
}

/** What a failure of a loader or action leads to. */
async function failed(error: unknown, handle: Guarded, args: Arguments): Promise<unknown> {
  if (!(error instanceof ApiFailure)) return error
  const isOver = error.failure.kind === "unauthorized" && args.context.session !== undefined
  return isOver ? toLogin(handle, args, pleaseLogIn) : failureScreen(error.failure)
}

/**
 * A form that was sent is no draft any more; one that met a failure is there again when the person is back (SES-07, FORM-08), also
 * where without scripts the page around it could not be shown either.
 */
async function settled(outcome: unknown, args: Arguments, form: FormData | undefined): Promise<void> {
  const { context, request } = args
  const typed = context.typed.form ?? form
  const isRedirect = outcome instanceof Response && outcome.status >= 300 && outcome.status < 400
  if (isRedirect) return dropDraft(context, documentAddress(request), typed)
  const status = statusOfScreen(outcome) ?? 200
  context.isUnanswered = status >= 500 && status !== 501 // 501: it is known that nothing was done
  if (!(outcome instanceof Error) && status < 500) return
  if (typed) await keepDraft(context, documentAddress(request), typed)
}

/** The same for the page that a file belongs to: whoever is sent to log in comes back to it, not to the file. */
function atPage({ pageOf }: Guarded, args: Arguments): Arguments {
  if (!pageOf) return args
  const { search } = new URL(args.request.url)
  return { ...args, request: new Request(new URL(pageOf(args.params, search), args.request.url)) }
}

/** A file that cannot be given has no screen: its page says so, or meets the same failure and shows the screen (ERR-04). */
async function toPage(error: unknown, { context, request }: Arguments): Promise<never> {
  if (!isScreen(error)) throw error
  await sendFlash(context, downloadFailed)
  throw redirect(context.parsePortalAddress(documentAddress(request)) ?? paths.root())
}

/** What is thrown as it is shown: an error nobody expected is written down, and whatever is to be looked into says where. */
function shown(thrown: unknown, { hasPage }: Guarded, { context, request }: Arguments): unknown {
  const { requestId, report, parsePortalAddress } = context
  const above = () => pageAbove(documentAddress(request), parsePortalAddress)
  if (!hasPage || !(thrown instanceof Error)) return withPageAbove(withRequestId(thrown, requestId), above)
  report(thrown)
  return withRequestId(faultScreen(), requestId)
}

/** The same handler, its error screens with the id of the request. */
function identified(handle: Guarded, handler: (args: Arguments) => Promise<unknown>): Handler {
  return (args) =>
    handler(args).catch((thrown: unknown) => {
      throw shown(thrown, handle, args)
    })
}

/**
 * Puts a loader behind its route's access rule (SES-06, SES-07, ROLE-02, ROLE-03, TEN-07, TEN-08).
 * The token check runs beside the page's own calls; their result is withheld until it has passed.
 */
export function guardedLoader(handle: Guarded, loader: Handler): Handler {
  return identified(handle, async (args) => {
    const page = atPage(handle, args)
    await enter(handle, page)
    const running = Promise.resolve().then(() => loader(args))
    const mustHold = !isForStrangers(handle.access) && !handle.isForScripts && args.context.session !== undefined
    const answer = (mustHold ? verified(handle, page, running) : Promise.resolve())
      .then(() => running)
      .catch((error: unknown) => handled(error, handle, page))
    return handle.pageOf ? answer.catch((error: unknown) => toPage(error, page)) : answer
  })
}

/** The same for an action. It is not checked beforehand: its own call carries the token, and a write is sent only once. */
export function guardedAction(handle: Guarded, action: Handler): Handler {
  return identified(handle, async (args) => {
    await enter(handle, args)
    args.context.hasActed = true
    if (isForStrangers(handle.access)) return run(handle, action, args)
    const { form, request } = await readAhead(args.request)
    return run(handle, action, { ...args, request }, form)
  })
}

/** @param form its texts, where it has no files; one with files is read by `receiveForm`, which keeps it itself */
async function run(handle: Guarded, action: Handler, args: Arguments, form?: FormData): Promise<unknown> {
  const outcome = Promise.resolve().then(() => {
    if (form) checkOwner(args.context, form)
    return action(args)
  })
  const ended = await outcome.catch((error: unknown) => error)
  if (ended instanceof FormOfSomebodyElse) return refuseForm(handle, args, ended.form)
  if (!handle.isForScripts) await settled(ended, args, form)
  return outcome.catch((error) => handled(error, handle, args))
}
