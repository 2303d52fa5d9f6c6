import { useState } from "react"
import { FormattedMessage } from "react-intl"
import { useHydrated } from "#app/ui/use-hydrated.ts"

/** The address of the page in a field to select, and with scripts a button that copies it (DL-01). */
export function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true))
  return (
    <>
      <div className="field">
        <label htmlFor="download-address">
          <FormattedMessage id="download.link.address" />
        </label>
        <input id="download-address" readOnly value={address} className="ref" />
      </div>
      {isHydrated && "clipboard" in navigator && (
        <div className="acts">
          <button type="button" className="btn" onClick={copy}>
            <FormattedMessage id="download.link.copy" />
          </button>
          <span role="status">{isCopied && <FormattedMessage id="download.link.copied" />}</span>
        </div>
      )}
    </>
  )
}
