import { useLocation } from "@remix-run/react"
import { type ComponentType, lazy } from "react"
import { useIntl } from "react-intl"
import { Note } from "./feedback/note.tsx"
import { useHydrated } from "./use-hydrated.ts"

/**
 * A part of a page whose code the browser loads when it is first shown, inside `Suspense`; never React's own `lazy`, which replaces the
 * whole page with an error screen if the code cannot be loaded (fault 59). Here the rest of the page stays. A part that the server has
 * rendered stays, too, and its form is sent without scripts; in place of any other there is a message. Where the server renders the part:
 * `const Part = import.meta.env.SSR ? (await load()).default : lazyPart(load)`.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })))
}

/** Never loaded: what the server has sent stays as long as React waits for it. */
const Unhydrated = lazy(() => new Promise<never>(() => undefined))

/** A browser does not ask again for a module that failed, so the part can be shown after the page has been loaded again. */
function NotLoaded() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  if (!useHydrated()) return <Unhydrated />
  return (
    <Note tone="stop" role="alert">
      {intl.formatMessage({ id: "ui.part.failed" })}{" "}
      <a href={pathname + search}>{intl.formatMessage({ id: "ui.part.reload" })}</a>
    </Note>
  )
}
