import { Await, useLocation, useNavigate } from "@remix-run/react"
import { Suspense, useEffect, type ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Eventually, Loaded } from "#app/lib/settle.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { linkTo } from "#app/ui/link.tsx"

type WidgetBodyProps<View> = { from: Eventually<View>; lines?: number; children: (view: View) => ReactNode }

/** A widget's body: immediate, streamed, or an error with a retry link (DASH-07, ERR-02). */
export function WidgetBody<View>({ from, lines, children }: WidgetBodyProps<View>) {
  if (!(from instanceof Promise)) return <Settled loaded={from}>{children}</Settled>
  return (
    <Suspense fallback={<LoadingWidget lines={lines} />}>
      <Await resolve={from} errorElement={<Failed reason="error" />}>
        {(loaded) => <Settled loaded={loaded}>{children}</Settled>}
      </Await>
    </Suspense>
  )
}

function Settled<View>({ loaded, children }: { loaded: Loaded<View>; children: (view: View) => ReactNode }) {
  if (loaded.state === "ready") return <>{children(loaded.value)}</>
  return loaded.reason === "unauthorized" ? <SessionEnded /> : <Failed reason={loaded.reason} />
}

/** URL of this page with all widgets in the first response. */
function useWholeUrl(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search ? `${search}&` : "?"}whole`
}

/** Skeleton of a widget that is still loading. Without scripts nothing can be streamed: the page reloads with all widgets included. */
function LoadingWidget({ lines }: { lines?: number }) {
  const whole = useWholeUrl()
  return (
    <>
      <Skeleton lines={lines} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${whole}`} />
      </noscript>
    </>
  )
}

/**
 * A 401 that arrived after the response had started. Loading the whole page again gets it before the start, and leads to the login page
 * (SES-07).
 */
function SessionEnded() {
  const intl = useIntl()
  const navigate = useNavigate()
  const whole = useWholeUrl()
  useEffect(() => navigate(whole, { replace: true }), [navigate, whole])
  return (
    <Note tone="hold" role="status">
      {intl.formatMessage({ id: "session.unauthorized" })}
    </Note>
  )
}

const failures = { timeout: "error.timeout", not_built: "error.not-built", error: "error.server" } as const

function Failed({ reason }: { reason: keyof typeof failures }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const error = intl.formatMessage({ id: failures[reason] })
  return (
    <Note tone={reason === "not_built" ? "hold" : "stop"} role="status">
      {reason === "not_built" ? error : intl.formatMessage({ id: "error.part" }, { error })}{" "}
      {reason !== "not_built" && <a {...linkTo(pathname + search)}>{intl.formatMessage({ id: "error.retry" })}</a>}
    </Note>
  )
}
