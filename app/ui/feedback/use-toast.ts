import { createContext, useContext } from "react"
import type { ToastInput } from "./toast-list.ts"

/** Gives `useToast` the function that shows a toast. */
export const ToastContext = createContext<(toast: ToastInput) => void>(() => undefined)

/** Shows a toast: `const toast = useToast(); toast({ tone: "done", text })`. Needs `ToastProvider` above it. */
export function useToast(): (toast: ToastInput) => void {
  return useContext(ToastContext)
}
