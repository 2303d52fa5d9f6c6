import { Person } from "#app/parts/person/person.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MemberRowView } from "./members.server.ts"

/** Columns of the members of a group. */
export const memberColumns: Column<MemberRowView>[] = [
  {
    key: "name",
    head: "workgroup.member.name",
    kind: "subject",
    sort: "name",
    cell: ({ person, realName }) => <Person person={{ ...person, organization: undefined }} note={realName} />,
  },
  { key: "username", head: "workgroup.member.username", isLabelled: true, cell: ({ username }) => username },
  {
    key: "organization",
    head: "workgroup.member.organization",
    sort: "organization",
    cell: ({ person }) => person.organization,
  },
  { key: "role", head: "workgroup.member.role", sort: "role", isLabelled: true, cell: ({ roles }) => roles },
  {
    key: "joined",
    head: "workgroup.member.joined",
    sort: "join_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ joined }) => <Time moment={joined} />,
  },
]
