import { useCallback, useEffect, useRef, useState } from "react"

/** How a widget reads and writes the native control it stands for. */
export type Mirror<Control extends HTMLElement, Value> = {
  read: (control: Control) => Value
  /** Sets the value; gives the element that changed. */
  write: (control: Control, value: Value) => HTMLElement | undefined
}

/**
 * Keeps a widget and its native control the same. The control keeps its name and is what is sent and what the form
 * listens to: the widget writes into it and says so with bubbling `input`, `change` and `focusout`.
 * @param key conform's `field.key`: the control is made anew when the form is reset
 * @param mirror a constant outside of the component
 */
export function useMirror<Control extends HTMLElement, Value>(
  key: string | undefined,
  { read, write }: Mirror<Control, Value>,
  empty: Value,
) {
  const ref = useRef<Control>(null)
  const [value, setValue] = useState(empty)

  useEffect(() => {
    const control = ref.current
    if (!control) return
    const update = () => setValue(read(control))
    // After the reset itself, which runs once all listeners are done.
    const updateLater = () => setTimeout(update, 0)
    update()
    control.addEventListener("input", update)
    document.addEventListener("reset", updateLater)
    return () => {
      control.removeEventListener("input", update)
      document.removeEventListener("reset", updateLater)
    }
  }, [key, read])

  const change = useCallback(
    (next: Value) => {
      const changed = ref.current && write(ref.current, next)
      setValue(next)
      changed?.dispatchEvent(new Event("input", { bubbles: true }))
      changed?.dispatchEvent(new Event("change", { bubbles: true }))
    },
    [write],
  )

  const leave = useCallback(() => {
    const control = ref.current
    const named = control?.hasAttribute("name") ? control : control?.querySelector("[name]")
    named?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
  }, [])

  return { ref, value, change, leave }
}
