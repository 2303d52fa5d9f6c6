import type { Tone } from "./tone.ts"

/** Default duration of a toast in milliseconds (SHELL-04). */
export const toastDuration = 3000

/** A toast to show. */
export type ToastInput = {
  tone: Tone
  text: string
  /** Milliseconds from its last appearance; {@link toastDuration} by default. */
  duration?: number
  /** The page already shows the text where screen readers read it: the toast is only for the eyes. */
  isSilent?: boolean
}

/** A visible toast, with the number of merged messages and its end time (epoch milliseconds). */
export type Toast = Required<ToastInput> & { id: number; count: number; endsAt: number }

/** Adds a toast. An identical one is merged: its count increases and its time restarts (SHELL-04). */
export function addToast(toasts: readonly Toast[], input: ToastInput, now: number, id: number): Toast[] {
  const { tone, text, duration = toastDuration, isSilent = false } = input
  const same = toasts.find((toast) => toast.tone === tone && toast.text === text)
  if (!same) return [...toasts, { tone, text, duration, isSilent, id, count: 1, endsAt: now + duration }]
  return toasts.map((toast) =>
    toast === same
      ? { ...same, isSilent: same.isSilent && isSilent, count: same.count + 1, endsAt: now + duration }
      : toast,
  )
}

/** Returns the toasts that have not expired. */
export function liveToasts(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.filter((toast) => toast.endsAt > now)
}

/** Restarts the time of every toast, after the pointer has left them. */
export function restartToasts(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.map((toast) => ({ ...toast, endsAt: now + toast.duration }))
}
