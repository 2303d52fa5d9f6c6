import { useParams } from "@remix-run/react"
import { useEffect, useState, type RefObject } from "react"
import { FormattedMessage } from "react-intl"
import type { FieldProps } from "#app/ui/form/field.ts"
import { askRichText } from "./ask-rich-text.ts"
import { FormatSwitch } from "./format-switch.tsx"
import { HtmlMode } from "./html-mode.tsx"
import { MarkdownToolbar } from "./markdown-toolbar.tsx"
import { PreviewPane } from "./preview-pane.tsx"
import type { RichTextValue, TextFormat } from "./text-format.ts"
import "#app/ui/styles/rich-text.css"

type RichTextToolsProps = {
  /** The text field itself. */
  field: FieldProps
  control: RefObject<HTMLTextAreaElement>
  value: RichTextValue
  onChange: (value: RichTextValue) => void
  onLeave: () => void
  /** Tells whether another element replaces the text area. */
  onCover: (isCovered: boolean) => void
}

/** The script tools of a rich text: preview, Markdown toolbar, HTML editor, and a format switch with confirmation (FORM-04). */
export default function RichTextTools({ field, control, value, onChange, onLeave, onCover }: RichTextToolsProps) {
  const { alliance = "" } = useParams()
  const [isPreview, setPreview] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { format, text } = value
  const ask = (to: TextFormat | "view") => askRichText(alliance, value, to)

  useEffect(() => onCover(isPreview || (isEditing && format === "html")), [onCover, isPreview, isEditing, format])

  return (
    <>
      <div className="rich-bar">
        <div className="seg">
          <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
            <FormattedMessage id="rich-text.write" />
          </button>
          <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
            <FormattedMessage id="rich-text.preview" />
          </button>
        </div>
        <FormatSwitch value={value} onChange={onChange} convert={ask} />
      </div>
      {format === "markdown" && !isPreview && <MarkdownToolbar control={control} />}
      {format === "html" && (
        <HtmlMode
          field={field}
          isHidden={isPreview}
          value={text}
          onChange={(next) => onChange({ format, text: next })}
          onLeave={onLeave}
          onReady={setEditing}
        />
      )}
      {isPreview && <PreviewPane id={`${field.field.id}-preview`} ask={() => ask("view")} />}
    </>
  )
}
