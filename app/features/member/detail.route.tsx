import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { versionSchema } from "#app/parts/confirm/version.schema.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { LostAnswer } from "#app/ui/form/lost-answer.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { EnableForm } from "./enable-form.tsx"
import { MemberFacts, MemberGroups, OpenItems } from "./member-facts.tsx"
import { memberView } from "./member.server.ts"
import { memberDials, memberStatusTexts } from "./member.status.ts"

export const handle = { access: "member-admin", title: "member.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return memberView(context, params)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = "" } = params
  const submission = await parseSubmission(request, versionSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { id }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/member/{id}/enable", call)
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, { tone: "done", id: "member.enable.done", values: { name: done.value.name } })
  return redirect(paths.member(allianceOf(context).url, id), 303)
}

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
        crumbs={[{ href: paths.members(url), text: intl.formatMessage({ id: "member.list.title" }) }]}
        title={name}
        kicker={
          <StatusTag dial={memberDials[status]} isBoxed>
            <FormattedMessage id={memberStatusTexts[status]} />
          </StatusTag>
        }
        acts={
          <>
            {canEnable && <EnableForm member={member} lastResult={lastResult} />}
            {canDisable && (
              <Link className="btn danger" to={paths.memberDisable(url, id)}>
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
