import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PrintView } from "./print-view.server.ts"
import { useNonce } from "#app/ui/nonce.ts"
import { textLang } from "#app/ui/text-lang.ts"

type PrintPageProps = { back: { href: string; text: ReactNode }; print: PrintView; children: ReactNode }

/** A print page without the shell: a link back above the document and the time of creation below it (SHELL-08). */
export function PrintPage({ back, print: { made, offset }, children }: PrintPageProps) {
  const intl = useIntl()
  return (
    <main className="page document" id="main">
      <nav className="no-print cluster between">
        <a lang={textLang(back.text, intl.locale)} {...linkTo(back.href)}>
          {back.text}
        </a>
        <PrintButton />
      </nav>
      {children}
      <footer className="hint">
        {intl.formatMessage({ id: "event.made" }, { time: <Time moment={made} />, offset })}
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
  const intl = useIntl()
  const nonce = useNonce()
  return (
    <>
      <button type="button" className="btn" id="print" hidden suppressHydrationWarning>
        {intl.formatMessage({ id: "event.print" })}
      </button>
      <script nonce={nonce} suppressHydrationWarning>
        {"{const b=document.getElementById(`print`);b.hidden=false;b.onclick=function(){print()}}"}
      </script>
    </>
  )
}
