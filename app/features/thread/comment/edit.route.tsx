import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { CommentFields, commentLabels } from "#app/parts/thread/comment-fields.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { editedComment, saveComment } from "./comment.server.ts"

export const handle = { access: "member", title: "thread.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return editedComment(context, request, params)
}

export const action = saveComment

/** The author of a comment changes it within 15 minutes (DISC-01). */
export default function EditComment() {
  const intl = useIntl()
  const { record, threadHref, version, values, tree, draft, key } = useLoaderData<typeof loader>()
  const answer: PickerAnswer | undefined = useActionData<typeof action>()
  const [form, fields] = useSchemaForm({
    id: "thread-comment",
    schema: () => import("#app/parts/thread/comment.schema.ts").then((module) => module.commentSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels: commentLabels,
  })
  return (
    <>
      <PageHead
        crumbs={[
          { href: record.href, text: record.title },
          { href: threadHref, text: intl.formatMessage({ id: "thread.detail.title" }) },
        ]}
        title={intl.formatMessage({ id: "thread.edit.title" })}
        intro={intl.formatMessage({ id: "thread.edit.intro" })}
      />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "thread.edit.submit" })}
        cancelTo={threadHref}
        enter={findByEnter}
      >
        <IdempotencyKey value={key} />
        <VersionField value={version} />
        <StaleNote href={threadHref} />
        <CommentFields fields={fields} tree={answer?.tree ?? tree} isAsked={answer?.tree !== undefined} />
      </LongForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
