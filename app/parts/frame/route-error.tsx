import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { LostConnection } from "#app/lib/lost-connection.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { ScreenData } from "#app/session/screen.server.ts"
import { ErrorScreen } from "#app/ui/feedback/error-screen.tsx"
import { Link } from "#app/ui/link.tsx"
import { rolesIn } from "../role-texts.ts"
import { AllianceList } from "./alliance-list.tsx"
import { LanguageButton } from "./language-button.tsx"
import { PortalFrame } from "./portal-frame.tsx"
import { usePageFrame } from "./use-page-frame.ts"
import { WhoCould } from "./who-could.tsx"
import { doorIn, WhomToAsk, type Door } from "./whom-to-ask.tsx"

type Screen =
  | "not-found"
  | "no-group"
  | "forbidden"
  | "restricted"
  | "unavailable"
  | "timeout"
  | "server"
  | "refused"
  | "too-many"
  | "not-built"

const screens: Record<number, Screen> = {
  400: "refused",
  403: "forbidden",
  404: "not-found",
  405: "not-found",
  413: "refused",
  429: "too-many",
  501: "not-built",
  503: "unavailable",
  504: "timeout",
}

const screenOf = (status: number, data: Partial<ScreenData> | undefined) =>
  data?.reason ? "refused" : screenOfStatus(status, data)

function screenOfStatus(status: number, data: Partial<ScreenData> | undefined): Screen {
  if (status === 403 && data?.failure?.code === "restricted_group") return "restricted"
  if (status === 404 && data?.failure?.code === "no_such_group") return "no-group"
  return screens[status] ?? "server"
}

const retryable = new Set<Screen>(["unavailable", "timeout", "server"])
const aboutGroups = new Set<Screen>(["no-group", "restricted"])

/** The screen of whatever went wrong in a route, inside the nearest frame that could be shown (ERR-02, ROLE-04). */
export function RouteError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : error instanceof LostConnection ? 503 : 500
  const data = isRouteErrorResponse(error) ? (error.data as Partial<ScreenData> | undefined) : undefined
  const screen = screenOf(status, data)
  return (
    <ErrorScreen
      status={status}
      title={<FormattedMessage id={`error.${screen}.title`} />}
      message={<Message screen={screen} data={data} />}
      detail={<Detail screen={screen} data={data} />}
      acts={<Acts screen={screen} door={screen === "restricted" ? doorIn(data?.details) : undefined} />}
      reference={data?.requestId && <FormattedMessage id="error.request-id" values={{ id: data.requestId }} />}
    >
      {data?.alliances && <AllianceList alliances={data.alliances} />}
    </ErrorScreen>
  )
}

/** The sentence; where the state of a record forbids it, which state, or from when on it is possible. */
function Message({ screen, data }: { screen: Screen; data: Partial<ScreenData> | undefined }) {
  return data?.reason ?? <FormattedMessage id={`error.${screen}.message`} />
}

/** What can be known beyond the sentence: why not, or who could. */
function Detail({ screen, data }: { screen: Screen; data: Partial<ScreenData> | undefined }) {
  const roles = screen === "forbidden" ? rolesIn(data?.details) : []
  const door = screen === "restricted" ? doorIn(data?.details) : undefined
  if (data?.reason) return null
  if (door) return <WhomToAsk door={door} />
  return roles.length > 0 ? <WhoCould roles={roles} /> : <FormattedMessage id={`error.${screen}.detail`} />
}

function Acts({ screen, door }: { screen: Screen; door: Door | undefined }) {
  const canRetry = retryable.has(screen)
  const { pathname, search } = useLocation()
  const alliance = usePageFrame()?.alliance
  return (
    <>
      {canRetry && (
        <Link className="btn primary" to={pathname + search} reloadDocument>
          <FormattedMessage id="error.retry" />
        </Link>
      )}
      {alliance && (
        <Link className={canRetry ? "btn" : "btn primary"} to={paths.dashboard(alliance.url)} reloadDocument>
          <FormattedMessage id="error.home" />
        </Link>
      )}
      {alliance && door?.group.status === "normal" && (
        <Link className="btn" to={workgroupPaths.join(alliance.url, door.group.acronym)} reloadDocument>
          <FormattedMessage id="join-request.ask.link" />
        </Link>
      )}
      {alliance && aboutGroups.has(screen) && (
        <Link className="btn" to={paths.groups(alliance.url)} reloadDocument>
          <FormattedMessage id="error.groups" />
        </Link>
      )}
    </>
  )
}

/** The same where not even a frame could be shown: it brings the plain one. */
export function RootError() {
  return (
    <PortalFrame tools={<LanguageButton />}>
      <RouteError />
    </PortalFrame>
  )
}
