import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { namedColumns, PeopleRows } from "#app/parts/import/people-rows.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { invitationSymbols, resultQuery, type ResultSearch } from "./invitation.status.ts"
import { type InvitedPerson, resultView, type ResultView } from "./result.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.result.window" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = resultQuery.parse(request.url)
  return { search, view: await resultView(context, params.id, search) }
}

/** Last step of an invitation: the state of each person (ADM-01). */
export default function InvitationResult() {
  const intl = useIntl()
  const { search, view } = useLoaderData<typeof loader>()
  const { creator, sent, until, text, attachments, groups, waiting, failed } = view
  return (
    <>
      <InvitationHead title="member-invitation.result.title" at="result" />
      <Split
        main={
          <>
            {waiting + failed > 0 && (
              <Note tone="live">
                {waiting > 0 &&
                  intl.formatMessage(
                    { id: "member-invitation.result.waiting" },
                    { count: waiting, time: <Time moment={until} /> },
                  )}{" "}
                {failed > 0 && intl.formatMessage({ id: "member-invitation.result.failed" }, { count: failed })}{" "}
                <a {...linkTo(resultQuery.href(search, { page: search.page }), { staysInPlace: true })}>
                  {intl.formatMessage({ id: "member-invitation.result.refresh" })}
                </a>
              </Note>
            )}
            <ResultPeople view={view} search={search} />
            <Section title={intl.formatMessage({ id: "member-invitation.result.message" })}>
              <RichText html={text} />
              <AttachmentList files={attachments} />
            </Section>
          </>
        }
        aside={
          <Facts
            items={[
              { term: intl.formatMessage({ id: "member-invitation.result.by" }), value: creator },
              { term: intl.formatMessage({ id: "member-invitation.result.time" }), value: <Time moment={sent} /> },
              { term: intl.formatMessage({ id: "member-invitation.result.until" }), value: <Time moment={until} /> },
              {
                term: intl.formatMessage({ id: "member-invitation.message.groups" }),
                value: groups ? <span className="ref">{groups}</span> : undefined,
              },
            ]}
          />
        }
      />
    </>
  )
}

const columns: Column<InvitedPerson>[] = [
  ...namedColumns,
  { key: "reason", head: "member-invitation.why", isLabelled: true, cell: ({ reason }) => reason },
  {
    key: "state",
    head: "member-invitation.status",
    kind: "tag",
    cell: ({ state }, intl) => (
      <StatusTag symbol={invitationSymbols[state]}>
        {intl.formatMessage({ id: `member-invitation.state.${state}` })}
      </StatusTag>
    ),
  },
]

/** The people on an invitation with their states. */
function ResultPeople({ view: { counts, page }, search }: { view: ResultView; search: ResultSearch }) {
  const intl = useIntl()
  const caption = intl.formatMessage({ id: "member-invitation.result.people" })
  return (
    <PeopleRows
      caption={caption}
      query={resultQuery}
      search={search}
      counts={counts.map(({ value, count }) => ({
        value,
        text: intl.formatMessage({ id: `member-invitation.state.${value}` }),
        count,
      }))}
      columns={columns}
      page={page}
      rowKey={({ row }) => String(row)}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
