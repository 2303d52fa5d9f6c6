import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { enableMember, memberView, type MemberView } from "./member.server.ts"
import { MemberFacts, MemberGroups, OpenItems } from "./member-facts.tsx"
import { disableTexts, memberSymbols, memberStatusTexts } from "./member.status.ts"

export const handle = { access: "member-admin", title: "member.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return memberView(context, params)
}

export const action = enableMember

/** One member, and whether the account is enabled (ADM-01). */
export default function MemberDetail() {
  const intl = useIntl()
  const member = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const { id, name, status, reason, canDisable, canEnable } = member
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={name}
        kicker={
          <StatusTag symbol={memberSymbols[status]} isBoxed>
            {intl.formatMessage({ id: memberStatusTexts[status] })}
          </StatusTag>
        }
        actions={
          <>
            {canEnable && <EnableForm member={member} lastResult={lastResult} />}
            {member.canEdit && (
              <a className="btn" {...linkTo(memberPaths.edit(url, id))}>
                {intl.formatMessage({ id: "member.edit.link" })}
              </a>
            )}
            {member.canChangeRoles && (
              <a className="btn" {...linkTo(memberPaths.roles(url, id))}>
                {intl.formatMessage({ id: "member.roles" })}
              </a>
            )}
            {canDisable && (
              <QuestionLink
                id="member-disable"
                texts={disableTexts}
                href={memberPaths.disable(url, id)}
                values={{ name }}
              />
            )}
          </>
        }
      />
      <Split
        main={
          <>
            {status === "disabled" && (
              <Note tone="hold" title={intl.formatMessage({ id: "member.disabled.title" })}>
                {intl.formatMessage({ id: "member.disabled.text" }, { name, reason })}
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

type EnableFormProps = { member: MemberView; lastResult: SubmissionResult<string[]> | undefined }

/** Button that enables a disabled member again (ADM-01). */
function EnableForm({ member: { version, key, href }, lastResult }: EnableFormProps) {
  const intl = useIntl()
  const [form] = useSchemaForm({
    id: "member-enable",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <SchemaForm form={form}>
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <SubmitButton>{intl.formatMessage({ id: "member.enable.submit" })}</SubmitButton>
      <p className="hint">{intl.formatMessage({ id: "member.enable.told" })}</p>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
