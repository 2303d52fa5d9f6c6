import { ApiFailure, type Failure, type Result } from "#app/lib/failure.ts"
import { settleWithin, type Loaded } from "#app/lib/settle.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** A reader without scripts cannot be sent anything later and asks for the whole page. */
const fullPatience = 20_000

/**
 * A part of a page that loads and fails on its own (DASH-07).
 * @param view makes what the page shows of the answer
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
  const isToldApart = kind === "timeout" || kind === "unauthorized" || kind === "not_built"
  return { state: "failed", reason: isToldApart ? kind : "error" }
}

/** A widget is told of a 401 like of any failure, because it may be told late; here and now it ends the session (SES-07). */
function holdsUnauthorized(widgets: object): boolean {
  return Object.values(widgets).some((widget: Loaded<unknown> | Promise<unknown>) => {
    return "state" in widget && widget.state === "failed" && widget.reason === "unauthorized"
  })
}

/**
 * Waits a little for all widgets of a page, so that a quick backend gives a whole page; what has not arrived then comes later.
 * An address with `?whole` waits for everything: for readers without scripts.
 * @param since when the page began to wait for what it cannot do without, in milliseconds of `performance.now()`
 * @throws ApiFailure when the backend answered 401 to one of them
 */
export async function settleWidgets<Parts extends Record<string, Promise<Loaded<unknown>>>>(
  parts: Parts,
  { url }: Pick<Request, "url">,
  { settings }: Pick<RequestContext, "settings">,
  since = performance.now(),
) {
  const isWhole = new URL(url).searchParams.has("whole")
  const patience = isWhole ? fullPatience : settings.widgetPatience
  const widgets = await settleWithin(parts, patience - (performance.now() - since))
  if (holdsUnauthorized(widgets)) throw new ApiFailure({ kind: "unauthorized" })
  return widgets
}
