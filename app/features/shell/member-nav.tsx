import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { NavGroup } from "#app/ui/layout/nav-group.tsx"
import { NavLinks, type NavItem } from "#app/ui/layout/nav-links.tsx"
import { Nav } from "#app/ui/layout/nav.tsx"
import type { MemberFrame } from "./member.server.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"

type Group = MemberFrame["myGroups"][number]

const groupItem = ({ acronym, name }: Group): NavItem => ({ key: acronym, acronym, text: name })

/** The main navigation: only what exists and this person may open (SHELL-01, ROLE-05). */
export function MemberNav({ frame }: { frame: MemberFrame }) {
  const { url } = useFrameAlliance()
  return (
    <Nav>
      <NavLinks
        items={[{ key: "dashboard", href: paths.dashboard(url), text: <FormattedMessage id="dashboard.title" /> }]}
      />
      {frame.myGroups.length > 0 && (
        <NavGroup title={<FormattedMessage id="shell.my-groups" />} items={frame.myGroups.map(groupItem)} />
      )}
      {frame.otherGroups.length > 0 && (
        <NavGroup
          title={<FormattedMessage id="shell.other-groups" />}
          items={frame.otherGroups.map(groupItem)}
          isFolded
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
