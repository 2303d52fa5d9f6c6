import { useIntl } from "react-intl"
import { useToast } from "#app/ui/feedback/use-toast.ts"
import type { AttachmentView } from "./attachment-view.server.ts"

/**
 * Files to download, each with its kind and size (MEET-08). A plain link: what is loaded is no page of the portal. With scripts it is said
 * that the download has begun (ERR-04): a large file shows nothing else for a while.
 */
export function AttachmentList({ files }: { files: AttachmentView[] }) {
  const intl = useIntl()
  const toast = useToast()
  if (files.length === 0) return null
  const tell = (name: string) => toast({ tone: "live", text: intl.formatMessage({ id: "file.downloading" }, { name }) })
  return (
    <ul className="files">
      {files.map(({ id, name, href, mark, size }) => (
        <li key={id}>
          {mark && <span className="mark">{mark}</span>}{" "}
          <a href={href} onClick={() => tell(name)}>
            {name}
          </a>{" "}
          <small>{size}</small>
        </li>
      ))}
    </ul>
  )
}
