import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { SummaryForm } from "./summary-form.tsx"
import { summarySchema } from "./summary.schema.ts"
import { saveSummary, summaryEditView } from "./summary-edit.server.ts"

export const handle = { access: "group", title: "meeting-summary.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await summaryEditView(context, params)
  return { view, draft: await openDraft(context, request, summarySchema) }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return saveSummary(context, request, params)
}

/** The minutes of a meeting, their files, and who was there (MEET-05, MEET-08). */
export default function EditSummary() {
  const { view, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const place = placeFrom(params)
  const id = params.id ?? ""
  const [form, fields] = useSchemaForm({
    id: "summary",
    schema: () => import("./summary.schema.ts").then((module) => module.summarySchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: {
      summary: "meeting-summary.text",
      "summary.text": "meeting-summary.text",
      summary_file_ids: "meeting-summary.files",
      attendee_ids: "meeting-summary.participants",
      others: "meeting-summary.others",
    },
  })
  const found = (answer as { tree?: MemberTree } | undefined)?.tree
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.meeting(place, id), text: view.crumb }]}
        title={<FormattedMessage id="meeting-summary.title" />}
      />
      <DraftNote draft={draft} form={form} />
      <SummaryForm
        form={form}
        fields={fields}
        view={view}
        found={found}
        cancelTo={paths.meeting(place, id)}
        presentHref={paths.meetingPage(place, id, "summary")}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
