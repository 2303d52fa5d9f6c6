import { useEffect, useRef } from "react"

/**
 * Adds menu behaviour to a `details`: Escape closes it and returns the focus to its summary; a click outside or on a link inside
 * closes it. Without scripts the summary opens and closes it.
 * @param within selector of an element elsewhere in the document that belongs to the menu (the navigation drawer)
 */
export function useDetails(within?: string) {
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
