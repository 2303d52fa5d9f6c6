import { useCallback, useEffect, useRef, useState, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { addToast, liveToasts, restartToasts, type Toast, type ToastInput } from "./toast-list.ts"
import { ToastContext } from "./use-toast.ts"

/**
 * Manages the toasts of the page (SHELL-04): 3000 ms each, identical ones merged with a count, announced politely.
 * They do not expire under the pointer (WCAG 2.2.1). The live region is always in the page; otherwise screen readers would miss it. It is
 * not atomic, so a further toast does not repeat the others.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [toasts, setToasts] = useState<Toast[]>([])
  const [isHeld, setHeld] = useState(false)
  const nextId = useRef(0)

  const show = useCallback((input: ToastInput) => {
    nextId.current += 1
    const id = nextId.current
    setToasts((shown) => addToast(shown, input, Date.now(), id))
  }, [])

  useEffect(() => {
    if (isHeld || toasts.length === 0) return
    const next = Math.min(...toasts.map((toast) => toast.endsAt))
    const timer = setTimeout(() => setToasts((shown) => liveToasts(shown, Date.now())), Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [toasts, isHeld])

  const release = () => {
    setHeld(false)
    setToasts((shown) => restartToasts(shown, Date.now()))
  }

  return (
    <ToastContext.Provider value={show}>
      {children}
      <div
        className="toasts"
        role="status"
        aria-atomic="false"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={release}
      >
        {toasts.map(({ id, tone, text, count, isSilent }) => (
          <div className="toast" data-s={tone} aria-hidden={isSilent || undefined} key={id}>
            <span>{text}</span>
            {count > 1 && <span className="n">{intl.formatMessage({ id: "ui.toast.count" }, { count })}</span>}
          </div>
        ))}
      </div>
    </ToastContext.Provider>
  )
}
