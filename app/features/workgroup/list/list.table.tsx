import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
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
    cell: ({ type }) => <FormattedMessage id={workgroupTypeTexts[type]} />,
  },
  {
    key: "status",
    head: "workgroup.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag symbol={workgroupSymbols[status]}>
        <FormattedMessage id={workgroupStatusTexts[status]} />
      </StatusTag>
    ),
  },
]

/** Name of a group: a link if the person may open it, otherwise with a note (ROLE-07). */
function Name({ group }: { group: WorkgroupRowView }) {
  const { name, otherName, otherLang, href } = group
  return (
    <>
      {href ? <Link to={href}>{name}</Link> : name}
      {otherName && <small lang={otherLang}>{otherName}</small>}
      {!href && <ClosedNote group={group} />}
    </>
  )
}

/** Below a group that the person cannot open: how to join it, or that the person has asked (WG-06). */
function ClosedNote({ group: { acronym, status, isJoinRequested } }: { group: WorkgroupRowView }) {
  const { url } = useFrameAlliance()
  return (
    <small>
      <FormattedMessage id={isJoinRequested ? "join-request.pending.title" : "workgroup.list.closed"} />{" "}
      {status === "normal" && (
        <Link to={workgroupPaths.join(url, acronym)}>
          <FormattedMessage id={isJoinRequested ? "join-request.pending.link" : "join-request.ask.link"} />
        </Link>
      )}
    </small>
  )
}
