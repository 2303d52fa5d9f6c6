import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { answerFeedback, answerView } from "./feedback.server.ts"
import { FeedbackItems } from "./feedback-items.tsx"

export const handle = { access: "group", title: "proposal.feedback.to-answer" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return answerView(context, params)
}

export const action = answerFeedback

/** The submitter answers feedback (PROP-05). */
export default function AnswerFeedback() {
  const { code, title, feedback, values, key } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: `answer-${feedback.id}`,
    schema: () => import("../proposal.schema.ts").then((module) => module.answerSchema),
    lastResult: useActionData<typeof action>(),
    defaultValue: values,
    labels: { text: "proposal.feedback.answer" },
  })
  const href = proposalPaths.page(url, code, "feedback")
  return (
    <>
      <PageHead
        crumbs={[
          { href: proposalPaths.state(url, code), text: `${code} ${title}` },
          { href, text: intl.formatMessage({ id: "proposal.feedback.title" }) },
        ]}
        title={intl.formatMessage({ id: "proposal.feedback.to-answer" })}
      />
      <Stack>
        <FeedbackItems items={[feedback]} />
        <SchemaForm form={form}>
          <UnsavedGuard />
          <IdempotencyKey value={key} />
          <TextArea
            field={fields.text}
            isRequired
            rows={4}
            hint={intl.formatMessage({ id: "proposal.feedback.answer-told" })}
          />
          <div className="acts">
            <SubmitButton>{intl.formatMessage({ id: "proposal.feedback.answer-submit" })}</SubmitButton>
            <a className="btn" {...linkTo(href)}>
              {intl.formatMessage({ id: "event-form.cancel" })}
            </a>
          </div>
        </SchemaForm>
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
