import type { ComponentType } from "react"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { useMirror, type Mirror } from "#app/ui/widgets/use-mirror.ts"
import type { WidgetProps } from "#app/ui/widgets/widget-props.ts"
import { useControlProps, type FieldProps } from "./field.ts"
import { useLabel } from "./form-context.ts"

type WidgetOptions<Control extends HTMLElement, Value, Props extends WidgetProps<Value>> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  mirror: Mirror<Control, Value>
  empty: Value
}

/**
 * Adds a widget to a field. Until the widget is loaded, the native control is used. A widget that replaces it hides it with `covered`: the
 * control leaves the tab order and forwards the focus, but keeps its name, its value and its place in the form data.
 */
export function useWidget<Control extends HTMLElement, Value, Props extends WidgetProps<Value>>(
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
