import { useEffect, useState, type ComponentType } from "react"

/** What waits for an idle moment, in its order. */
const waiting = new Set<() => void>()

function soon(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

function runNext(): void {
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  if (waiting.size > 0) soon(runNext)
  next()
}

/**
 * Runs a function when the browser is idle, so that widgets do not compete with the page: one in each idle moment, because those of a long
 * form take a phone half a second together.
 * @returns a function that cancels it
 */
function whenIdle(run: () => void): () => void {
  waiting.add(run)
  if (waiting.size === 1) soon(runNext)
  return () => waiting.delete(run)
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
    const enhance = ({ default: widget }: Awaited<ReturnType<Load<Props>>>) => {
      if (isWanted) cancel = whenIdle(() => setWidget(() => widget))
    }
    let cancel = whenIdle(() => void loadOnce(load).then(enhance, () => undefined))
    return () => {
      isWanted = false
      cancel()
    }
  }, [load])

  return Widget
}
