import { useEffect, useState } from "react"
import { useIntl } from "react-intl"

type TimeUsedProps = {
  /** Seconds that were used when the page was made. */
  seconds: number
  /** Planned minutes; undefined if nothing is planned. */
  minutes: number | undefined
}

/** Milliseconds between two updates: minutes are shown. */
const pause = 5_000

/** The time that the current topic has used and that is planned for it; it goes on while the page is open. Give it a `key` that changes with the topic. */
export function TimeUsed({ seconds, minutes }: TimeUsedProps) {
  const intl = useIntl()
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setElapsed((performance.now() - began) / 1000), pause)
    return () => clearInterval(timer)
  }, [])
  const used = Math.floor((seconds + elapsed) / 60)
  const more = minutes === undefined ? 0 : used - minutes
  if (minutes === undefined) return <p>{intl.formatMessage({ id: "meeting-agenda.used" }, { used })}</p>
  return (
    <p>
      <progress className="left" max={minutes} value={Math.min(used, minutes)} aria-hidden="true" />{" "}
      {intl.formatMessage({ id: "meeting-agenda.used-of" }, { used, planned: minutes })}
      {more > 0 && (
        <>
          {" "}
          <strong>{intl.formatMessage({ id: "meeting-agenda.more" }, { more })}</strong>
        </>
      )}
    </p>
  )
}
