import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmailAddress } from "#app/ui/email-address.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, RequiredHint, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Facts, PageHead, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { rejectTexts, requestSymbols, requestStatusTexts } from "./login-request.status.ts"
import { approveRequest, requestView, type RequestView } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestView(context, params)
}

export const action = approveRequest

/** Page of a login request, with the form that approves it (ADM-06). */
export default function LoginRequestDetail() {
  const intl = useIntl()
  const request = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const { id, name, status, canApprove, canEdit, canReject, next } = request
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={name}
        kicker={
          <StatusTag symbol={requestSymbols[status]} isBoxed>
            {intl.formatMessage({ id: requestStatusTexts[status] })}
          </StatusTag>
        }
        actions={
          <>
            {next && (
              <a className="btn primary" {...linkTo(next)}>
                {intl.formatMessage({ id: "login-request.next" })}
              </a>
            )}
            {canEdit && (
              <a className="btn" {...linkTo(loginRequestPaths.edit(url, id))}>
                {intl.formatMessage({ id: "login-request.edit.link" })}
              </a>
            )}
            {canReject && (
              <QuestionLink
                id="login-request-reject"
                texts={rejectTexts}
                href={loginRequestPaths.reject(url, id)}
                values={{ name }}
              />
            )}
          </>
        }
      />
      <div className="stack">
        <RequestFacts request={request} />
        {canApprove && <ApproveForm key={id} request={request} lastResult={lastResult} />}
      </div>
    </>
  )
}

/** The applicant's data, and the decision. */
function RequestFacts({ request }: { request: RequestView }) {
  const intl = useIntl()
  const { username, email, phone, company, memo, applied, realName, entity, rejectReason, decidedBy, decided } = request
  return (
    <Facts
      items={[
        { term: intl.formatMessage({ id: "login-request.company" }), value: company },
        { term: intl.formatMessage({ id: "login-request.username" }), value: username },
        { term: intl.formatMessage({ id: "login-request.email" }), value: email && <EmailAddress address={email} /> },
        { term: intl.formatMessage({ id: "login-request.phone" }), value: phone },
        {
          term: intl.formatMessage({ id: "login-request.memo" }),
          value: memo && <span className="lines">{memo}</span>,
        },
        { term: intl.formatMessage({ id: "login-request.applied" }), value: <Time moment={applied} /> },
        { term: intl.formatMessage({ id: "login-request.real-name" }), value: realName },
        { term: intl.formatMessage({ id: "login-request.entity" }), value: entity },
        { term: intl.formatMessage({ id: "login-request.decided-by" }), value: decidedBy },
        { term: intl.formatMessage({ id: "login-request.decided" }), value: decided && <Time moment={decided} /> },
        { term: intl.formatMessage({ id: "login-request.reason" }), value: rejectReason },
      ]}
    />
  )
}

type ApproveFormProps = { request: RequestView; lastResult: SubmissionResult<string[]> | undefined }

/** Form that approves a request: real name and entity; the entity is suggested from the email address (ADM-06). */
function ApproveForm({ request, lastResult }: ApproveFormProps) {
  const intl = useIntl()
  const { version, key, href, values, entities, suggested } = request
  const [form, fields] = useSchemaForm({
    id: "login-request-approve",
    lastResult,
    defaultValue: values,
    labels: { real_name: "login-request.real-name", entity_id: "login-request.entity" },
    schema: () => import("./login-request.schema.ts").then((module) => module.approveSchema),
  })
  return (
    <Section title={intl.formatMessage({ id: "login-request.approve.title" })}>
      <SchemaForm form={form}>
        <UnsavedGuard />
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <RequiredHint />
        <StaleNote href={href} />
        <TextField field={fields.real_name} isRequired />
        <SelectField
          field={fields.entity_id}
          isRequired
          options={entities}
          empty={intl.formatMessage({ id: "login-request.entity.choose" })}
          hint={suggested && intl.formatMessage({ id: "login-request.entity.suggested" }, { name: suggested })}
        />
        <p className="hint">{intl.formatMessage({ id: "login-request.approve.told" })}</p>
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "login-request.approve.submit" })}</SubmitButton>
        </div>
      </SchemaForm>
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
