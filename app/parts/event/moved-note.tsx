import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MovedText } from "./asked-start.server.ts"

const titles = { start: "calendar.moved", end: "calendar.resized" } as const

/** Says that the calendar filled in another start or end, and that it is not saved yet (CAL-01). @param children who gets a message */
export function MovedNote({ moved: { edge, from, to }, children }: { moved: MovedText; children: ReactNode }) {
  const intl = useIntl()
  return (
    <Note
      tone="live"
      title={intl.formatMessage({ id: titles[edge] }, { from: <Time moment={from} />, to: <Time moment={to} /> })}
    >
      {intl.formatMessage({ id: "calendar.moved.save" })} {children}
    </Note>
  )
}
