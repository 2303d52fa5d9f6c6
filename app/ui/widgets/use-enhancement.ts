import { useEffect, useState, type ComponentType } from "react"
import { whenIdle } from "#app/ui/when-idle.ts"

/** Milliseconds after which a widget's code is requested, and after which it is rendered once it is there. */
const latest = { load: 2_000, render: 500 }

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
    // each field in an idle moment of its own, so that no task has all the widgets of a long form
    const enhance = ({ default: widget }: Awaited<ReturnType<Load<Props>>>) => {
      if (isWanted) cancel = whenIdle(() => setWidget(() => widget), latest.render)
    }
    let cancel = whenIdle(() => void loadOnce(load).then(enhance, () => undefined), latest.load)
    return () => {
      isWanted = false
      cancel()
    }
  }, [load])

  return Widget
}
