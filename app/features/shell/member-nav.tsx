import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-count.ts"
import { NavGroup } from "#app/ui/layout/nav-group.tsx"
import { NavLinks, type NavItem } from "#app/ui/layout/nav-links.tsx"
import { Nav } from "#app/ui/layout/nav.tsx"
import type { MemberFrame } from "./member.server.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"

type Group = MemberFrame["myGroups"][number]

/** A group as an entry: one that is closed to this person is named, and says why it is no link (ROLE-07). */
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

/** Where the entry of the administration leads: to what waits there, requests first. */
function adminHref(alliance: string, { loginRequests, applications }: ReviewCounts): string {
  if (loginRequests > 0) return paths.loginRequests(alliance)
  return applications > 0 ? paths.membershipApplications(alliance) : paths.admin(alliance)
}

/** The administration: while requests or applications wait, the entry says how many and leads to them. */
function adminItem(alliance: string, counts: ReviewCounts): NavItem {
  const toReview = counts.loginRequests + counts.applications
  return {
    key: "admin",
    href: adminHref(alliance, counts),
    text: <FormattedMessage id="admin.title" />,
    section: paths.admin(alliance),
    count: toReview > 0 && <FormattedMessage id="shell.to-review" values={{ count: toReview }} />,
  }
}

/** The main navigation: only what exists and this person may open (SHELL-01, ROLE-05). */
export function MemberNav({ frame }: { frame: MemberFrame }) {
  const { url } = useFrameAlliance()
  const item = (group: Group) => groupItem(group, url)
  return (
    <Nav>
      <NavLinks
        items={[
          { key: "dashboard", href: paths.dashboard(url), text: <FormattedMessage id="dashboard.title" /> },
          { key: "calendar", href: paths.calendar(url), text: <FormattedMessage id="calendar.title" /> },
          {
            key: "meetings",
            href: paths.meetings({ alliance: url }),
            text: <FormattedMessage id="meeting.list.title" />,
          },
          { key: "ballots", href: paths.ballots({ alliance: url }), text: <FormattedMessage id="ballot.list.title" /> },
          {
            key: "proposals",
            href: paths.proposals({ alliance: url }),
            text: <FormattedMessage id="proposal.list.title" />,
          },
          {
            key: "notices",
            href: paths.notices({ alliance: url }),
            text: <FormattedMessage id="notice.list.title" />,
            count: frame.newNotices > 0 && (
              <FormattedMessage id="shell.new-notices" values={{ count: frame.newNotices }} />
            ),
          },
          { key: "events", href: paths.schedules(url), text: <FormattedMessage id="schedule.list.title" /> },
          {
            key: "topic-calls",
            href: paths.topicCalls({ alliance: url }),
            text: <FormattedMessage id="topic-call.list.title" />,
          },
          {
            key: "downloads",
            href: paths.downloads({ alliance: url }),
            text: <FormattedMessage id="download.list.title" />,
          },
          {
            key: "certification",
            href: paths.certifications(url),
            text: <FormattedMessage id="certification.list.title" />,
          },
          ...(frame.seesCertificates
            ? [
                {
                  key: "certificates",
                  href: paths.certificates(url),
                  text: <FormattedMessage id="certificate.list.title" />,
                },
              ]
            : []),
          { key: "groups", href: paths.groups(url), text: <FormattedMessage id="workgroup.list.title" /> },
        ]}
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
