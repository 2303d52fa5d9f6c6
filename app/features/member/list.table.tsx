import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MemberRowView } from "./list.server.ts"
import { memberSymbols, memberStatusTexts } from "./member.status.ts"

/** Id of the form that the check boxes in the member list belong to. */
export const chosenForm = "member-chosen"

/** The columns of the list of members. */
export const memberColumns: Column<MemberRowView>[] = [
  { key: "choose", head: "member.many.choose", cell: (member) => <SelectMember member={member} /> },
  {
    key: "name",
    head: "member.name",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, realName, username }) => (
      <>
        <Link to={href}>{name}</Link>
        {realName && <small>{realName}</small>}
        <small>{username}</small>
      </>
    ),
  },
  { key: "email", head: "member.email", sort: "email", isLabelled: true, cell: ({ email }) => email },
  {
    key: "organization",
    head: "member.organization",
    sort: "organization",
    isLabelled: true,
    cell: ({ organization, place }) => (
      <>
        {organization}
        {place && (
          <>
            {organization && <br />}
            <small>{place}</small>
          </>
        )}
      </>
    ),
  },
  { key: "roles", head: "member.roles", isLabelled: true, cell: ({ roles }) => roles },
  {
    key: "groups",
    head: "member.groups",
    isLabelled: true,
    cell: ({ groups }) => groups && <span className="ref several">{groups}</span>,
  },
  {
    key: "joined",
    head: "member.joined",
    sort: "join_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ joined }) => <Time moment={joined} />,
  },
  {
    key: "status",
    head: "member.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag symbol={memberSymbols[status]}>
        <FormattedMessage id={memberStatusTexts[status]} />
      </StatusTag>
    ),
  },
]

function SelectMember({ member: { id, name } }: { member: MemberRowView }) {
  const intl = useIntl()
  return (
    <input
      type="checkbox"
      name="member"
      value={id}
      form={chosenForm}
      aria-label={intl.formatMessage({ id: "member.many.choose.of" }, { name })}
    />
  )
}
