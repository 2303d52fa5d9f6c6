import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, type FieldProps } from "./field.ts"
import { useWidget } from "./use-widget.ts"

const loadPicker = () => import("../widgets/date-picker.tsx")

const dateMirror = {
  read: (input: HTMLInputElement) => input.value,
  write: (input: HTMLInputElement, value: string) => {
    input.value = value
    return input
  },
}

type DateFieldProps = FieldProps & { min?: string; max?: string }

/** A day, sent as `2026-11-20`: the browser's date control, replaced by PrimeReact's Calendar once that is loaded. */
export function DateField({ min, max, ...rest }: DateFieldProps) {
  const props = readOnce(rest)
  const { field } = props
  const { Widget, control, covered, ref, widgetProps } = useWidget(props, {
    load: loadPicker,
    mirror: dateMirror,
    empty: "",
  })
  return (
    <FieldFrame {...props}>
      <div className="widget">
        <input
          {...control}
          {...covered}
          key={field.key}
          ref={ref}
          type="date"
          min={min}
          max={max}
          defaultValue={initialText(field)}
          tabIndex={covered && -1}
        />
        {Widget && <Widget {...widgetProps} />}
      </div>
    </FieldFrame>
  )
}
