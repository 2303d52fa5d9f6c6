import { FormattedNumber } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { DownloadRowView } from "./download-list.server.ts"

type Scope = { isInGroup: boolean; zone: string }

/** The columns of the library; in a group the group is left out (DL-01). @param scope `zone` names that of the times */
export function downloadColumns({ isInGroup, zone }: Scope): Column<DownloadRowView>[] {
  const columns: Column<DownloadRowView>[] = [
    {
      key: "name",
      head: "download.name",
      kind: "subject",
      sort: "name",
      cell: ({ href, name }) => <Link to={href}>{name}</Link>,
    },
    { key: "files", head: "download.files", cell: ({ files }) => <AttachmentList files={files} /> },
    {
      key: "category",
      head: "download.category",
      sort: "category",
      isLabelled: true,
      cell: ({ category }) => category,
    },
    { key: "group", head: "event.group", isLabelled: true, cell: ({ group }) => group },
    {
      key: "created",
      head: "download.created-in-zone",
      headValues: { zone },
      sort: "created_time",
      isWhole: true,
      cell: ({ created }) => <Time moment={created} />,
    },
    {
      key: "total",
      head: "download.total",
      kind: "end",
      sort: "download_total",
      isLabelled: true,
      cell: ({ total }) => <FormattedNumber value={total} />,
    },
  ]
  return isInGroup ? columns.filter(({ key }) => key !== "group") : columns
}
