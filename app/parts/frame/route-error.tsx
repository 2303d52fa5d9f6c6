import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { ScreenData, AllianceLink } from "#app/session/screen.server.ts"
import { ErrorScreen } from "#app/ui/feedback/error-screen.tsx"
import { TypedList } from "#app/forms/recovery/typed-list.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { rolesIn, roleText, type Role } from "../role-texts.ts"
import { LanguageButton } from "./language-button.tsx"
import { PortalFrame } from "./portal-frame.tsx"
import { usePageFrame } from "./use-page-frame.ts"
import { restrictedGroupFrom, GroupContacts } from "./group-contacts.tsx"
import { statusOf } from "#app/client/framework/page-state.ts"
import { Section } from "#app/ui/layout/page.tsx"

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

/** Error screen of a route, inside the nearest frame that could be rendered (ERR-02, ROLE-04). */
export function RouteError() {
  const intl = useIntl()
  const error = useRouteError()
  const status = statusOf(error)
  const data = isRouteErrorResponse(error) ? (error.data as Partial<ScreenData> | undefined) : undefined
  const screen = screenOf(status, data)
  return (
    <ErrorScreen
      status={status}
      title={intl.formatMessage({ id: `error.${screen}.title` })}
      message={<Message screen={screen} data={data} />}
      detail={<Detail screen={screen} data={data} />}
      actions={<Links screen={screen} data={data} />}
      reference={data?.requestId && intl.formatMessage({ id: "error.request-id" }, { id: data.requestId })}
    >
      {data?.typed && <TypedList typed={data.typed} />}
      {data?.alliances && <AllianceList alliances={data.alliances} />}
    </ErrorScreen>
  )
}

/** The error message. If a record's state forbids the action, it names that state or when the action becomes possible. */
function Message({ screen, data }: ScreenProps) {
  const intl = useIntl()
  return data?.reason ?? intl.formatMessage({ id: `error.${screen}.message` })
}

/** Details beyond the message: the reason, or who has permission. */
function Detail({ screen, data }: ScreenProps) {
  const intl = useIntl()
  const roles = screen === "forbidden" ? rolesIn(intl, data?.details) : []
  const door = screen === "restricted" ? restrictedGroupFrom(data?.details) : undefined
  if (data?.reason) return null
  if (door) return <GroupContacts door={door} />
  return roles.length > 0 ? <WhoCould roles={roles} /> : intl.formatMessage({ id: `error.${screen}.detail` })
}

type ScreenProps = { screen: Screen; data: Partial<ScreenData> | undefined }

type Way = "error.back" | `join-request.${"pending" | "ask"}.link` | "error.groups" | "error.home"

/** Links to other pages of the alliance, most useful first; for a restricted group, to ask to join or to the request that is pending. */
function linksFrom({ screen, data }: ScreenProps, alliance: string): Partial<Record<Way, string | false>> {
  const door = screen === "restricted" ? restrictedGroupFrom(data?.details) : undefined
  return {
    "error.back": data?.above,
    [`join-request.${door?.asked ? "pending" : "ask"}.link`]:
      door?.group.status === "normal" && workgroupPaths.join(alliance, door.group.acronym),
    "error.groups": aboutGroups.has(screen) && paths.groups(alliance),
    "error.home": paths.dashboard(alliance),
  }
}

function Links(props: ScreenProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const alliance = usePageFrame()?.alliance
  const ways = {
    "error.retry": retryable.has(props.screen) && pathname + search,
    ...(alliance && linksFrom(props, alliance.url)),
  }
  const open = (Object.keys(ways) as (keyof typeof ways)[]).filter((id) => ways[id])
  return open.map((id, index) => (
    <a key={id} className={index === 0 ? "btn primary" : "btn"} {...linkTo(ways[id] || "", { isDocument: true })}>
      {intl.formatMessage({ id })}
    </a>
  ))
}

/** The error screen if no frame could be rendered: it brings a minimal one. */
export function RootError() {
  return (
    <PortalFrame tools={<LanguageButton />}>
      <RouteError />
    </PortalFrame>
  )
}

/** The alliances of this portal, for visitors who do not know their alliance's URL (TEN-02). */
function AllianceList({ alliances }: { alliances: AllianceLink[] }) {
  const intl = useIntl()
  if (alliances.length === 0) return null
  return (
    <Section title={intl.formatMessage({ id: "shell.alliances" })}>
      <ul className="rows">
        {alliances.map(({ url, name, otherName, otherLang }) => (
          <li key={url}>
            <a href={paths.dashboard(url)}>{name}</a> {otherName && <span lang={otherLang}>{otherName}</span>}
            <br />
            <small>
              <code>/a/{url}</code>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Who has permission for the refused action: every refusal says it (ROLE-04). */
function WhoCould({ roles }: { roles: readonly Role[] }) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "error.forbidden.separator" })
  const who = roles.map((role) => intl.formatMessage({ id: roleText(role) })).join(separator)
  return intl.formatMessage({ id: "error.forbidden.who" }, { who })
}
