import type { AttachmentView } from "./attachment-view.server.ts"

/** Files to download, each with its kind and size (MEET-08). A plain link: what is loaded is no page of the portal. */
export function AttachmentList({ files }: { files: AttachmentView[] }) {
  if (files.length === 0) return null
  return (
    <ul className="files">
      {files.map(({ id, name, href, mark, size }) => (
        <li key={id}>
          {mark && <span className="mark">{mark}</span>} <a href={href}>{name}</a> <small>{size}</small>
        </li>
      ))}
    </ul>
  )
}
