import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PrintView } from "./print-view.server.ts"
import { useNonce } from "#app/ui/nonce.ts"

type PrintPageProps = { back: { href: string; text: ReactNode }; print: PrintView; children: ReactNode }

/** A print page without the shell: a link back above the document and the time of creation below it (SHELL-08). */
export function PrintPage({ back, print: { made, offset }, children }: PrintPageProps) {
  return (
    <main className="page document" id="main">
      <nav className="no-print cluster between">
        <Link to={back.href}>{back.text}</Link>
        <PrintButton />
      </nav>
      {children}
      <footer className="hint">
        <FormattedMessage id="event.made" values={{ time: <Time moment={made} />, offset }} />
      </footer>
    </main>
  )
}

/**
 * Opens the browser's print dialog. Print pages send no scripts except this line (quality P7). Without scripts the button stays hidden and
 * the browser's own menu prints. React escapes quotes and angle brackets in a script's text, so the script uses backticks and no arrow
 * function.
 */
function PrintButton() {
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
