import { useEffect, useState } from "react"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { BrowserDraft } from "./browser-draft.ts"
import type { StatusView } from "./status.server.ts"

/** How this browser names the drafts of an alliance: of a new application, and of one that is sent again. */
export const draftPlaces = {
  form: (alliance: string) => `apply:${alliance}`,
  resubmit: (alliance: string, code: string) => `apply:${alliance}:${code}`,
}

/**
 * The draft that this browser keeps of a form, once its code has come; undefined until then, and where there is none.
 * @param isAnswered the form was sent and came back: what was sent counts
 */
export function useBrowserDraft(place: string, alliance: string, isAnswered: boolean) {
  const [draft, setDraft] = useState<BrowserDraft>()
  const [wasAnswered] = useState(isAnswered)

  useEffect(() => {
    if (wasAnswered) return
    const controller = new AbortController()
    void import("./browser-draft.ts")
      .then(({ openDraft }) => openDraft(place, alliance, controller.signal))
      .then((found) => {
        if (!controller.signal.aborted) setDraft(found)
      })
    return () => controller.abort()
  }, [place, alliance, wasAnswered])

  const discard = () => {
    void import("./browser-draft.ts").then(({ dropDraft }) => dropDraft(place))
    setDraft(undefined)
  }
  return { draft, discard }
}

/** Forgets the draft of the form that led to this page: it was sent. */
export function useDropSentDraft({ sent, code }: Pick<StatusView, "sent" | "code">): void {
  const { url } = useFrameAlliance()
  useEffect(() => {
    if (sent === undefined) return
    const place = sent === "form" ? draftPlaces.form(url) : draftPlaces.resubmit(url, code)
    void import("./browser-draft.ts").then(({ dropDraft }) => dropDraft(place))
  }, [sent, code, url])
}
