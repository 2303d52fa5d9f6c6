import { type PointerEvent, useRef } from "react"

/**
 * Prepares what is below the pointer for the browser's own dragging, and loads the code for dropping it when the pointer first comes to
 * such an element.
 * @param selector of what can be dragged
 * @param load loads that code and starts it; tried again with the next element if that fails
 * @param prepare called with the element once the code has come
 */
export function usePreparedDrag(
  selector: string,
  load: () => Promise<unknown>,
  prepare: (element: HTMLElement) => void,
): (event: PointerEvent) => void {
  const loading = useRef<Promise<unknown>>()
  return ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (!element) return
    loading.current ??= load()
    loading.current.then(
      () => prepare(element),
      () => (loading.current = undefined),
    )
  }
}
