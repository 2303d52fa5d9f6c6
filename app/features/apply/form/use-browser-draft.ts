import { useEffect, useState } from "react"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { BrowserDraft } from "./browser-draft.ts"

/** Keys of the drafts that this browser stores for an alliance: for a new application and for a resubmission. */
export const draftKeys = {
  form: (alliance: string) => `apply:${alliance}`,
  resubmit: (alliance: string, code: string) => `apply:${alliance}:${code}`,
}

/** Deletes the draft of a form from this browser. */
export function dropBrowserDraft(draftKey: string): void {
  void import("./browser-draft.ts").then(({ dropDraft }) => dropDraft(draftKey))
}

/**
 * Returns the draft of a form saved in this browser; undefined until its code has loaded, or if there is none.
 * @param isAnswered the form was submitted and rendered again, so the submitted values take precedence
 */
export function useBrowserDraft(draftKey: string, alliance: string, isAnswered: boolean) {
  const [draft, setDraft] = useState<BrowserDraft>()
  const [wasAnswered] = useState(isAnswered)

  useEffect(() => {
    if (wasAnswered) return
    const controller = new AbortController()
    void import("./browser-draft.ts")
      .then(({ openDraft }) => openDraft(draftKey, alliance, controller.signal))
      .then((found) => {
        if (!controller.signal.aborted) setDraft(found)
      })
    return () => controller.abort()
  }, [draftKey, alliance, wasAnswered])

  const discard = () => {
    dropBrowserDraft(draftKey)
    setDraft(undefined)
  }
  return { draft, discard }
}

/** What the page after a form says: what was sent, and the code of the application. */
type Sent = { sent: "form" | "resubmit" | undefined; code: string }

/** Deletes the draft of the form that led to this page, because the form has been sent. */
export function useDropSentDraft({ sent, code }: Sent): void {
  const { url } = useFrameAlliance()
  useEffect(() => {
    if (sent === undefined) return
    dropBrowserDraft(sent === "form" ? draftKeys.form(url) : draftKeys.resubmit(url, code))
  }, [sent, code, url])
}
