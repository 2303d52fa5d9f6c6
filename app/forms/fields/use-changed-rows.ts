import { useEffect, useRef, useState } from "react"
import type { MessageId } from "#app/ui/message-id.ts"

/** A row that is being added or removed. */
export type Change = {
  /** What a screen reader hears; it gets the number of the row. */
  message: MessageId
  index: number
  /** Number of rows after the change. */
  count: number
}

/**
 * After a row of a form is added or removed, moves the focus to that row, or to the row now in its place, and announces the change.
 * @param ids of the first control of each row
 * @returns the change to announce, and the function that is called before a change
 */
export function useChangedRows(ids: string[]) {
  const expected = useRef<Change | undefined>(undefined)
  const [announced, setAnnounced] = useState<Change>()

  useEffect(() => {
    const change = expected.current
    if (change?.count !== ids.length) return
    expected.current = undefined
    setAnnounced(change)
    document.getElementById(ids[Math.min(change.index, change.count - 1)] ?? "")?.focus()
  }, [ids])

  return [announced, (change: Change) => void (expected.current = change)] as const
}
