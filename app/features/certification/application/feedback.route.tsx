import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { certificationList } from "../certification.list.ts"
import { createFeedback, feedbackPage } from "../phase/step.server.ts"

export const handle = { access: "member", title: "certification.feedback.link" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return feedbackPage(context, request, params)
}

export const action = createFeedback

/** Page where a participant comments on a phase (CERT-03). */
export default function CertificationFeedback() {
  const intl = useIntl()
  const { id, code, phase, tab, draft, key } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = certificationPaths.tab(url, id, tab)
  const [form, fields] = useSchemaForm({
    id: "certification-feedback",
    schema: () => import("../certification.schema.ts").then((module) => module.feedbackSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    labels: { text: "certification.feedback.text", files: "certification.files" },
  })
  const list = useListCrumb(certificationList, { alliance: url })
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: code }]}
        title={intl.formatMessage({ id: "certification.feedback.link" })}
      />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "certification.feedback.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={key} />
        <RequiredHint />
        <FormSection title={intl.formatMessage({ id: `certification.phase.${phase}` })}>
          <TextArea
            field={fields.text}
            isRequired
            rows={5}
            hint={intl.formatMessage({ id: "certification.feedback.hint" })}
          />
          <AttachmentField field={fields.files} module="certification" />
        </FormSection>
      </LongForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
