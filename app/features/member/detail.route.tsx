import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { LostAnswer } from "#app/ui/form/lost-answer.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { EnableForm } from "./enable-form.tsx"
import { MemberFacts, MemberGroups, OpenItems } from "./member-facts.tsx"
import { memberView, enableMember } from "./member.server.ts"
import { memberDials, memberStatusTexts } from "./member.status.ts"

export const handle = { access: "member-admin", title: "member.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return memberView(context, params)
}

export const action = enableMember

/** One member, and whether they may sign in (ADM-01). */
export default function MemberDetail() {
  const member = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { id, name, status, reason, canDisable, canEnable } = member
  return (
    <>
      <PageHead
        crumbs={[{ href: memberPaths.list(url), text: intl.formatMessage({ id: "member.list.title" }) }]}
        title={name}
        kicker={
          <StatusTag dial={memberDials[status]} isBoxed>
            <FormattedMessage id={memberStatusTexts[status]} />
          </StatusTag>
        }
        acts={
          <>
            {canEnable && <EnableForm member={member} lastResult={lastResult} />}
            {member.canEdit && (
              <Link className="btn" to={memberPaths.edit(url, id)}>
                <FormattedMessage id="member.edit.link" />
              </Link>
            )}
            {member.canChangeRoles && (
              <Link className="btn" to={memberPaths.roles(url, id)}>
                <FormattedMessage id="member.roles" />
              </Link>
            )}
            {canDisable && (
              <Link className="btn danger" to={memberPaths.disable(url, id)}>
                <FormattedMessage id="member.disable.link" />
              </Link>
            )}
          </>
        }
      />
      <Split
        main={
          <>
            {!canEnable && <LostAnswer lastResult={lastResult} />}
            {status === "disabled" && (
              <Note tone="hold" title={<FormattedMessage id="member.disabled.title" />}>
                <FormattedMessage id="member.disabled.text" values={{ name, reason }} />
              </Note>
            )}
            <OpenItems member={member} />
            <MemberGroups groups={member.inGroups} />
          </>
        }
        aside={<MemberFacts member={member} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
