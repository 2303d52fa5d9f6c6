import { liveHeader } from "#app/lib/live.ts"
import { noteStay, presentAnswers, presentVisit } from "./failed-submit.ts"
import { live, type Revalidation } from "./live-hook.ts"

type Router = typeof window.__remixRouter

/** A reading of the page that runs: the routes that are asked, and whether one of them could not be read. */
type Reading = { router: Router; routes: ReadonlySet<string>; hasFailed: boolean }

let reading: Reading | undefined

/** The routes of the reading that runs now, if the page is not being left. */
const present = () => (reading?.router.state.navigation.state === "idle" ? reading : undefined)

/** Whether a route is read again; undefined if the router decides, because somebody navigates or sends a form. */
export function isReadAgain(id: string, asked: Revalidation): boolean | undefined {
  if (!reading || asked.formMethod !== undefined || asked.currentUrl.href !== asked.nextUrl.href) return undefined
  return reading.routes.has(id)
}

/** Whether a request is for the page that is read: a fetcher, a dialog's for example, asks for another address meanwhile. */
function isOfPage({ url }: Pick<Request, "url">, { router }: Reading): boolean {
  const { pathname, search } = router.state.location
  const asked = new URL(url)
  return asked.pathname === pathname && asked.search === search
}

/**
 * What a route shows while a page is read again: what it has shown before, unless it is read and has an answer. Neither an error nor a redirect
 * that nobody asked for may take the place of a page. Remix calls the loaders of all routes, even of those that are left out.
 */
export async function orAsBefore(
  id: string,
  before: unknown,
  request: Pick<Request, "url">,
  load: () => Promise<unknown>,
): Promise<unknown> {
  const now = present()
  if (!now || !isOfPage(request, now)) return load()
  if (!now.routes.has(id)) return before
  const answer = await load().catch(() => undefined)
  if (answer !== undefined && !(answer instanceof Response)) return answer
  now.hasFailed = true
  return before
}

/**
 * The request for the data of the routes that are read: only of those, marked so that it does not prolong the session. A fetcher's request
 * stays as it is: in `_routes` Remix names the one route that it is for.
 */
export function asReading(input: URL, init: RequestInit | undefined): [URL, RequestInit | undefined] {
  const now = present()
  const named = input.searchParams.get("_routes")?.split(",")
  if (!now || (named && [...now.routes].some((id) => !named.includes(id)))) return [input, init]
  const url = new URL(input)
  url.searchParams.set("_routes", [...now.routes].join(","))
  const headers = new Headers(init?.headers)
  headers.set(liveHeader, "1")
  return [url, { ...init, headers }]
}

/**
 * Reads some routes of the present page again and shows what they say now. Nothing else of the page is read, and the page stays as it is if
 * that fails (LIVE-01). The answer to a form stays on the page, although the router forgets it: a refusal, or a code that is shown once. So does
 * the scroll position: the router would go back to where the window was when the reading began.
 * @returns whether all of them could be read
 */
export async function readAgain(router: Router, routes: ReadonlySet<string>): Promise<boolean> {
  live.reader ??= { asReading, isReadAgain, orAsBefore }
  const mine: Reading = { router, routes, hasFailed: false }
  reading = mine
  const { location, actionData } = router.state
  const answers = presentAnswers(location.key, actionData)
  noteStay({ key: location.key, answers, visit: presentVisit(router.state) })
  try {
    router.revalidate()
    await untilRead(router)
  } finally {
    reading = undefined
  }
  return !mine.hasFailed
}

function untilRead(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { revalidation, navigation } = router.state
      if (revalidation !== "idle" && navigation.state === "idle") return
      stop()
      resolve()
    }
    const stop = router.subscribe(look)
  })
}
