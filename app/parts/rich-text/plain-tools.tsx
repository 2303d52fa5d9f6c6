import { useEffect } from "react"
import { FormattedMessage } from "react-intl"
import { useFormContext } from "#app/ui/form/form-context.ts"
import { RichText } from "./rich-text.tsx"
import { otherFormat, richTextIntent, type RichTextShown, type RichTextValue, type TextFormat } from "./text-format.ts"

/** What the action answered to a preview or a switch of this field; undefined when it was asked for neither. */
export function useShown(name: string, write: (value: RichTextValue) => void): RichTextShown | undefined {
  const { lastResult } = useFormContext()
  const shown = (lastResult as { richText?: RichTextShown } | undefined)?.richText
  const ours = shown?.name === name ? shown : undefined

  // With scripts the page stays, and so does what its controls hold.
  useEffect(() => {
    if (ours) write(ours.value)
  }, [ours, write])

  return ours
}

type PlainToolsProps = { name: string; format: TextFormat; shown: RichTextShown | undefined }

/** The format, a preview and the way to the other format, as submits: they need no script (FORM-04). */
export function PlainTools({ name, format, shown }: PlainToolsProps) {
  return (
    <>
      <div className="rich-plain">
        <span>
          <FormattedMessage id={`rich-text.format.${format}`} />
        </span>
        <button type="submit" className="btn" name={richTextIntent} value={`preview ${name}`} formNoValidate>
          <FormattedMessage id="rich-text.preview" />
        </button>
        <button type="submit" className="btn" name={richTextIntent} value={`switch ${name}`} formNoValidate>
          <FormattedMessage id={`rich-text.switch.${otherFormat(format)}`} />
        </button>
        <small className="muted">
          <FormattedMessage id={`rich-text.loss.${otherFormat(format)}`} />
        </small>
      </div>
      {shown && <RichTextPreview html={shown.html} hasFocus />}
    </>
  )
}

type RichTextPreviewProps = { id?: string; html: string; hasFocus?: boolean }

/** A text as its readers will see it; it may be blank. */
export function RichTextPreview({ id, html, hasFocus }: RichTextPreviewProps) {
  const isBlank = html.trim() === ""
  return (
    <div className="rich-preview" id={id} tabIndex={-1} {...(hasFocus && { autoFocus: true })}>
      <p className="muted">
        <FormattedMessage id={isBlank ? "rich-text.preview.blank" : "rich-text.preview.title"} />
      </p>
      <RichText html={html} />
    </div>
  )
}
