import { type RefObject, useCallback, useEffect, useState } from "react"

/** How a widget reads and writes the native control that it replaces. */
export type Mirror<Control extends HTMLElement, Value> = {
  read: (control: Control) => Value
  /** Sets the value and returns the element that changed. */
  write: (control: Control, value: Value) => HTMLElement | undefined
}

/**
 * Synchronises a widget with its native control. The control keeps its name, its value is submitted, and the form listens to its events:
 * the widget writes the value to it and dispatches bubbling `input`, `change` and `focusout` events.
 * @param ref of the native control
 * @param key conform's `field.key`, which changes when the form is reset and the control is recreated
 * @param mirror a constant defined outside of the component
 */
export function useMirror<Control extends HTMLElement, Value>(
  ref: RefObject<Control>,
  key: string | undefined,
  { read, write }: Mirror<Control, Value>,
  empty: Value,
) {
  const [value, setValue] = useState(empty)

  useEffect(() => {
    const control = ref.current
    if (!control) return
    const update = () => setValue(read(control))
    // The controls are reset only after all listeners have run.
    const updateLater = () => setTimeout(update, 0)
    update()
    control.addEventListener("input", update)
    document.addEventListener("reset", updateLater)
    return () => {
      control.removeEventListener("input", update)
      document.removeEventListener("reset", updateLater)
    }
  }, [ref, key, read])

  const change = useCallback(
    (next: Value) => {
      const changed = ref.current && write(ref.current, next)
      setValue(next)
      changed?.dispatchEvent(new Event("input", { bubbles: true }))
      changed?.dispatchEvent(new Event("change", { bubbles: true }))
    },
    [ref, write],
  )

  const leave = useCallback(() => {
    const control = ref.current
    const named = control?.hasAttribute("name") ? control : control?.querySelector("[name]")
    named?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
  }, [ref])

  return { value, change, leave }
}
