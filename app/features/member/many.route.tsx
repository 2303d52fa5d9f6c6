import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { AnswerNote, Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { changeMany, manyView, type ManyView } from "./many.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member-admin", title: "member.many.window" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return manyView(context, request.url)
}

export const action = changeMany

/** Asks before several members are enabled or disabled, and shows who they are and the consequences (ADM-10, FORM-06). */
export default function ChangeManyMembers() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { action: what, people, others } = view
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={intl.formatMessage({ id: "member.many.title" }, { action: what, total: people.length })}
      />
      {people.length + others.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: "member.many.none" })}>
          {intl.formatMessage({ id: "member.many.none-why" })}
        </EmptyState>
      ) : (
        <ManyForm view={view} answer={answer} />
      )}
    </>
  )
}

type Answer = SubmissionResult<string[]> & { failed?: { id: string; why: string }[]; done?: number }
type ManyFormProps = { view: ManyView; answer: Answer | undefined }

/** The members to change, their open items, the members that cannot be changed, and the submit button (ADM-10, FORM-10). */
function ManyForm({ view, answer }: ManyFormProps) {
  const intl = useIntl()
  const { people, others, left } = view
  const failed = answer?.failed ?? []
  const nameOf = (id: string) => [...people, ...others].find((one) => one.id === id)?.name ?? id
  return (
    <Stack>
      {failed.length > 0 && (
        <AnswerNote title={intl.formatMessage({ id: "member.many.failed" }, { done: answer?.done ?? 0 })}>
          <ul>
            {failed.map(({ id, why }) => (
              <li key={id}>
                {nameOf(id)}: {why}
              </li>
            ))}
          </ul>
        </AnswerNote>
      )}
      {left > 0 && (
        <Note tone="hold" title={intl.formatMessage({ id: "member.many.left" }, { left })}>
          {intl.formatMessage({ id: "member.many.left-why" })}
        </Note>
      )}
      {people.length > 0 && <Question view={view} answer={answer} />}
      {others.length > 0 && (
        <Section title={intl.formatMessage({ id: "member.many.others" })}>
          <ul>
            {others.map(({ id, name, href, why }) => (
              <li key={id}>
                <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
                  {name}
                </a>{" "}
                <small>{why}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  )
}

function Question({ view: { action, people, key }, answer }: ManyFormProps) {
  const intl = useIntl()
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
      consequence={intl.formatMessage({ id: "member.many.text" }, values)}
      submit={intl.formatMessage({ id: "member.many.submit" }, values)}
      keep={intl.formatMessage({ id: "member.many.keep" }, values)}
      leave={memberPaths.list(url)}
    >
      <IdempotencyKey value={key} />
      <ul className="rows">
        {people.map(({ id, value, name, organization, open, href }) => (
          <li key={id}>
            <input type="hidden" name="members" value={value} />
            <div>
              <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
                {name}
              </a>
              {organization && (
                <>
                  {intl.formatMessage({ id: "person.fact-separator" })}
                  {organization}
                </>
              )}
            </div>
            {open > 0 && <small>{intl.formatMessage({ id: "member.many.open" }, { total: open })}</small>}
          </li>
        ))}
      </ul>
      {isDisabling && (
        <>
          <UnsavedGuard />
          <TextArea field={fields.reason} isRequired rows={3} hint={intl.formatMessage({ id: "member.many.hint" })} />
        </>
      )}
    </ConfirmForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
