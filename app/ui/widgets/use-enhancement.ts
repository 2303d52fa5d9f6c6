import { useEffect, useState, type ComponentType } from "react"

/** Waits until the browser has nothing better to do, so that a widget never competes with the page. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

/**
 * A widget that takes the place of a native control: undefined on the server, during hydration, and until its code has
 * arrived. If it cannot be loaded the native control simply stays.
 * @param load a function outside of the component: `() => import("…")`
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
