import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { Time } from "#app/ui/time.tsx"
import type { FeedbackView } from "./feedback-view.server.ts"

/** Feedback on a record, oldest first (MEET-06, MEET-07). */
export function FeedbackThread({ items }: { items: FeedbackView[] }) {
  if (items.length === 0) return null
  return (
    <ul className="rows">
      {items.map(({ id, author, when, text, files }) => (
        <li key={id}>
          <Person person={author} note={<Time moment={when} />} />
          <p className="lines">{text}</p>
          <AttachmentList files={files} />
        </li>
      ))}
    </ul>
  )
}
