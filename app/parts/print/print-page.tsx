import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { PrintButton } from "./print-button.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PrintView } from "./print-view.server.ts"

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
