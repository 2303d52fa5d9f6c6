import { useMatches } from "@remix-run/react"
import { useIntl } from "react-intl"
import { messagesUrl } from "#app/i18n/messages-url.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { RouteHandle } from "#app/session/access.ts"
import favicon from "#app/ui/styles/favicon.svg?url&no-inline"
import { useNonce } from "#app/ui/nonce.ts"
import { useErrorStatus, useHasFormErrors } from "#app/client/framework/page-state.ts"
import type { PageFrame } from "./page-frame.server.ts"

type HeadProps = { frame: PageFrame | undefined; sendsScripts: boolean }

/** The head of every document: title, tenant colour, language asset, statistics script. */
export function DocumentHead({ frame, sendsScripts }: HeadProps) {
  const nonce = useNonce()
  const title = useTitle(frame)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {sendsScripts && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
      <title>{title}</title>
      <link rel="icon" href={favicon} type="image/svg+xml" />
      {sendsScripts && frame && messagesFetch(frame.locale, nonce)}
      {tenantColour(frame, nonce)}
      {statistics(frame, nonce)}
    </>
  )
}

/**
 * Fetches the messages in parallel with the scripts that need them. A preload link would be fetched without scripts too, for nothing. React
 * escapes quotes in a script's text, so the script uses only backticks.
 */
function messagesFetch(locale: Locale, nonce: string | undefined) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`window.portalMessages=fetch(\`${messagesUrl(locale)}\`)`}
    </script>
  )
}

/** The title that a page's or shell's loader returns: `windowTitle`. */
function titleIn(data: unknown): string | undefined {
  const isNamed = typeof data === "object" && data !== null && "windowTitle" in data
  return isNamed ? String(data.windowTitle) : undefined
}

/** Titles of the surrounding shells: the acronym of a group, the code of a proposal. */
function useShellNames(): (string | undefined)[] {
  return useMatches()
    .slice(0, -1)
    .map(({ data }) => titleIn(data))
}

/** The page's title: a record's page gets it from its loader, other pages from their handle. */
function usePageName(): string | undefined {
  const intl = useIntl()
  const { data, handle } = useMatches().at(-1) ?? {}
  const named = titleIn(data)
  if (named !== undefined) return named
  const id = (handle as RouteHandle | undefined)?.title
  return id && intl.formatMessage({ id })
}

/** "Meetings · COPT · Aurora Alliance · Alliance Portal"; without page and alliance only the product's title (TEN-03). */
function useTitle(frame: PageFrame | undefined): string {
  const intl = useIntl()
  const status = useErrorStatus()
  const pageName = usePageName()
  const shells = useShellNames()
  const hasFormErrors = useHasFormErrors()
  const name = status !== undefined ? String(status) : pageName
  const page = hasFormErrors ? intl.formatMessage({ id: "shell.title-error" }, { title: name }) : name
  return [page, ...shells, frame?.alliance?.name, frame?.productTitle ?? "Alliance Portal"].filter(Boolean).join(" · ")
}

/**
 * Sets the tenant's hue. It is a style element because the content security policy forbids style attributes. It is outside every cascade
 * layer, so it overrides the stylesheet's value wherever it is placed.
 */
function tenantColour(frame: PageFrame | undefined, nonce: string | undefined) {
  const alliance = frame?.alliance
  if (!alliance) return null
  const rules = [alliance.hue !== undefined && `--hue:${alliance.hue}`, alliance.isGrey && "--chroma:0"].filter(Boolean)
  if (rules.length === 0) return null
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{${rules.join(";")}}`}
    </style>
  )
}

/** The statistics script from the configured host; it fails silently (SHELL-09). */
function statistics(frame: PageFrame | undefined, nonce: string | undefined) {
  if (!frame?.analytics) return null
  const { host, websiteId } = frame.analytics
  return (
    <script
      async
      nonce={nonce}
      src={new URL("/script.js", host).href}
      data-website-id={websiteId}
      suppressHydrationWarning
    />
  )
}
