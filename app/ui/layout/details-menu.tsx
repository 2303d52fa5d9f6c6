import { type ReactNode, useEffect, useRef } from "react"
import { classNames } from "../class-names.ts"

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

/**
 * Adds menu behaviour to a `details`: Escape closes it and returns the focus to its summary; a click outside or on a link inside
 * closes it. Without scripts the summary opens and closes it.
 * @param within selector of an element elsewhere in the document that belongs to the menu (the navigation drawer)
 */
function useDetails(within?: string) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const surfaceOf = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return null
      return details.contains(target) ? details : within ? target.closest(within) : null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open || event.defaultPrevented) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (!details.open || target?.closest("summary")?.parentElement === details) return
      if (!surfaceOf(target) || target?.closest("a[href]")) details.open = false
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("click", onClick)
    }
  }, [within])

  return ref
}
