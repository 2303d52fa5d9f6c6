import { redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { readAhead, readTexts } from "#app/forms/schema/read-form.server.ts"
import { typedIn } from "#app/forms/schema/typed-texts.ts"
import type { Access, RouteHandle } from "./access.ts"
import { toErrorScreen, withPageAboveRecord } from "./error-screen.server.ts"
import type { Flash } from "./notes.server.ts"
import { allianceSpelled, recordSpelled, withoutSentence } from "./one-spelling.server.ts"
import { failureScreen, isScreen, noSuchPage, statusOfScreen, unavailableScreen } from "./screen.server.ts"
import {
  afterLogin,
  checkOwner,
  documentAddress,
  endSession,
  FormOwnerMismatch,
  keepForOwner,
  loginThenBack,
  sendFlash,
  updateDraft,
} from "./session-answer.server.ts"
import { refusalOf } from "./viewer.ts"
import { readMessageCode } from "#app/lib/message-code.ts"
import { param } from "#app/lib/route-params.ts"

type Arguments = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: Arguments) => unknown
type Guarded = Pick<RouteHandle, "access" | "isDevelopmentOnly" | "pageOf" | "isForScripts" | "draftOf"> & {
  /** The route renders a page, which can show an error screen. */
  hasPage?: boolean
}

const timedOut: Flash = { tone: "hold", id: "session.timed-out" }
const downloadFailed: Flash = { tone: "stop", id: "file.failed.title" }
/** Why a file cannot be downloaded, where another try cannot help; by the failure's code or kind. */
const whyFailed: Readonly<Record<string, string | undefined>> = {
  not_found: "file.failed.not-found",
  forbidden: "refusal.forbidden",
  package_expired: "refusal.package_expired",
}
const ofSomebodyElse: Flash = { tone: "hold", id: "session.form-of-other" }
const pleaseLogIn: Flash = { tone: "hold", id: "session.unauthorized" }
const typedIsKept: Flash = { tone: "hold", id: "session.typed-kept" }

/** Messages for a person whose session has ended. @param kept the form that was saved as a draft, if any */
const logInAgain = (kept?: FormData): Flash[] =>
  kept && typedIn(kept).texts.length > 0 ? [pleaseLogIn, typedIsKept] : [pleaseLogIn]

/** Redirects to the login. A script gets a 401 instead, so that its page and the input on it stay (SES-07). */
async function toLogin(handle: Guarded, { context, request, params }: Arguments, ...flashes: Flash[]): Promise<never> {
  const isNavigation = request.headers.get("sec-fetch-mode") === "navigate"
  if (handle.isForScripts && !isNavigation) throw new Response(null, { status: 401 })
  if (flashes.length > 0) await sendFlash(context, ...flashes)
  if (context.session || context.isLoggedOut) endSession(context)
  throw redirect(loginThenBack(context, request, param(params, "alliance")))
}

/** Redirects to the one spelling of an address. */
const oneSpelling = ({ context }: Arguments, address: string | undefined) =>
  address === undefined ? undefined : redirect(context.parsePortalAddress(address) ?? paths.root(), 301)

/** The answer for an address without a page: a redirect to its one spelling, or the 404 screen. */
const absent = (asked: Arguments) =>
  oneSpelling(asked, allianceSpelled(asked) ?? withoutSentence(asked)) ?? noSuchPage(asked.context)

/** False for an unknown alliance, and for a page that exists only in development and tests. */
function exists({ isDevelopmentOnly }: Guarded, { params, context }: Arguments): boolean {
  if (isDevelopmentOnly && !context.settings.isDevelopment) return false
  return params.alliance === undefined || context.allianceState.kind === "known"
}

/** @param asked the arguments with the address that was asked for, if `args` are those of its page */
async function requireAccess(handle: Guarded, args: Arguments, asked = args): Promise<void> {
  const { access } = handle
  const { viewer } = args.context
  if (!exists(handle, args)) throw absent(asked)
  if (access === "public") return
  if (access === "guest" && viewer) throw redirect(await afterLogin(args.context, args.request))
  if (access === "guest") return
  if (!viewer) return refuseAnonymous(handle, args)
  const refusal = refusalOf(access, viewer)
  if (refusal) await toDashboard(args, { tone: "hold", id: refusal })
}

/** Refuses a request without a session: saves a form as a draft, remembers the URL of a page. */
function refuseAnonymous(handle: Guarded, args: Arguments): Promise<never> {
  if (args.request.method === "POST") return refuseLateForm(handle, args)
  return toLogin(handle, args, ...(args.context.isLoggedOut ? [timedOut] : []))
}

/**
 * Refuses a form that was sent after the session ended. Its input is saved and restored when the same person logs in again (SES-07,
 * FORM-08). A script gets a 401, so its page stays too.
 */
async function refuseLateForm(handle: Guarded, args: Arguments): Promise<never> {
  const form = await readTexts(args.request).catch(() => undefined)
  const isKept = form !== undefined && (await keepTyped(handle, args, form))
  return toLogin(handle, args, ...logInAgain(isKept ? form : undefined))
}

/** Saves a form as a draft of its owner, if the form belongs to a page. @returns whether it was saved */
async function keepTyped(handle: Guarded, { context, request }: Arguments, form: FormData): Promise<boolean> {
  const address = handle.draftOf ? handle.draftOf(form) : documentAddress(request)
  const isPage = context.parseReturnAddress(address) !== undefined
  return address !== undefined && isPage && keepForOwner(context, address, form)
}

/** Refuses a form of another user: saves it as a draft of its owner and loads a new document, so its content leaves the screen. */
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

/** Requires a valid token before the page is sent. If the backend does not respond, the session stays but an error screen is shown. */
async function requireValidToken(handle: Guarded, args: Arguments, running: Promise<unknown>): Promise<void> {
  const [check] = await Promise.all([args.context.verifyToken(), running.catch(() => undefined)])
  if (check === "invalid") await toLogin(handle, args, timedOut)
  if (check === "unanswered") throw unavailableScreen("network")
  if (check === "timed-out") throw unavailableScreen("timeout")
}

/** Replaces an error screen by its bare status, because scripts cannot use the screen. */
function withoutScreen(error: unknown): unknown {
  if (!isScreen(error)) return error
  return new Response(null, { status: statusOfScreen(error) ?? 500 })
}

async function throwOutcome(error: unknown, handle: Guarded, args: Arguments, asked = args): Promise<never> {
  const outcome = await outcomeOf(error, handle, args, asked)
  throw handle.isForScripts ? withoutScreen(outcome) : outcome
}

/** The redirect to the one spelling of an address whose page or record was not found, if there is one. */
async function elsewhere(error: unknown, asked: Arguments): Promise<Response | undefined> {
  if (statusOfScreen(error) === 404) return oneSpelling(asked, withoutSentence(asked))
  if (!(error instanceof ApiFailure)) return undefined
  // a list refuses a group that it does not know
  const isUnknown = error.failure.kind === "not_found" || error.failure.kind === "refused"
  return isUnknown ? oneSpelling(asked, (await recordSpelled(asked)) ?? withoutSentence(asked)) : undefined
}

/** Converts the failure of a loader or action to a redirect or an error screen. */
async function outcomeOf(error: unknown, handle: Guarded, args: Arguments, asked: Arguments): Promise<unknown> {
  const isFailure = error instanceof ApiFailure
  const isOver = isFailure && error.failure.kind === "unauthorized" && args.context.session !== undefined
  if (isOver) return toLogin(handle, args, ...logInAgain(args.context.typed.kept))
  const other = await elsewhere(error, asked)
  if (other || !isFailure) return other ?? error
  return withPageAboveRecord(failureScreen(error.failure), args)
}

/** The backend gave no valid response to an action. A 501 means that it certainly did nothing. */
function isUnanswered(outcome: unknown): boolean {
  const status = statusOfScreen(outcome) ?? 200
  return status >= 500 && status !== 501
}

/** The backend's message in an answer that shows its form again. */
function messageIn(outcome: unknown): string | undefined {
  const { data } = (outcome ?? {}) as { data?: { error?: Record<string, string[]> | null } }
  const { id, params } = readMessageCode(data?.error?.[""]?.[0] ?? "")
  return id === "form.text" ? params.text : undefined
}

/** Replaces the request for a file by one for its page, so that the user returns to the page after login, not to the file. */
function forPage({ pageOf }: Guarded, args: Arguments): Arguments {
  if (!pageOf) return args
  const { search } = new URL(args.request.url)
  return { ...args, request: new Request(new URL(pageOf(args.params, search), args.request.url)) }
}

/** Redirects to the page of a file that cannot be sent. The page shows a message, or meets the same failure and its screen (ERR-04). */
async function toPage(error: unknown, { context, request }: Arguments): Promise<never> {
  if (!isScreen(error)) throw error
  const { code, kind } = error.data.failure
  const reason = whyFailed[code ?? kind] ?? whyFailed[kind]
  await sendFlash(context, downloadFailed, ...(reason ? [{ tone: "stop", id: reason } as const] : []))
  throw redirect(context.parsePortalAddress(documentAddress(request)) ?? paths.root())
}

/** Wraps a handler so that thrown values become error screens. */
function withErrorScreens(handle: Guarded, handler: (args: Arguments) => Promise<unknown>): Handler {
  return (args) =>
    handler(args).catch((thrown: unknown) => {
      throw toErrorScreen(thrown, handle.hasPage, args)
    })
}

/**
 * Wraps a loader in its route's access rule (SES-06, SES-07, ROLE-02, ROLE-03, TEN-07, TEN-08).
 * The token check runs in parallel with the loader, whose result is withheld until the check has passed.
 */
export function guardedLoader(handle: Guarded, loader: Handler): Handler {
  return withErrorScreens(handle, async (args) => {
    const page = forPage(handle, args)
    await requireAccess(handle, page, args)
    const running = Promise.resolve().then(() => loader(args))
    const needsToken = !isForStrangers(handle.access) && !handle.isForScripts && args.context.session !== undefined
    const answer = (needsToken ? requireValidToken(handle, page, running) : Promise.resolve())
      .then(() => running)
      .catch((error: unknown) => throwOutcome(error, handle, page, args))
    return handle.pageOf ? answer.catch((error: unknown) => toPage(error, page)) : answer
  })
}

/** Wraps an action in its route's access rule. There is no token check: the action's own call sends the token, and writes run once. */
export function guardedAction(handle: Guarded, action: Handler): Handler {
  return withErrorScreens(handle, async (args) => {
    await requireAccess(handle, args)
    args.context.hasActed = true
    if (isForStrangers(handle.access)) return run(handle, action, args)
    const { form, request } = await readAhead(args.request)
    return run(handle, action, { ...args, request }, form)
  })
}

/** Runs an action. @param form the texts of a form without files; `receiveForm` reads forms with files and saves them itself */
async function run(handle: Guarded, action: Handler, args: Arguments, form?: FormData): Promise<unknown> {
  const outcome = Promise.resolve().then(() => {
    if (form) checkOwner(args.context, form)
    return action(args)
  })
  if (form) args.context.typed.form ??= form
  const ended = await outcome.catch((error: unknown) => error)
  if (ended instanceof FormOwnerMismatch) return refuseForm(handle, args, ended.form)
  const { context, request } = args
  if (!handle.isForScripts) {
    context.isUnanswered = isUnanswered(ended)
    context.typed.refusal = messageIn(ended)
    const typed = context.typed.form ?? form
    if (await updateDraft(context, request, ended, typed)) context.typed.kept = typed
  }
  return outcome.catch((error) => throwOutcome(error, handle, args))
}
