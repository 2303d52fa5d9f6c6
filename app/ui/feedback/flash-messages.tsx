import { useEffect, useRef, useState } from "react"
import { Note } from "./note.tsx"
import type { Tone } from "./tone.ts"
import { useToast } from "./use-toast.ts"

/** A message left by the previous request. */
export type FlashMessage = { tone: Tone; text: string }

const none: FlashMessage[] = []

/**
 * Shows messages left by the previous request (SHELL-04). Messages in the document are permanent banners at the top, so they work
 * without scripts and nothing moves on hydration; messages of a later navigation are toasts.
 * @param messages a new array for every response of the server; the same array is shown once
 */
export function FlashMessages({ messages }: { messages: FlashMessage[] }) {
  const toast = useToast()
  const [first] = useState(messages)
  const shown = useRef(first)

  useEffect(() => {
    if (messages === shown.current) return
    shown.current = messages
    messages.forEach(toast)
  }, [messages, toast])

  const banners = messages === first ? first : none
  if (banners.length === 0) return null
  return (
    <div className="stack tight banners">
      {banners.map(({ tone, text }) => (
        <Note key={text} tone={tone} role={tone === "stop" ? "alert" : "status"}>
          {text}
        </Note>
      ))}
    </div>
  )
}
