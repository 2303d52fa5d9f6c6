import { FormattedMessage, useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import type { WorkgroupRowView } from "./workgroup-list.server.ts"
import { workgroupColumns } from "./workgroup-table.tsx"

/** The columns of the administrators' list of groups: what may be done, at the end, in place of one's own role. */
export const adminColumns: Column<WorkgroupRowView>[] = [
  ...workgroupColumns.filter(({ key }) => key !== "role"),
  { key: "acts", head: "workgroup-admin.acts", cell: (group) => <Acts group={group} /> },
]

const texts = {
  update: "workgroup-admin.edit.link",
  "role.add": "workgroup.member.title",
  disband: "workgroup-admin.disband.link",
} as const
const pages = { update: "edit", "role.add": "member", disband: "disband" } as const

function Acts({ group: { acronym, acts } }: { group: WorkgroupRowView }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  if (acts.length === 0) return null
  return (
    <span className="acts">
      {acts.map((act) => (
        <Link
          key={act}
          to={workgroupPaths.adminPage(url, acronym, pages[act])}
          aria-label={`${intl.formatMessage({ id: texts[act] })} ${acronym}`}
        >
          <FormattedMessage id={texts[act]} />
        </Link>
      ))}
    </span>
  )
}
