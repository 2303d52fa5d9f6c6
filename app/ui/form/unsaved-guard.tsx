import { useBeforeUnload, useBlocker } from "@remix-run/react"
import { useCallback } from "react"
import { FormattedMessage } from "react-intl"
import { Dialog } from "../feedback/dialog.tsx"
import { useFormContext } from "./form-context.ts"

type UnsavedGuardProps = { /** The person leaves knowingly, without what was changed. */ onLeave?: () => void }

/** Asks before a form with unsaved changes, or with files on their way, is left (SHELL-05). Stands inside its `SchemaForm`. */
export function UnsavedGuard({ onLeave }: UnsavedGuardProps) {
  const { form, isBusy, work } = useFormContext()
  const isUnsaved = (form.dirty || work.state !== "idle") && !isBusy
  // Only then: a page with several forms has one guard at most, and there can be only one at a time.
  return isUnsaved ? <Guard onLeave={onLeave} /> : null
}

function Guard({ onLeave }: UnsavedGuardProps) {
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)

  useBeforeUnload(useCallback((event) => event.preventDefault(), []))

  return (
    <Dialog
      title={<FormattedMessage id="ui.unsaved.title" />}
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
    >
      <p>
        <FormattedMessage id="ui.unsaved.text" />
      </p>
      <footer>
        <button type="button" className="btn danger" onClick={leave}>
          <FormattedMessage id="ui.unsaved.leave" />
        </button>
        <button type="button" className="btn" onClick={() => blocker.reset?.()}>
          <FormattedMessage id="ui.unsaved.stay" />
        </button>
      </footer>
    </Dialog>
  )
}
