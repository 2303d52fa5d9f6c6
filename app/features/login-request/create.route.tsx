import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, RequiredHint, SchemaForm } from "#app/forms/submit/form.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { RouteDialog } from "#app/ui/layout/route-dialog.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { knownApplicant, sendLoginRequest } from "./request.server.ts"

export const handle = { access: "guest", title: "login-request.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const applyHref = context.settings.applicationUrl ?? paths.apply(context.alliance)
  return { known: await knownApplicant(context), key: newIdempotencyKey(), applyHref }
}

export const action = sendLoginRequest

export default function CreateLoginRequest() {
  const intl = useIntl()
  const { known, key, applyHref } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const { search } = useLocation()
  return (
    <RouteDialog title={intl.formatMessage({ id: "login-request.title" })} closeTo={paths.login(url) + search}>
      <LoginRequestForm known={known} idempotencyKey={key} lastResult={lastResult} />
      <p className="hint">
        {intl.formatMessage(
          { id: "login-request.apply" },
          { apply: (text: ReactNode) => <a href={applyHref}>{text}</a> },
        )}
      </p>
    </RouteDialog>
  )
}

type LoginRequestFormProps = {
  /** Data of this user from the login host. */
  known: { username?: string; email?: string }
  idempotencyKey: string
  lastResult?: SubmissionResult<string[]> | null
}

const labels = {
  username: "login-request.username",
  email: "login-request.email",
  name: "login-request.name",
  phone: "login-request.phone",
  company: "login-request.company",
  memo: "login-request.memo",
} as const

/** The form of a login request (SES-04). */
function LoginRequestForm({ known, idempotencyKey, lastResult }: LoginRequestFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "login-request",
    schema: () => import("./login-request.schema.ts").then((module) => module.loginRequestSchema),
    lastResult,
    defaultValue: known,
    labels,
  })
  const usernameHint = known.username ? "login-request.username-hint" : "login-request.username-hint.unknown"
  return (
    <SchemaForm form={form} action={loginRequestPaths.request(url)}>
      <UnsavedGuard />
      <RequiredHint />
      <IdempotencyKey value={idempotencyKey} />
      <TextField
        field={fields.username}
        autoComplete="username"
        hint={intl.formatMessage({ id: usernameHint })}
        isReadOnly={Boolean(known.username)}
      />
      <TextField
        field={fields.email}
        type="email"
        autoComplete="email"
        hint={intl.formatMessage({ id: "login-request.email-hint" })}
      />
      <TextField field={fields.name} autoComplete="name" isRequired />
      <TextField field={fields.phone} type="tel" autoComplete="tel" />
      <TextField field={fields.company} autoComplete="organization" isRequired />
      <TextArea field={fields.memo} rows={3} hint={intl.formatMessage({ id: "login-request.memo-hint" })} />
      <div className="acts">
        <SubmitButton>{intl.formatMessage({ id: "login-request.submit" })}</SubmitButton>
        <a className="btn" {...linkTo(paths.login(url))}>
          {intl.formatMessage({ id: "login-request.close" })}
        </a>
      </div>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
