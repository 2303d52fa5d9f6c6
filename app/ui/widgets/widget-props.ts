/** What a widget gets from the field whose native control it stands for. */
export type WidgetProps<Value> = {
  /** Id of the widget's own input. */
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The focus left the widget. */
  onLeave: () => void
  isInvalid: boolean
  isRequired: boolean
  describedBy: string | undefined
}

/** The aria attributes of a widget's input, as its native control has them. */
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
