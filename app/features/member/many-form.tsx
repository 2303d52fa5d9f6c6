import type { SubmissionResult } from "@conform-to/react"
import { useLocation } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Link } from "#app/ui/link.tsx"
import type { ManyView } from "./many.server.ts"

type Answer = SubmissionResult<string[]> & { failed?: { id: string; why: string }[] }
type ManyFormProps = { view: ManyView; answer: Answer | undefined }

/** Who is enabled or disabled, what stays open, who cannot be, and the button that does it (ADM-10, FORM-10). */
export function ManyForm({ view, answer }: ManyFormProps) {
  const { people, others } = view
  const failed = answer?.failed ?? []
  const nameOf = (id: string) => [...people, ...others].find((one) => one.id === id)?.name ?? id
  return (
    <Stack>
      {failed.length > 0 && (
        <Note tone="stop" role="alert" title={<FormattedMessage id="member.many.failed" />}>
          <ul>
            {failed.map(({ id, why }) => (
              <li key={id}>
                {nameOf(id)}: {why}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {people.length > 0 && <Question view={view} answer={answer} />}
      {others.length > 0 && (
        <Section title={<FormattedMessage id="member.many.others" />}>
          <ul>
            {others.map(({ id, name, href, why }) => (
              <li key={id}>
                <Link to={href}>{name}</Link> <small>{why}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  )
}

function Question({ view: { action, people, key }, answer }: ManyFormProps) {
  const { url } = useFrameAlliance()
  const { pathname, search } = useLocation()
  const isDisabling = action === "disable"
  const schema = isDisabling ? "disableManySchema" : "manySchema"
  const [form, fields] = useSchemaForm({
    id: "member-many",
    lastResult: answer,
    labels: { reason: "confirm.reason" },
    schema: () => import("./member.schema.ts").then((module) => module[schema]),
  })
  const values = { action, total: people.length }
  return (
    <ConfirmForm
      form={form}
      action={pathname + search}
      kind={isDisabling ? "danger" : "primary"}
      consequence={<FormattedMessage id="member.many.text" values={values} />}
      submit={<FormattedMessage id="member.many.submit" values={values} />}
      keep={<FormattedMessage id="member.many.keep" />}
      leave={memberPaths.list(url)}
    >
      <IdempotencyKey value={key} />
      <ul>
        {people.map(({ id, value, name, email, open, href }) => (
          <li key={id}>
            <input type="hidden" name="members" value={value} />
            <Link to={href}>{name}</Link> <small>{email}</small>
            {open > 0 && (
              <>
                {" "}
                <small>
                  <FormattedMessage id="member.many.open" values={{ total: open }} />
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
      {isDisabling && (
        <TextArea field={fields.reason} isRequired rows={3} hint={<FormattedMessage id="member.many.hint" />} />
      )}
    </ConfirmForm>
  )
}
