import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { allianceRoleValues } from "#openapi/generated/values/alliance-role.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import { listMembers, type MemberListView, type MemberRowView } from "./list.server.ts"
import { memberQuery, type MemberSearch } from "./list.query.ts"
import { memberRoleTexts, memberStatusTexts, memberSymbols } from "./member.status.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member-admin", title: "member.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = memberQuery.parse(request.url)
  return { search, list: await listMembers(context, search) }
}

/** All members of the alliance, for people who administer members (ADM-01). */
export default function MemberList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <ListPage
      title="member.list.title"
      query={memberQuery}
      search={search}
      columns={memberColumns}
      page={list}
      rowKey={({ id }) => id}
      actions={
        <>
          {list.canInvite && (
            <a className="btn primary" {...linkTo(memberPaths.invite(url))}>
              {intl.formatMessage({ id: "member.list.invite" })}
            </a>
          )}
          {list.canInvite && (
            <a className="btn" {...linkTo(memberPaths.invitations(url))}>
              {intl.formatMessage({ id: "member-invitation.list.title" })}
            </a>
          )}
          <ListExports csv={memberPaths.csv(url) + memberQuery.href(search)} />
        </>
      }
    >
      <MemberFilters search={search} list={list} />
      {list.items.length > 0 && <ChosenMembers />}
    </ListPage>
  )
}

/** Actions on the selected members; each opens a confirmation page (ADM-10). */
function ChosenMembers() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Form method="get" action={memberPaths.many(url)} id={chosenForm} className="filters">
      <div className="acts">
        <small className="muted">{intl.formatMessage({ id: "member.many.chosen" })}</small>
        <button className="btn" name="action" value="disable">
          {intl.formatMessage({ id: "member.disable.link" })}
        </button>
        <button className="btn" name="action" value="enable">
          {intl.formatMessage({ id: "member.enable.submit" })}
        </button>
      </div>
    </Form>
  )
}

type MemberFiltersProps = { search: MemberSearch; list: MemberListView }

/** Filters of the member list: state, text, role in the alliance, group, entity (SHELL-06). */
function MemberFilters({ search, list: { counts, groups, entity } }: MemberFiltersProps) {
  const intl = useIntl()
  const text = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  return (
    <FilterBar
      query={memberQuery}
      search={search}
      counts={counts.map(({ status, count }) => ({ value: status, text: text(memberStatusTexts[status]), count }))}
      fields={[
        {
          name: "role",
          label: text("member.filter.role"),
          options: allianceRoleValues.map((role) => ({ value: role, text: text(memberRoleTexts[role]) })),
        },
        { name: "group", label: text("member.filter.group"), options: groups },
        ...(entity ? [{ name: "entity", label: text("member.organization"), options: [entity] }] : []),
      ]}
    />
  )
}

/** Id of the form that the check boxes in the member list belong to. */
const chosenForm = "member-chosen"

/** The columns of the list of members. */
const memberColumns: Column<MemberRowView>[] = [
  { key: "choose", head: "member.many.choose", cell: (member) => <SelectMember member={member} /> },
  {
    key: "name",
    head: "member.name",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, realName, username }, intl) => (
      <>
        <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
          {name}
        </a>
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
    cell: ({ status }, intl) => (
      <StatusTag symbol={memberSymbols[status]}>{intl.formatMessage({ id: memberStatusTexts[status] })}</StatusTag>
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

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
