import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { ShellScope } from "#app/lib/shell-scope.ts"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Link } from "#app/ui/link.tsx"

type GroupNumbersProps = { counts: components["schemas"]["WorkgroupTotals"]; scope: ShellScope }

/** A group in numbers, each with the way to its list (WG-02). */
export function GroupNumbers({ counts, scope }: GroupNumbersProps) {
  const intl = useIntl()
  const members = workgroupPaths.members(scope.alliance, scope.acronym ?? "")
  const numbers = [
    { id: "workgroup.member.title", href: members, total: counts.member },
    { id: "meeting.list.title", href: paths.meetings(scope), total: counts.meeting },
    { id: "ballot.list.title", href: paths.ballots(scope), total: counts.ballot },
    { id: "proposal.list.title", href: paths.proposals(scope), total: counts.proposal },
    { id: "download.list.title", href: paths.downloads(scope), total: counts.download },
  ] as const
  return (
    <section aria-label={intl.formatMessage({ id: "dashboard.statistics.title" })}>
      <Facts
        kind="stats"
        items={numbers.map(({ id, href, total }) => ({
          term: (
            <Link to={href}>
              <FormattedMessage id={id} />
            </Link>
          ),
          value: <FormattedNumber value={total} />,
        }))}
      />
    </section>
  )
}
