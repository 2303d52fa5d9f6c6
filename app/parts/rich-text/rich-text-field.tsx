import { useControlProps, type FieldProps } from "#app/forms/fields/field.ts"
import { FieldFrame } from "#app/forms/fields/field-frame.tsx"
import type { ImageModule } from "./image.ts"
import { PlainTools, RichTextPreview } from "./plain-tools.tsx"
import { useRichText, type RichTextMeta } from "./use-rich-text.ts"

type RichTextFieldProps = Pick<FieldProps, "isRequired" | "hint"> & {
  field: RichTextMeta
  /** The contract's module, if its texts have images (FORM-11); the form then needs `hasFiles`, its action `receiveForm`. */
  images?: ImageModule
}

/**
 * A text with formatting, as Markdown or HTML (FORM-04), for a field of `richText()`. Without scripts it is a text area with submit buttons
 * for a preview and for the other format (`richTextAnswer` in the action). With scripts it gets tools for Markdown and an editor for HTML,
 * which write to the same text area.
 */
export function RichTextField({ field, isRequired, hint, images }: RichTextFieldProps) {
  const { format, text } = field.getFieldset()
  const control = useControlProps({ field: text, isRequired, hint })
  const { Tools, first, alt, areaRef, formatRef, value, write, leave, isCovered, setCovered, shown } =
    useRichText(field)

  return (
    <FieldFrame field={text} isRequired={isRequired} hint={hint}>
      <div className="rich">
        {/* a hidden text input, because a form reset does not restore the value of type="hidden" */}
        <input hidden readOnly key={`f${format.key}`} ref={formatRef} name={format.name} defaultValue={first.format} />
        {Tools ? (
          <Tools
            field={{ field: text, isRequired, hint }}
            control={areaRef}
            value={value}
            onChange={write}
            onLeave={leave}
            onCover={setCovered}
            images={images}
          />
        ) : (
          <PlainTools name={field.name} format={value.format} hasImages={images !== undefined} alt={alt} />
        )}
        <textarea
          {...control}
          {...(isCovered && { className: "covered", "aria-hidden": true, tabIndex: -1 })}
          onFocus={() => isCovered && focusReplacement(text.id)}
          key={text.key}
          ref={areaRef}
          rows={8}
          dir="auto"
          defaultValue={first.text}
        />
        {!Tools && shown && <RichTextPreview html={shown.html} hasFocus />}
      </div>
    </FieldFrame>
  )
}

/** Moves the focus to the element that replaces the covered text area: the preview, or the editor. */
function focusReplacement(id: string): void {
  const replacement = document.getElementById(`${id}-preview`) ?? document.getElementById(`${id}-widget`)
  replacement?.focus()
}
