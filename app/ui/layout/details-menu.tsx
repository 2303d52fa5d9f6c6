import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useDetails } from "./use-details.ts"

type DetailsMenuProps = {
  /** `menu`: opens the navigation drawer; `pop`: a list below its summary; `person`: the same with a name and initials. */
  kind: "menu" | "pop" | "person"
  summary: ReactNode
  /** CSS classes of the summary, such as `btn`. */
  summaryClass?: string
  /** Selector of an element elsewhere in the document that belongs to this menu. */
  closeWithin?: string
  children?: ReactNode
}

/** A menu based on `details`: works without scripts; scripts add Escape, closing on outside clicks and focus return. */
export function DetailsMenu({ kind, summary, summaryClass, closeWithin, children }: DetailsMenuProps) {
  const ref = useDetails(closeWithin)
  return (
    <details className={classNames(kind === "menu" ? "menu" : "pop", kind === "person" && "person")} ref={ref}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  )
}
