import { FilePicker } from "#app/forms/fields/file-picker.tsx"
import { useEffect } from "react"
import { useIntl } from "react-intl"
import { useFormContext } from "#app/forms/fields/form-context.ts"
import { RichText } from "./rich-text.tsx"
import { otherFormat, richTextIntent, type RichTextShown, type RichTextValue, type TextFormat } from "./text-format.ts"
import { altField, imageField, largestImage, maxAlt } from "./image.ts"
import { imageEndings, megabyte } from "#app/parts/attachments/attachment.ts"

/** The action's response to a preview or format switch of this field; undefined if neither was requested. */
export function useShown(name: string, write: (value: RichTextValue) => void): RichTextShown | undefined {
  const { lastResult } = useFormContext()
  const shown = (lastResult as { richText?: RichTextShown } | undefined)?.richText
  const ours = shown?.name === name ? shown : undefined

  // With scripts the page is not replaced, so the controls keep their old values.
  useEffect(() => {
    if (ours) write(ours.value)
  }, [ours, write])

  return ours
}

type PlainToolsProps = { name: string; format: TextFormat; hasImages: boolean; alt: string }

/** Format, preview and format switch as submit buttons, which need no scripts (FORM-04). As tall as the tools that replace them. */
export function PlainTools({ name, format, hasImages, alt }: PlainToolsProps) {
  const intl = useIntl()
  return (
    <div className="rich-plain">
      <span>{intl.formatMessage({ id: `rich-text.format.${format}` })}</span>
      <button type="submit" className="btn" name={richTextIntent} value={`preview ${name}`} formNoValidate>
        {intl.formatMessage({ id: "rich-text.preview" })}
      </button>
      <button type="submit" className="btn" name={richTextIntent} value={`switch ${name}`} formNoValidate>
        {intl.formatMessage({ id: `rich-text.switch.${otherFormat(format)}` })}
      </button>
      {hasImages && <PlainImage name={name} alt={alt} />}
      <small className="muted">{intl.formatMessage({ id: `rich-text.loss.${otherFormat(format)}` })}</small>
    </div>
  )
}

type RichTextPreviewProps = { id?: string; html: string; hasFocus?: boolean }

/** Preview of a text; it may be blank. */
export function RichTextPreview({ id, html, hasFocus }: RichTextPreviewProps) {
  const intl = useIntl()
  const isBlank = html.trim() === ""
  return (
    <div className="rich-preview" id={id} tabIndex={-1} {...(hasFocus && { autoFocus: true })}>
      <p className="muted">
        {intl.formatMessage({ id: isBlank ? "rich-text.preview.blank" : "rich-text.preview.title" })}
      </p>
      <RichText html={html} />
    </div>
  )
}

/**
 * An image for a text as a file field and a submit button, which need no scripts (FORM-11). The image is added to the end of the text.
 * @param alt the alternative text as it was sent without an image (FORM-08)
 */
function PlainImage({ name, alt: typed }: { name: string; alt: string }) {
  const intl = useIntl()
  const file = intl.formatMessage({ id: "rich-text.image.file" })
  const alt = intl.formatMessage({ id: "rich-text.image.alt" })
  return (
    <details className="rich-image" open={typed !== ""}>
      <summary>{intl.formatMessage({ id: "rich-text.image.add" })}</summary>
      <FilePicker isMultiple={false}>
        <input type="file" name={imageField(name)} accept={imageEndings.join(",")} aria-label={file} title={file} />
      </FilePicker>
      <label>
        {alt}
        <input type="text" name={altField(name)} maxLength={maxAlt} autoComplete="off" defaultValue={typed} />
      </label>
      <button type="submit" className="btn" name={richTextIntent} value={`image ${name}`} formNoValidate>
        {intl.formatMessage({ id: "rich-text.image.insert" })}
      </button>
      <small className="muted">
        {intl.formatMessage({ id: "rich-text.image.hint" }, { limit: largestImage / megabyte })}
      </small>
    </details>
  )
}
