import { useLocation } from "@remix-run/react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { wasHydrated } from "../use-hydrated.ts"
import { Note } from "./note.tsx"
import type { Tone } from "./tone.ts"
import { useToast } from "./use-toast.ts"

/** How to take back what a message tells: a form of one button, filled in. */
export type FlashUndo = {
  to: string
  sends: Record<string, string>
  /** Who gets an email, as a text. */ told: string
  /** Idempotency key. */ key: string
}

/** A message left by the previous request. */
export type FlashMessage = { tone: Tone; text: string; undo?: FlashUndo }

const none: FlashMessage[] = []

type FlashMessagesProps = {
  /** A new array for every response of the server; the same array is shown once. */
  messages: FlashMessage[]
  /** The button that takes back what a message tells. */
  undoOf?: (undo: FlashUndo) => ReactNode
}

/** Warnings are toasts even if the page shows them as banners: session ended, refused, failed (ERR-01, SES-07). */
const isWarning = ({ tone }: FlashMessage) => tone === "hold" || tone === "stop"

const hasUndo = ({ undo }: FlashMessage) => undo !== undefined

/**
 * Shows messages left by the previous request (SHELL-04). Messages that come with the frame are permanent banners at the top, so they
 * work without scripts and nothing moves on hydration, and stay when the page is read again; warnings among them are toasts too. Messages of a later navigation are toasts.
 * Each is announced once: a banner of the document by its role, everything else as a toast. A message that can be undone is always a banner,
 * until the next navigation: a toast would be gone before somebody reaches its button.
 */
export function FlashMessages({ messages, undoOf }: FlashMessagesProps) {
  const toast = useToast()
  const { key } = useLocation()
  const [first] = useState({ messages, key })
  const [isInDocument] = useState(() => !wasHydrated())
  const shown = useRef<FlashMessage[]>()

  useEffect(() => {
    if (messages === shown.current) return
    shown.current = messages
    if (messages !== first.messages) messages.filter((one) => !hasUndo(one)).forEach(toast)
    else messages.filter(isWarning).forEach((message) => toast({ ...message, isSilent: isInDocument }))
  }, [messages, first, isInDocument, toast])

  // what can be undone stays while the data of its page are read again, and goes with the next navigation
  const [last, setLast] = useState(first)
  if (messages !== last.messages && (key !== last.key || messages.some(hasUndo))) setLast({ messages, key })
  const isFirst = key === first.key || messages === first.messages
  const banners = isFirst ? first.messages : last.key === key ? last.messages.filter(hasUndo) : none
  if (banners.length === 0) return null
  return (
    <div className="stack tight banners">
      {banners.map((message) => (
        <Note
          key={message.undo?.key ?? message.text}
          tone={message.tone}
          role={isInDocument || !isWarning(message) ? roleOf(message) : undefined}
        >
          {message.text}
          {message.undo && undoOf?.(message.undo)}
        </Note>
      ))}
    </div>
  )
}

const roleOf = ({ tone }: FlashMessage) => (tone === "stop" ? "alert" : "status")
