import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"

type LoginRequestFormProps = {
  /** What the login host said about this person. */
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
export function LoginRequestForm({ known, idempotencyKey, lastResult }: LoginRequestFormProps) {
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "login-request",
    schema: () => import("./login-request.schema.ts").then((module) => module.loginRequestSchema),
    lastResult,
    defaultValue: known,
    labels,
  })
  const usernameHint = known.username && <FormattedMessage id="login-request.username-hint" />
  return (
    <SchemaForm form={form} action={loginRequestPaths.request(url)}>
      <RequiredHint />
      <IdempotencyKey value={idempotencyKey} />
      <TextField
        field={fields.username}
        autoComplete="username"
        hint={usernameHint}
        isReadOnly={Boolean(known.username)}
      />
      <TextField field={fields.email} type="email" autoComplete="email" />
      <TextField field={fields.name} autoComplete="name" isRequired />
      <TextField field={fields.phone} type="tel" autoComplete="tel" />
      <TextField field={fields.company} autoComplete="organization" isRequired />
      <TextArea field={fields.memo} rows={3} hint={<FormattedMessage id="login-request.memo-hint" />} />
      <div className="acts">
        <SubmitButton>
          <FormattedMessage id="login-request.submit" />
        </SubmitButton>
        <Link className="btn quiet" to={paths.login(url)}>
          <FormattedMessage id="login-request.close" />
        </Link>
      </div>
    </SchemaForm>
  )
}
