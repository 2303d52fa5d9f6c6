import { useEffect, useRef, useState } from "react"
import { FormattedMessage } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

type FeedMadeProps = { made: { name: string; address: string; webcal: string } }

/** The address of a feed, this once: to copy, or to open in the program that is there for it (CAL-03). */
export function FeedMade({ made: { name, address, webcal } }: FeedMadeProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  useEffect(() => field.current?.select(), [address])
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true))
  return (
    <Note tone="done" role="status" title={<FormattedMessage id="calendar-feed.made" values={{ name }} />}>
      <p>
        <FormattedMessage id="calendar-feed.made.once" />
      </p>
      <div className="field">
        <label htmlFor="feed-address">
          <FormattedMessage id="calendar-feed.address" />
        </label>
        <input id="feed-address" ref={field} readOnly value={address} className="ref" />
      </div>
      <div className="acts">
        {isHydrated && "clipboard" in navigator && (
          <button type="button" className="btn" onClick={copy}>
            <FormattedMessage id={isCopied ? "calendar-feed.copied" : "calendar-feed.copy"} />
          </button>
        )}
        <a className="btn" href={webcal} rel="noreferrer">
          <FormattedMessage id="calendar-feed.open" />
        </a>
      </div>
    </Note>
  )
}
