import { useIntl } from "react-intl"
import { useToast } from "#app/ui/feedback/use-toast.ts"
import type { AttachmentView } from "./attachment-view.server.ts"

/**
 * Download links for files, each with its type and size (MEET-08). They are plain links because a download is not a page of the portal.
 * With scripts a message confirms that the download has started (ERR-04), since a large file shows no progress for a while.
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
