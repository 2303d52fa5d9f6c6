import { useState } from "react"
import { FormattedMessage } from "react-intl"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { otherFormat, type RichTextValue, type TextFormat } from "./text-format.ts"

type FormatSwitchProps = {
  value: RichTextValue
  onChange: (value: RichTextValue) => void
  /** Returns the text in a format. */
  convert: (to: TextFormat) => Promise<string>
}

/** Shows the text's format and a button for the other one, with a confirmation because formatting may be lost (FORM-04). */
export function FormatSwitch({ value, onChange, convert }: FormatSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const to = otherFormat(value.format)

  const change = async () => {
    setAsking(false)
    setFailed(false)
    try {
      onChange({ format: to, text: await convert(to) })
    } catch {
      setFailed(true)
    }
  }
  const ask = () => (value.text.trim() === "" ? onChange({ format: to, text: "" }) : setAsking(true))

  return (
    <div className="rich-format">
      <span>
        <FormattedMessage id={`rich-text.format.${value.format}`} />
      </span>
      <button type="button" className="btn quiet" onClick={ask}>
        <FormattedMessage id={`rich-text.switch.${to}`} />
      </button>
      {isFailed && (
        <span className="err" role="alert">
          <FormattedMessage id="rich-text.switch.failed" />
        </span>
      )}
      <Dialog
        title={<FormattedMessage id={`rich-text.switch.${to}`} />}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>
          <FormattedMessage id={`rich-text.loss.${to}`} />
        </p>
        <footer>
          <button type="button" className="btn primary" onClick={() => void change()}>
            <FormattedMessage id={`rich-text.switch.${to}`} />
          </button>
          <button type="button" className="btn" onClick={() => setAsking(false)}>
            <FormattedMessage id={`rich-text.keep.${value.format}`} />
          </button>
        </footer>
      </Dialog>
    </div>
  )
}
