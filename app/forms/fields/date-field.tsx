import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, type FieldProps, useControlProps } from "./field.ts"
import type { ComponentType } from "react"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { useMirror, type Mirror } from "#app/ui/widgets/use-mirror.ts"
import type { WidgetProps } from "#app/ui/widgets/widget-props.ts"
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

type WidgetOptions<Control extends HTMLElement, Value, Props extends WidgetProps<Value>> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  mirror: Mirror<Control, Value>
  empty: Value
}

/**
 * Adds a widget to a field. Until the widget is loaded, the native control is used. A widget that replaces it hides it with `covered`: the
 * control leaves the tab order and forwards the focus, but keeps its name, its value and its place in the form data.
 */
function useWidget<Control extends HTMLElement, Value, Props extends WidgetProps<Value>>(
  props: FieldProps,
  { load, mirror, empty }: WidgetOptions<Control, Value, Props>,
) {
  const Widget = useEnhancement(load)
  const control = useControlProps(props)
  const label = useLabel(props.field.name)
  const { ref, value, change, leave } = useMirror(props.field.key, mirror, empty)
  const id = `${props.field.id}-widget`

  const covered = Widget && {
    className: "covered",
    "aria-hidden": true as const,
    onFocus: () => document.getElementById(id)?.focus(),
  }
  const widgetProps: WidgetProps<Value> = {
    id,
    label,
    value,
    onChange: change,
    onLeave: leave,
    isInvalid: Boolean(control["aria-invalid"]),
    isRequired: Boolean(props.isRequired),
    describedBy: control["aria-describedby"],
  }
  return { Widget, control, covered, ref, widgetProps }
}
