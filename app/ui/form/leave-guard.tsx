import type { Blocker } from "@remix-run/react"
import { useRef } from "react"
import { FormattedMessage } from "react-intl"
import { Dialog } from "../feedback/dialog.tsx"
import { areUnsavedFormsKept } from "./unsaved-forms.ts"

type LeaveGuardProps = { /** What keeps the person on the page while they are asked. */ blocker: Blocker }

/** Asks once for all forms of the page; stands there while one of them is unsaved. */
export default function LeaveGuard({ blocker }: LeaveGuardProps) {
  const left = useRef<unknown>(undefined)
  const leave = () => {
    // pressed twice before the page answers: it is being left
    if (blocker.state !== "blocked" || left.current === blocker.location) return
    left.current = blocker.location
    blocker.proceed()
  }
  return (
    <Dialog
      title={<FormattedMessage id="ui.unsaved.title" />}
      tone="stop"
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
    >
      <div>
        <p>
          <FormattedMessage id={areUnsavedFormsKept() ? "ui.unsaved.text" : "ui.unsaved.lost"} />
        </p>
        <div className="acts">
          <button type="button" className="btn danger" onClick={leave}>
            <FormattedMessage id="ui.unsaved.leave" />
          </button>
          <button type="button" className="btn" onClick={() => blocker.reset?.()}>
            <FormattedMessage id="ui.unsaved.stay" />
          </button>
        </div>
      </div>
    </Dialog>
  )
}
