import type { Tone } from "./tone.ts"

/** How long a toast stays by default (SHELL-04). */
export const toastDuration = 3000

/** A toast to show. */
export type ToastInput = {
  tone: Tone
  text: string
  /** Milliseconds from its last appearance; {@link toastDuration} by default. */
  duration?: number
}

/** A toast on the page: how often it was said, and until when it stays (milliseconds since 1970). */
export type Toast = Required<ToastInput> & { id: number; count: number; endsAt: number }

/** Adds a toast; one that says the same is merged: counted once more, its time starts again (SHELL-04). */
export function addToast(toasts: readonly Toast[], input: ToastInput, now: number, id: number): Toast[] {
  const { tone, text, duration = toastDuration } = input
  const same = toasts.find((toast) => toast.tone === tone && toast.text === text)
  if (!same) return [...toasts, { tone, text, duration, id, count: 1, endsAt: now + duration }]
  return toasts.map((toast) => (toast === same ? { ...same, count: same.count + 1, endsAt: now + duration } : toast))
}

/** The toasts whose time is not over. */
export function liveToasts(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.filter((toast) => toast.endsAt > now)
}

/** Gives every toast its time again, after the pointer rested on them. */
export function restartToasts(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.map((toast) => ({ ...toast, endsAt: now + toast.duration }))
}
