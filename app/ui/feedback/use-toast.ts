import { createContext, useContext } from "react"
import type { ToastInput } from "./toast-list.ts"

/** Provides the function that shows a toast to `useToast`. */
export const ToastContext = createContext<(toast: ToastInput) => void>(() => undefined)

/** Returns a function that shows a toast: `const toast = useToast(); toast({ tone: "done", text })`. Needs `ToastProvider` above it. */
export function useToast(): (toast: ToastInput) => void {
  return useContext(ToastContext)
}
