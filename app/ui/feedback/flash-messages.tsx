import { useLocation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { wasHydrated } from "../use-hydrated.ts"
import { Note } from "./note.tsx"
import type { Tone } from "./tone.ts"
import { useToast } from "./use-toast.ts"

/** A message left by the previous request. */
export type FlashMessage = { tone: Tone; text: string }

const none: FlashMessage[] = []

/** Warnings are toasts even if the page shows them as banners: session ended, refused, failed (ERR-01, SES-07). */
const isWarning = ({ tone }: FlashMessage) => tone === "hold" || tone === "stop"

/**
 * Shows messages left by the previous request (SHELL-04). Messages that come with the frame are permanent banners at the top, so they
 * work without scripts and nothing moves on hydration, and stay when the page is read again; warnings among them are toasts too. Messages of a later navigation are toasts.
 * Each is announced once: a banner of the document by its role, everything else as a toast.
 * @param messages a new array for every response of the server; the same array is shown once
 */
export function FlashMessages({ messages }: { messages: FlashMessage[] }) {
  const toast = useToast()
  const { key } = useLocation()
  const [first] = useState({ messages, key })
  const [isInDocument] = useState(() => !wasHydrated())
  const shown = useRef<FlashMessage[]>()

  useEffect(() => {
    if (messages === shown.current) return
    shown.current = messages
    if (messages !== first.messages) messages.forEach(toast)
    else messages.filter(isWarning).forEach((message) => toast({ ...message, isSilent: isInDocument }))
  }, [messages, first, isInDocument, toast])

  const banners = key === first.key || messages === first.messages ? first.messages : none
  if (banners.length === 0) return null
  return (
    <div className="stack tight banners">
      {banners.map((message) => (
        <Note
          key={message.text}
          tone={message.tone}
          role={isInDocument || !isWarning(message) ? roleOf(message) : undefined}
        >
          {message.text}
        </Note>
      ))}
    </div>
  )
}

const roleOf = ({ tone }: FlashMessage) => (tone === "stop" ? "alert" : "status")
