import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { zoneHere } from "#app/lib/time.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listAttachments, type ProposalAttachmentView } from "./members.server.ts"

export const handle = { access: "group", title: "proposal.attachments" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { zone, locale, now } = context
  return { files: await listAttachments(context, params), zone: zoneHere({ zone, locale, now }) }
}

const columns = (zone: string): Column<ProposalAttachmentView>[] => [
  {
    key: "name",
    head: "proposal.attachment",
    kind: "subject",
    cell: ({ name, href, mark, size }) => (
      <>
        {mark && <span className="mark">{mark}</span>} <a href={href}>{name}</a> <small>{size}</small>
      </>
    ),
  },
  {
    key: "of",
    head: "proposal.revision",
    isLabelled: true,
    cell: ({ revision, isFeedback }, intl) =>
      isFeedback ? (
        intl.formatMessage({ id: "proposal.attachment.feedback" }, { number: revision })
      ) : (
        <span className="ref">{revision}</span>
      ),
  },
  { key: "user", head: "proposal.attachment.user", isLabelled: true, cell: ({ user }) => user },
  {
    key: "time",
    head: "topic-call.submitted-in-zone",
    headValues: { zone },
    isWhole: true,
    isLabelled: true,
    cell: ({ time }) => <Time moment={time} />,
  },
]

/** All files of a proposal (PROP-01). */
export default function ProposalAttachments() {
  const intl = useIntl()
  const { files, zone } = useLoaderData<typeof loader>()
  const title = intl.formatMessage({ id: "proposal.attachments" })
  return (
    <>
      <PageHead title={title} />
      {files.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: "proposal.attachments.none" })} />
      ) : (
        <div className="list">
          <Table caption={title} columns={columns(zone)} rows={files} rowKey={({ key }) => key} />
        </div>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
