import { useEffect, useRef, useState } from "react"
import { Note } from "./note.tsx"
import type { Tone } from "./tone.ts"
import { useToast } from "./use-toast.ts"

/** A message left by the previous request. */
export type FlashMessage = { tone: Tone; text: string }

const none: FlashMessage[] = []

/**
 * Messages left by the previous request (SHELL-04). What came with the document stands as a banner at the top and stays,
 * so it is there without scripts and nothing moves when they arrive; what comes with a later navigation is a toast.
 * @param messages a new array for every answer of the server; the same array is shown once
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
