import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useDetails } from "./use-details.ts"

type DetailsMenuProps = {
  /** `menu`: opens the navigation drawer; `pop`: a list below its summary; `person`: the same with a name and initials. */
  kind: "menu" | "pop" | "person"
  summary: ReactNode
  /** Classes of the summary, for instance `btn`. */
  summaryClass?: string
  /** Selector of a surface elsewhere that belongs to this menu. */
  closeWithin?: string
  children?: ReactNode
}

/** A menu that is a `details`: works by itself, Escape, outside click and focus return come with the script. */
export function DetailsMenu({ kind, summary, summaryClass, closeWithin, children }: DetailsMenuProps) {
  const ref = useDetails(closeWithin)
  return (
    <details className={classNames(kind === "menu" ? "menu" : "pop", kind === "person" && "person")} ref={ref}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  )
}
