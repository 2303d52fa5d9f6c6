import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, type FieldProps } from "./field.ts"
import { useWidget } from "./use-widget.ts"

const loadPicker = () => import("#app/ui/widgets/date-picker.tsx")

const dateMirror = {
  read: (input: HTMLInputElement) => input.value,
  write: (input: HTMLInputElement, value: string) => {
    input.value = value
    return input
  },
}

/**
 * A day, typed in any spelling that `readDay` reads, or chosen from PrimeReact's Calendar once that is loaded. It is a text field, because
 * a browser's date control drops what it cannot read, expects the order of the browser's language and not of the page's, and sends nothing
 * for a day that is typed in part: an optional day would be lost without a word.
 */
export function DateField(given: FieldProps) {
  const props = readOnce(given)
  const { field } = props
  const intl = useIntl()
  const { Widget, control, ref, widgetProps } = useWidget(props, { load: loadPicker, mirror: dateMirror, empty: "" })
  return (
    <FieldFrame {...props}>
      <div className="widget date">
        <input
          {...control}
          key={field.key}
          ref={ref}
          type="text"
          autoComplete="off"
          placeholder={intl.formatMessage({ id: "ui.date.example" })}
          defaultValue={shownDay(initialText(field) ?? "", intl.locale)}
        />
        {Widget && <Widget {...widgetProps} controlId={field.id} />}
      </div>
    </FieldFrame>
  )
}
