import { useEffect, useState, type ComponentType } from "react"

/** Runs a function when the browser is idle, so that loading a widget does not compete with the page. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

/**
 * Returns a widget that replaces a native control: undefined on the server, during hydration, and until its code is loaded. If loading
 * fails, the native control stays.
 * @param load a function defined outside of the component: `() => import("…")`
 */
export function useEnhancement<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Widget, setWidget] = useState<ComponentType<Props>>()

  useEffect(() => {
    let isWanted = true
    const cancel = whenIdle(() => {
      load().then(
        (module) => isWanted && setWidget(() => module.default),
        () => undefined,
      )
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [load])

  return Widget
}
