/** Props of a widget that replaces the native control of a field, or stands next to it. */
export type WidgetProps<Value> = {
  /** Id of the widget's input element. */
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Called when the focus leaves the widget. */
  onLeave: () => void
  isInvalid: boolean
  isRequired: boolean
  describedBy: string | undefined
}

/** The ARIA attributes of a widget's input, the same as on its native control. */
export function ariaOf({
  isInvalid,
  isRequired,
  describedBy,
}: Pick<WidgetProps<unknown>, "isInvalid" | "isRequired" | "describedBy">) {
  return {
    "aria-invalid": isInvalid || undefined,
    "aria-required": isRequired || undefined,
    "aria-describedby": describedBy,
  }
}

export type DatePickerProps = Pick<WidgetProps<string>, "id" | "label" | "value" | "onChange" | "onLeave"> & {
  /** Id of the text field. */
  controlId: string
}
