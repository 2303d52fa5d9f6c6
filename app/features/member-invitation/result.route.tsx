import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { ResultPeople } from "./result-people.tsx"
import { resultQuery } from "./result-query.ts"
import { resultView } from "./result.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.result.window" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = resultQuery.parse(request.url)
  return { search, view: await resultView(context, params.id, search) }
}

/** The last step of an invitation: what became of everybody (ADM-01). */
export default function InvitationResult() {
  const { search, view } = useLoaderData<typeof loader>()
  const { creator, sent, until, text, attachments, groups, waiting } = view
  return (
    <>
      <InvitationHead title="member-invitation.result.title" at="result" />
      <Split
        main={
          <>
            {waiting > 0 && (
              <Note tone="live">
                <FormattedMessage
                  id="member-invitation.result.waiting"
                  values={{ count: waiting, time: <Time moment={until} /> }}
                />{" "}
                <Link to={resultQuery.href(search, { page: search.page })} preventScrollReset>
                  <FormattedMessage id="member-invitation.result.refresh" />
                </Link>
              </Note>
            )}
            <ResultPeople view={view} search={search} />
            <Section title={<FormattedMessage id="member-invitation.result.message" />}>
              <RichText html={text} />
              <AttachmentList files={attachments} />
            </Section>
          </>
        }
        aside={
          <Facts
            items={[
              { term: <FormattedMessage id="member-invitation.result.by" />, value: creator },
              { term: <FormattedMessage id="member-invitation.result.time" />, value: <Time moment={sent} /> },
              { term: <FormattedMessage id="member-invitation.result.until" />, value: <Time moment={until} /> },
              {
                term: <FormattedMessage id="member-invitation.message.groups" />,
                value: groups ? <span className="ref">{groups}</span> : undefined,
              },
            ]}
          />
        }
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
