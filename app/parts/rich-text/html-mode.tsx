import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import type { FieldProps } from "#app/forms/fields/field.ts"
import { useLabel } from "#app/forms/fields/form-context.ts"
import type { EditorPictures } from "#app/ui/widgets/editor-pictures.ts"
import { loadHtmlEditor } from "#app/ui/widgets/load-html-editor.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { editableHtml } from "./editable-html.ts"

type HtmlModeProps = {
  field: FieldProps
  isHidden: boolean
  value: string
  onChange: (html: string) => void
  onLeave: () => void
  /** Tells whether the editor has loaded and replaces the text area. */
  onReady: (isReady: boolean) => void
} & EditorPictures

/**
 * The HTML editor, as soon as it has loaded. A text with content that the editor would drop (tables, pictures …) is edited as source in the
 * text area, until it is loaded again without such content.
 */
export function HtmlMode({ field, isHidden, value, onChange, onLeave, onReady, ...pictures }: HtmlModeProps) {
  const intl = useIntl()
  const { Editor, editable, canEdit } = useHtmlEditor(value)
  const label = useLabel(field.field.name)
  const isReady = Boolean(Editor) && canEdit

  useEffect(() => {
    onReady(isReady)
    return () => onReady(false)
  }, [onReady, isReady])

  if (!canEdit)
    return (
      <p className="rich-note" role="status">
        {intl.formatMessage({ id: "rich-text.source" })}
      </p>
    )
  const { id, errors, descriptionId, errorId } = field.field
  const describedBy = [field.hint && descriptionId, errors && errorId].filter(Boolean).join(" ")
  return (
    Editor && (
      <div hidden={isHidden}>
        <Editor
          id={`${id}-widget`}
          label={label}
          value={editable}
          onChange={onChange}
          onLeave={onLeave}
          {...pictures}
          isInvalid={Boolean(errors)}
          isRequired={Boolean(field.isRequired)}
          describedBy={describedBy || undefined}
        />
      </div>
    )
  )
}

function useHtmlEditor(value: string) {
  const Editor = useEnhancement(loadHtmlEditor)
  const editable = editableHtml(value)
  const [canEdit, setCanEdit] = useState(editable !== undefined)
  if (canEdit && editable === undefined) setCanEdit(false)
  return { Editor, canEdit, editable: editable ?? "" }
}
