import { ApiFailure, type Failure, type Result } from "#app/lib/failure.ts"
import { settleWithin, type Loaded } from "#app/lib/settle.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Timeout in milliseconds for clients without scripts, to which nothing can be streamed: they request the whole page. */
const wholePageTimeout = 20_000

/**
 * A part of a page that loads and fails on its own (DASH-07).
 * @param view maps the response to view data
 */
export async function loadWidget<Answer, View>(
  call: Promise<Result<Answer>>,
  view: (answer: Answer) => View,
): Promise<Loaded<View>> {
  try {
    const result = await call
    return result.ok ? { state: "ready", value: view(result.value) } : failed(result.failure)
  } catch (error) {
    if (error instanceof ApiFailure) return failed(error.failure)
    throw error
  }
}

function failed({ kind }: Failure): Loaded<never> {
  const hasOwnReason = kind === "timeout" || kind === "unauthorized" || kind === "not_built"
  return { state: "failed", reason: hasOwnReason ? kind : "error" }
}

/**
 * Whether a widget that has already loaded got a 401. Widgets treat a 401 like any failure, because it may arrive late; in time it ends the
 * session (SES-07).
 */
function hasUnauthorized(widgets: object): boolean {
  return Object.values(widgets).some((widget: Loaded<unknown> | Promise<unknown>) => {
    return "state" in widget && widget.state === "failed" && widget.reason === "unauthorized"
  })
}

/**
 * Waits briefly for all widgets of a page, so that a fast backend gives a complete page; the others are streamed later. For clients without
 * scripts, a URL with `?whole` waits for everything, and so does the page that answers a form: loading it again would lose its result and
 * the input (FORM-08).
 * @param since start of the page's own waiting, in milliseconds of `performance.now()`
 * @throws ApiFailure if the backend answered 401 for one of them in time
 */
export async function settleWidgets<Parts extends Record<string, Promise<Loaded<unknown>>>>(
  parts: Parts,
  { url }: Pick<Request, "url">,
  { settings, hasActed }: Pick<RequestContext, "settings" | "hasActed">,
  since = performance.now(),
) {
  const isWhole = hasActed || new URL(url).searchParams.has("whole")
  const timeout = isWhole ? wholePageTimeout : settings.widgetPatience
  const widgets = await settleWithin(parts, timeout - (performance.now() - since))
  if (hasUnauthorized(widgets)) throw new ApiFailure({ kind: "unauthorized" })
  return widgets
}
