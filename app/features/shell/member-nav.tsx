import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
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
          { key: "search", href: paths.search(url), text: <FormattedMessage id="search.title" /> },
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
        <NavGroup
          title={<FormattedMessage id="shell.run" />}
          items={[
            {
              key: "admin",
              href: paths.admin(url),
              text: <FormattedMessage id="admin.title" />,
              section: paths.admin(url),
              count: frame.administration.toReview > 0 && (
                <FormattedMessage id="shell.to-review" values={{ count: frame.administration.toReview }} />
              ),
            },
          ]}
        />
      )}
      {frame.areGroupsMissing && (
        <p>
          <FormattedMessage id="shell.groups-missing" />
        </p>
      )}
    </Nav>
  )
}
