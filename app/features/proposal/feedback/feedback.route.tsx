import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { createFeedback, listFeedback } from "./feedback.server.ts"
import { FeedbackForm, feedbackFormId } from "./feedback-form.tsx"
import { FeedbackItems } from "./feedback-items.tsx"
import { feedbackQuery } from "../list/list.query.ts"

export const handle = { access: "group", title: "proposal.feedback.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = feedbackQuery.parse(request.url)
  return { search, list: await listFeedback(context, params, search) }
}

export const action = createFeedback

/** The feedback on a proposal, filtered by revision, and the form for people who may give it (PROP-05). */
export default function ProposalFeedback() {
  const { search, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const successCount = useSuccessCount(feedbackFormId, lastResult)
  const intl = useIntl()
  const asked = { query: feedbackQuery, search }
  const { alliance, code, form } = list
  const csv = proposalPaths.feedbackCsv(alliance, code) + feedbackQuery.href(search)
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "proposal.feedback.title" })}
        actions={<ListExports csv={list.canExport ? csv : undefined} exportHref={undefined} />}
      />
      <Stack>
        {form && (
          <Section title={intl.formatMessage({ id: "proposal.feedback.give" }, { number: list.latest })}>
            <FeedbackForm key={successCount} view={form} lastResult={lastResult} />
          </Section>
        )}
        <div>
          <FilterBar
            {...asked}
            fields={[
              {
                name: "revision",
                label: intl.formatMessage({ id: "proposal.revision" }),
                options: list.revisions.map((number) => ({ value: String(number), text: String(number) })),
              },
            ]}
          />
          <FeedbackItems items={list.items} isFiltered={feedbackQuery.isFiltered(search)} />
          <Pagination {...asked} total={list.total} />
        </div>
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
