import type { ReactNode } from "react"
import { SkipLink } from "./skip-link.tsx"

type ShellProps = { top: ReactNode; nav?: ReactNode; footer?: ReactNode; children: ReactNode }

/** The frame of every page: skip link, header, navigation (left out where there is no session), `main`, footer. */
export function Shell({ top, nav, footer, children }: ShellProps) {
  return (
    <div className="shell">
      <SkipLink />
      {top}
      {nav}
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
