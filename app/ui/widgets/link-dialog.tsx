import type Quill from "quill"
import { useId, useRef, type KeyboardEvent } from "react"
import { FormattedMessage } from "react-intl"
import { Dialog } from "../feedback/dialog.tsx"

type LinkDialogProps = { quill: Quill; onClose: () => void }

/** Asks for the URL of a link; without a selection the URL is also the link text. */
export function LinkDialog({ quill, onClose }: LinkDialogProps) {
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)

  const set = () => {
    const address = input.current?.value.trim() ?? ""
    onClose()
    const range = quill.getSelection(true)
    if (address === "") return
    if (range.length === 0) quill.insertText(range.index, address, "link", address, "user")
    else quill.formatText(range.index, range.length, "link", address, "user")
  }
  // Enter sets the link instead of submitting the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    set()
  }

  return (
    <Dialog title={<FormattedMessage id="ui.editor.link" />} onClose={onClose}>
      <div className="field">
        <label htmlFor={inputId}>
          <FormattedMessage id="ui.editor.address" />
        </label>
        <input id={inputId} ref={input} type="url" defaultValue="https://" onKeyDown={onKeyDown} />
      </div>
      <footer>
        <button type="button" className="btn primary" onClick={set}>
          <FormattedMessage id="ui.editor.link.set" />
        </button>
        <button type="button" className="btn" onClick={onClose}>
          <FormattedMessage id="ui.editor.cancel" />
        </button>
      </footer>
    </Dialog>
  )
}
