import { useRef, useState } from "react"
import { useIntl } from "react-intl"
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
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const closedTotal = useRef(0)
  const to = otherFormat(value.format)

  const close = () => {
    closedTotal.current += 1
    setAsking(false)
    setBusy(false)
  }
  // The dialog keeps the page inert until the answer is here. Closed with Escape, the text may have changed: the answer is dropped.
  const change = async () => {
    if (isBusy) return
    const before = closedTotal.current
    setBusy(true)
    setFailed(false)
    const text = await convert(to).catch(() => undefined)
    if (before !== closedTotal.current) return
    close()
    if (text === undefined) setFailed(true)
    else onChange({ format: to, text })
  }
  const ask = () => (value.text.trim() === "" ? onChange({ format: to, text: "" }) : setAsking(true))

  return (
    <div className="rich-format">
      <span>{intl.formatMessage({ id: `rich-text.format.${value.format}` })}</span>
      <button type="button" className="btn quiet" onClick={ask}>
        {intl.formatMessage({ id: `rich-text.switch.${to}` })}
      </button>
      {isFailed && (
        <span className="err" role="alert">
          {intl.formatMessage({ id: "rich-text.switch.failed" })}
        </span>
      )}
      {isAsking && (
        <Dialog title={intl.formatMessage({ id: `rich-text.switch.${to}` })} onClose={close}>
          <p>{intl.formatMessage({ id: `rich-text.loss.${to}` })}</p>
          <footer>
            <button
              type="button"
              className="btn primary"
              aria-disabled={isBusy || undefined}
              onClick={() => void change()}
            >
              {intl.formatMessage({ id: `rich-text.switch.${to}` })}
            </button>
            <button type="button" className="btn" onClick={close}>
              {intl.formatMessage({ id: `rich-text.keep.${value.format}` })}
            </button>
          </footer>
        </Dialog>
      )}
    </div>
  )
}
