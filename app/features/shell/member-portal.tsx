import { type ReactNode, useMemo } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { accountPages } from "#app/parts/frame/account-pages.tsx"
import { InboxBell } from "#app/parts/inbox/inbox-bell.tsx"
import { LanguageButton } from "#app/parts/frame/language-button.tsx"
import { FramePartsContext, type Streamed, WithLate } from "#app/parts/frame/late-frame.tsx"
import { HelpLink } from "#app/parts/frame/help-link.tsx"
import { PortalFrame } from "#app/parts/frame/portal-frame.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { PreferenceForm } from "#app/parts/preference-form.tsx"
import { savedViewTools } from "#app/parts/saved-view/list-tools.tsx"
import { ownStarts } from "#app/parts/saved-view/saved-view.ts"
import { QuickSearch } from "#app/parts/search/quick-search.tsx"
import { FormOwnerContext } from "#app/forms/submit/form-owner.ts"
import { LeftFormContext } from "#app/forms/recovery/left-form.ts"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { OwnStartsContext } from "#app/ui/layout/own-start.ts"
import { ListToolsContext } from "#app/ui/table/list-tools.ts"
import type { MemberFrame } from "./member.server.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"
import { Nav, NavGroup, type NavItem, NavLinks } from "#app/ui/layout/nav.tsx"
import type { MessageId } from "#app/ui/message-id.ts"

/** Header, navigation, messages and footer around a page of a signed-in person (SHELL-01). */
export function MemberPortal({ frame, children }: { frame: Streamed<MemberFrame>; children: ReactNode }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const starts = useMemo(() => ownStarts(frame.views, url), [frame.views, url])
  return (
    <FormOwnerContext.Provider value={frame.formOwner}>
      <PortalFrame
        tools={
          <MemberTools
            frame={frame}
            menu={
              <WithLate frame={frame}>
                {(whole) => (
                  <>
                    <HelpLink />
                    <InboxBell badge={badge(intl, whole.waiting.unread, "shell.unread")} />
                    <PersonMenu frame={whole} />
                  </>
                )}
              </WithLate>
            }
          />
        }
        nav={
          <WithLate frame={frame}>
            {(whole) => (
              <OwnStartsContext.Provider value={ownStarts(whole.views, url)}>
                <MemberNav frame={whole} />
              </OwnStartsContext.Provider>
            )}
          </WithLate>
        }
        messages={frame.messages}
        home={paths.dashboard}
      >
        <FramePartsContext.Provider value={frame}>
          <LeftFormContext.Provider value={frame.left}>
            <OwnStartsContext.Provider value={starts}>
              <ListToolsContext.Provider value={savedViewTools}>{children}</ListToolsContext.Provider>
            </OwnStartsContext.Provider>
          </LeftFormContext.Provider>
        </FramePartsContext.Provider>
      </PortalFrame>
    </FormOwnerContext.Provider>
  )
}

/**
 * The end of the header: search, time zone switch, language, and the person's menu (SHELL-01).
 * @param menu the person's menu; its counts may arrive late, without resetting text typed into the search
 */
function MemberTools({ frame, menu }: { frame: MemberFrame; menu: ReactNode }) {
  return (
    <>
      <QuickSearch owner={frame.personId} />
      {frame.zone && <ZoneSwitch zone={frame.zone} />}
      <LanguageButton />
      {menu}
    </>
  )
}

function ZoneSwitch({ zone: { name, offset, isUtc } }: { zone: NonNullable<MemberFrame["zone"]> }) {
  const intl = useIntl()
  return (
    <PreferenceForm className="zones">
      <div className="seg" role="group" aria-label={intl.formatMessage({ id: "event.zone" })}>
        <button name="zone" value="local" aria-pressed={!isUtc}>
          {intl.formatMessage({ id: "shell.zone.local" }, { name, offset })}
        </button>
        <button name="zone" value="utc" aria-pressed={isUtc}>
          UTC
        </button>
      </div>
    </PreferenceForm>
  )
}

/** A number at the corner of an entry of the header, with its meaning for screen readers; nothing if it is zero. */
function badge(intl: IntlShape, count: number, text: "shell.waiting" | "shell.unread") {
  if (count === 0) return null
  return (
    <span className="badge">
      {intl.formatNumber(count)}
      <span className="vh"> {intl.formatMessage({ id: text }, { count })}</span>
    </span>
  )
}

/** The signed-in person, with links to their own pages and counts of open items. */
function PersonMenu({ frame: { person, zone, waiting } }: { frame: MemberFrame }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const counts: Partial<Record<string, number>> = {
    waiting: waiting.all,
    inbox: waiting.unread,
    ballots: waiting.ballots,
    tasks: waiting.tasks,
  }
  const summary = (
    <>
      <Avatar name={person} />
      {badge(intl, waiting.all, "shell.waiting")}
      <span className="name">{person}</span>
    </>
  )
  return (
    <DetailsMenu kind="person" summary={summary}>
      <ul>
        {Object.entries(accountPages(url)).map(([name, { href, text }]) => (
          <li key={href}>
            <a {...linkTo(href)}>
              {intl.formatMessage({ id: text })}{" "}
              {counts[name] ? <span className="n">{intl.formatNumber(counts[name])}</span> : null}
            </a>
          </li>
        ))}
        {zone && (
          <li>
            <PreferenceForm>
              <button name="zone" value={zone.other}>
                {intl.formatMessage({ id: `shell.zone.show-${zone.other}` })}
              </button>
            </PreferenceForm>
          </li>
        )}
        <li>
          <LanguageButton />
        </li>
        <li>
          <form method="post" action={paths.logout(url)}>
            <button>{intl.formatMessage({ id: "session.logout.submit" })}</button>
          </form>
        </li>
      </ul>
    </DetailsMenu>
  )
}

type Group = MemberFrame["myGroups"][number]

/** A group as a navigation entry; a group that this person may not open is shown without a link and with the reason (ROLE-07). */
function groupItem({ acronym, name, isAccessible, isDisbanded }: Group, alliance: string, intl: IntlShape): NavItem {
  const item = { key: acronym, acronym, text: name }
  if (!isAccessible) return { ...item, count: intl.formatMessage({ id: "shell.group.closed" }) }
  return {
    ...item,
    href: paths.workgroupAbout(alliance, acronym),
    section: paths.workgroup(alliance, acronym),
    count: isDisbanded && intl.formatMessage({ id: "shell.group.disbanded" }),
  }
}

/** URL of the administration entry: the pending login requests first, then membership applications. */
function adminHref(alliance: string, { loginRequests, applications }: ReviewCounts): string {
  if (loginRequests > 0) return `${paths.loginRequests(alliance)}?status=pending`
  return applications > 0 ? paths.membershipApplications(alliance) : paths.admin(alliance)
}

/** A navigation entry for a page of the alliance. */
function pageItem(intl: IntlShape, href: string, title: MessageId, count?: ReactNode): NavItem {
  return { key: title, href, text: intl.formatMessage({ id: title }), count }
}

/** The administration entry; while login requests or applications are pending, it shows their number and links to them. */
function adminItem(intl: IntlShape, alliance: string, counts: ReviewCounts): NavItem {
  const toReview = counts.loginRequests + counts.applications
  const waiting = toReview > 0 && intl.formatMessage({ id: "shell.to-review" }, { count: toReview })
  return { ...pageItem(intl, adminHref(alliance, counts), "admin.title", waiting), section: paths.admin(alliance) }
}

/** The main navigation: only pages that exist and that this person may open (SHELL-01, ROLE-05). */
function MemberNav({ frame }: { frame: MemberFrame }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const item = (group: Group) => groupItem(group, url, intl)
  const counts = {
    newNotices: frame.newNotices > 0 && intl.formatMessage({ id: "shell.new-notices" }, { count: frame.newNotices }),
    openTasks: frame.waiting.tasks > 0 && intl.formatNumber(frame.waiting.tasks),
  }
  return (
    <Nav>
      <NavLinks
        items={frame.navigation.map(({ href, title, count }) => pageItem(intl, href, title, count && counts[count]))}
      />
      {frame.myGroups.length > 0 && (
        <NavGroup title={intl.formatMessage({ id: "shell.my-groups" })} items={frame.myGroups.map(item)} />
      )}
      {frame.otherGroups.length > 0 && (
        <NavGroup
          title={intl.formatMessage({ id: "shell.other-groups" })}
          items={frame.otherGroups.map(item)}
          isFolded
        />
      )}
      {frame.administration && <NavLinks items={[adminItem(intl, url, frame.administration)]} />}
      {frame.areGroupsMissing && <p>{intl.formatMessage({ id: "shell.groups-missing" })}</p>}
    </Nav>
  )
}
