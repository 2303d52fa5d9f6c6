import { FormattedMessage } from "react-intl"
import { useNonce } from "#app/ui/nonce.ts"

/**
 * Opens the browser's print dialog. Print pages send no scripts except this line (quality P7). Without scripts the button stays hidden and
 * the browser's own menu prints. React escapes quotes and angle brackets in a script's text, so the script uses backticks and no arrow
 * function.
 */
export function PrintButton() {
  const nonce = useNonce()
  return (
    <>
      <button type="button" className="btn" id="print" hidden suppressHydrationWarning>
        <FormattedMessage id="event.print" />
      </button>
      <script nonce={nonce} suppressHydrationWarning>
        {"{const b=document.getElementById(`print`);b.hidden=false;b.onclick=function(){print()}}"}
      </script>
    </>
  )
}
