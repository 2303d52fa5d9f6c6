import type { ReactNode } from "react"

/** The footer: links and small print side by side. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className="foot">{children}</footer>
}
