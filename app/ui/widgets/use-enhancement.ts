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

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const started = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * Loads a widget once for all fields that use it. A second `import()` would not wait for the styles that the first one still fetches, and
 * the widget would move when they arrive. A load that failed is tried again by the next field.
 */
function loadOnce<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  const module = (started.get(load) ?? load()) as ReturnType<Load<Props>>
  started.set(load, module)
  module.catch(() => started.delete(load))
  return module
}

/**
 * Returns a widget that replaces a native control: undefined on the server, during hydration, and until its code is loaded. If loading
 * fails, the native control stays.
 * @param load a function defined outside of the component: `() => import("…")`
 */
export function useEnhancement<Props>(load: Load<Props>): ComponentType<Props> | undefined {
  const [Widget, setWidget] = useState<ComponentType<Props>>()

  useEffect(() => {
    let isWanted = true
    const cancel = whenIdle(() => {
      loadOnce(load).then(
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
