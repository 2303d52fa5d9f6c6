import type { Blocker } from "@remix-run/react"
import { useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useIntl } from "react-intl"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { areUnsavedFormsKept } from "./unsaved-forms.ts"

type LeaveGuardProps = { /** The blocker that holds the navigation until the user has decided. */ blocker: Blocker }

/**
 * Asks for confirmation before the page is left, once for all of its unsaved forms. The dialog is rendered at the end of the document: the
 * form that asks may stand in a closed section, where nobody would see it, while the page no longer responds.
 */
export default function LeaveGuard({ blocker }: LeaveGuardProps) {
  const intl = useIntl()
  const left = useRef<unknown>(undefined)
  const stay = useRef<HTMLButtonElement>(null)
  // a dialog gives the focus to its first button: Enter must not discard anything
  useEffect(() => stay.current?.focus(), [blocker.state])

  const leave = () => {
    // ignore a second click while the page is already being left
    if (blocker.state !== "blocked" || left.current === blocker.location) return
    left.current = blocker.location
    blocker.proceed()
  }
  if (blocker.state !== "blocked") return null
  return createPortal(
    <Dialog title={intl.formatMessage({ id: "ui.unsaved.title" })} tone="stop" onClose={() => blocker.reset()}>
      <div>
        <p>{intl.formatMessage({ id: areUnsavedFormsKept() ? "ui.unsaved.text" : "ui.unsaved.lost" })}</p>
        <div className="acts">
          <button type="button" className="btn danger" onClick={leave}>
            {intl.formatMessage({ id: "ui.unsaved.leave" })}
          </button>
          <button type="button" className="btn" onClick={() => blocker.reset()} ref={stay}>
            {intl.formatMessage({ id: "ui.unsaved.stay" })}
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
