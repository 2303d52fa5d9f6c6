import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmailAddress } from "#app/ui/email-address.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { requestSymbols, requestStatusTexts } from "./login-request.status.ts"
import { listRequests, type RequestRowView } from "./list.server.ts"
import { requestQuery } from "./list.query.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member-admin", title: "login-request.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requestQuery.parse(request.url)
  return { search, list: await listRequests(context, search) }
}

/** List of the login requests (ADM-06). */
export default function LoginRequestList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: requestStatusTexts[status] }),
    count,
  }))
  return (
    <ListPage
      title="login-request.list.title"
      query={requestQuery}
      search={search}
      columns={requestColumns(list.zone)}
      page={list}
      rowKey={({ id }) => id}
      actions={<ListExports csv={loginRequestPaths.csv(url) + requestQuery.href(search)} />}
    >
      <FilterBar query={requestQuery} search={search} counts={counts} />
    </ListPage>
  )
}

/** Columns of the list of login requests. @param zone name of the time zone, shown in the header of the time column */
const requestColumns = (zone: string): Column<RequestRowView>[] => [
  {
    key: "name",
    head: "login-request.name",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, email }, intl) => (
      <>
        <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
          {name}
        </a>
        {email && (
          <small>
            <EmailAddress address={email} />
          </small>
        )}
      </>
    ),
  },
  { key: "company", head: "login-request.company", sort: "company", isLabelled: true, cell: ({ company }) => company },
  { key: "entity", head: "login-request.entity", isLabelled: true, cell: ({ entity }) => entity },
  {
    key: "applied",
    head: "login-request.applied-in-zone",
    headValues: { zone },
    sort: "apply_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ applied }) => <Time moment={applied} />,
  },
  {
    key: "status",
    head: "login-request.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={requestSymbols[status]}>{intl.formatMessage({ id: requestStatusTexts[status] })}</StatusTag>
    ),
  },
  { key: "actions", head: "ui.table.actions", kind: "actions", cell: (request) => <ApproveRow request={request} /> },
]

/**
 * Actions of a request in the list: approve it for the entity suggested by its email address, or open it. Approving posts to the page of
 * the request, which shows errors and links to the next request (ADM-06).
 */
function ApproveRow({ request: { href, name, status, approval } }: { request: RequestRowView }) {
  const intl = useIntl()
  if (status !== "pending") return null
  if (!approval)
    return (
      <a
        className="btn quiet"
        aria-label={intl.formatMessage({ id: "login-request.review.of" }, { name })}
        {...linkTo(href)}
      >
        {intl.formatMessage({ id: "login-request.review" })}
      </a>
    )
  const label = intl.formatMessage({ id: "login-request.approve.of" }, { name, entity: approval.entity })
  return (
    <ButtonForm
      action={href}
      sends={approval.values}
      idempotencyKey={approval.key}
      label={label}
      title={label}
      isLeaving
    >
      {intl.formatMessage({ id: "login-request.approve.row" })}
    </ButtonForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
