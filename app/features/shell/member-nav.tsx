import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"
import { Nav, NavGroup, type NavItem, NavLinks } from "#app/ui/layout/nav.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import type { MemberFrame } from "./member.server.ts"

type Group = MemberFrame["myGroups"][number]

/** A group as a navigation entry; a group that this person may not open is shown without a link and with the reason (ROLE-07). */
function groupItem({ acronym, name, isAccessible, isDisbanded }: Group, alliance: string): NavItem {
  const item = { key: acronym, acronym, text: name }
  if (!isAccessible) return { ...item, count: <FormattedMessage id="shell.group.closed" /> }
  return {
    ...item,
    href: paths.workgroupAbout(alliance, acronym),
    section: paths.workgroup(alliance, acronym),
    count: isDisbanded && <FormattedMessage id="shell.group.disbanded" />,
  }
}

/** URL of the administration entry: pending login requests first, then membership applications. */
function adminHref(alliance: string, { loginRequests, applications }: ReviewCounts): string {
  if (loginRequests > 0) return paths.loginRequests(alliance)
  return applications > 0 ? paths.membershipApplications(alliance) : paths.admin(alliance)
}

/** A navigation entry for a page of the alliance. */
function pageItem(href: string, title: MessageId, count?: ReactNode): NavItem {
  return { key: title, href, text: <FormattedMessage id={title} />, count }
}

/** The administration entry; while login requests or applications are pending, it shows their number and links to them. */
function adminItem(alliance: string, counts: ReviewCounts): NavItem {
  const toReview = counts.loginRequests + counts.applications
  const waiting = toReview > 0 && <FormattedMessage id="shell.to-review" values={{ count: toReview }} />
  return { ...pageItem(adminHref(alliance, counts), "admin.title", waiting), section: paths.admin(alliance) }
}

/** The main navigation: only pages that exist and that this person may open (SHELL-01, ROLE-05). */
export function MemberNav({ frame }: { frame: MemberFrame }) {
  const { url } = useFrameAlliance()
  const item = (group: Group) => groupItem(group, url)
  const counts = {
    newNotices: frame.newNotices > 0 && (
      <FormattedMessage id="shell.new-notices" values={{ count: frame.newNotices }} />
    ),
  }
  return (
    <Nav>
      <NavLinks
        items={frame.navigation.map(({ href, title, count }) => pageItem(href, title, count && counts[count]))}
      />
      {frame.myGroups.length > 0 && (
        <NavGroup title={<FormattedMessage id="shell.my-groups" />} items={frame.myGroups.map(item)} />
      )}
      {frame.otherGroups.length > 0 && (
        <NavGroup title={<FormattedMessage id="shell.other-groups" />} items={frame.otherGroups.map(item)} isFolded />
      )}
      {frame.administration && (
        <NavGroup title={<FormattedMessage id="shell.run" />} items={[adminItem(url, frame.administration)]} />
      )}
      {frame.areGroupsMissing && (
        <p>
          <FormattedMessage id="shell.groups-missing" />
        </p>
      )}
    </Nav>
  )
}
