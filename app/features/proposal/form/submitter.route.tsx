import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EnterSubmit, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { changeSubmitter, submitterView } from "./submitter.server.ts"

export const handle = { access: "group", title: "proposal.submitter.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return submitterView(context, params)
}

export const action = changeSubmitter

type View = Awaited<ReturnType<typeof submitterView>>

/** Makes another person the submitter; the previous one loses the rights immediately (PROP-04). */
export default function ChangeSubmitter() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { code, title } = view
  const href = proposalPaths.state(url, code)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: `${code} ${title}` }]}
        title={intl.formatMessage({ id: "proposal.submitter.title" })}
        intro={intl.formatMessage({ id: "proposal.submitter.text" }, { name: view.submitter.name })}
      />
      <SubmitterForm key={code} view={view} href={href} answer={useActionData<typeof action>()} />
    </>
  )
}

function SubmitterForm({ view, href, answer }: { view: View; href: string; answer: PickerAnswer | undefined }) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "submitter",
    schema: () =>
      import("../proposal.schema.ts").then((module) => module.submitterSchema({ submitter: view.submitter.id })),
    lastResult: answer,
    labels: { submitter: "proposal.submitter.new" },
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <EnterSubmit {...findByEnter} />
      <VersionField value={view.version} />
      <IdempotencyKey value={view.key} />
      <StaleNote href={href} />
      <Stack>
        <MemberPicker
          field={fields.submitter}
          isRequired
          only="person"
          tree={answer?.tree ?? view.tree}
          isAsked={answer?.tree !== undefined}
        />
        {view.consequences && (
          <div>
            <Consequences consequences={view.consequences} />
          </div>
        )}
      </Stack>
      <div className="acts">
        <SubmitButton>{intl.formatMessage({ id: "proposal.submitter.submit" })}</SubmitButton>
        <a className="btn" {...linkTo(href)}>
          {intl.formatMessage({ id: "event-form.cancel" })}
        </a>
      </div>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
