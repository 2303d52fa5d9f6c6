import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WorkgroupRowView } from "./list.server.ts"
import { workgroupSymbols, workgroupStatusTexts, workgroupTypeTexts } from "../workgroup.status.ts"

/** Columns of the list of groups. */
export const workgroupColumns: Column<WorkgroupRowView>[] = [
  {
    key: "acronym",
    head: "workgroup.acronym",
    kind: "ref",
    sort: "acronym",
    cell: ({ acronym }) => <span className="ref">{acronym}</span>,
  },
  { key: "name", head: "workgroup.name", kind: "subject", cell: (group) => <Name group={group} /> },
  { key: "role", head: "workgroup.my-role", isLabelled: true, cell: ({ roles }) => roles },
  { key: "chairs", head: "workgroup.chairs", isLabelled: true, cell: ({ chairs }) => chairs },
  {
    key: "members",
    head: "workgroup.members",
    kind: "end",
    sort: "member_total",
    isLabelled: true,
    cell: ({ memberTotal }) => memberTotal,
  },
  {
    key: "created",
    head: "workgroup.created",
    sort: "created_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ created }) => created && <Time moment={created} />,
  },
  {
    key: "type",
    head: "workgroup.type",
    isLabelled: true,
    cell: ({ type }, intl) => intl.formatMessage({ id: workgroupTypeTexts[type] }),
  },
  {
    key: "status",
    head: "workgroup.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={workgroupSymbols[status]}>
        {intl.formatMessage({ id: workgroupStatusTexts[status] })}
      </StatusTag>
    ),
  },
]

/** Name of a group: a link if the person may open it, otherwise with a note (ROLE-07). */
function Name({ group }: { group: WorkgroupRowView }) {
  const intl = useIntl()
  const { name, otherName, otherLang, href } = group
  return (
    <>
      {linkedText(intl, name, href)}
      {otherName && <small lang={otherLang}>{otherName}</small>}
      {!href && <ClosedNote group={group} />}
    </>
  )
}

/** Below a group that the person cannot open: how to join it, or that the person has asked (WG-06). */
function ClosedNote({ group: { acronym, status, isJoinRequested } }: { group: WorkgroupRowView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <small>
      {intl.formatMessage({ id: isJoinRequested ? "join-request.pending.title" : "workgroup.list.closed" })}{" "}
      {status === "normal" && (
        <a {...linkTo(workgroupPaths.join(url, acronym))}>
          {intl.formatMessage({ id: isJoinRequested ? "join-request.pending.link" : "join-request.ask.link" })}
        </a>
      )}
    </small>
  )
}
