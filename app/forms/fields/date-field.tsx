import { type ComponentType, type RefObject, useRef } from "react"
import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, type FieldProps, useControlProps } from "./field.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { useMirror } from "#app/ui/widgets/use-mirror.ts"
import type { DatePickerProps } from "#app/ui/widgets/widget-props.ts"
import { useLabel } from "./form-context.ts"

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
  const control = useControlProps(props)
  const ref = useRef<HTMLInputElement>(null)
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
        <Picker field={field} control={ref} />
      </div>
    </FieldFrame>
  )
}

type PickerProps = { field: FieldProps["field"]; control: RefObject<HTMLInputElement> }

/** The picker next to the text field. Its code comes later: then only this component is rendered again, not the field. */
function Picker(props: PickerProps) {
  const Widget = useEnhancement(loadPicker)
  return Widget ? <MirroredPicker {...props} Widget={Widget} /> : null
}

function MirroredPicker({ field, control, Widget }: PickerProps & { Widget: ComponentType<DatePickerProps> }) {
  const label = useLabel(field.name)
  const { value, change, leave } = useMirror(control, field.key, dateMirror, "")
  const id = `${field.id}-widget`
  return <Widget id={id} controlId={field.id} label={label} value={value} onChange={change} onLeave={leave} />
}
