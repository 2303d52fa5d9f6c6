import type { ReactNode, RefObject } from "react"
import { classNames } from "#app/ui/class-names.ts"
import { useFieldTexts } from "./field-frame.tsx"
import { useControlProps, type FieldProps } from "./field.ts"

type FieldGroupProps = FieldProps & {
  className?: string
  /** The section around it has the same title. */
  isLegendHidden?: boolean
  children: ReactNode
}

/** A group of controls with one name, with legend, hint and error. The error summary links to the group. */
export function FieldGroup({ className, isLegendHidden, children, ...props }: FieldGroupProps) {
  const control = useControlProps(props)
  const { label, notes } = useFieldTexts(props)
  return (
    <fieldset
      className={classNames("field", className)}
      id={control.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className={isLegendHidden ? "vh" : undefined}>{label}</legend>
      {notes}
      {children}
    </fieldset>
  )
}

type FieldAnchorProps = {
  name: string
  /** The widget dispatches `input` here after a change. */
  anchor: RefObject<HTMLInputElement>
  /** Moves the focus to the widget. */
  onFocus: () => void
}

/**
 * A named control for a widget that has none, never ticked and so never submitted. When it gets an `input` event, the form validates the
 * field and saves the draft; when its field is the first with an error, it passes the focus on to the widget (FORM-02).
 */
export function FieldAnchor({ name, anchor, onFocus }: FieldAnchorProps) {
  return (
    <input
      ref={anchor}
      type="checkbox"
      className="vh"
      name={name}
      value=""
      tabIndex={-1}
      aria-hidden="true"
      onFocus={onFocus}
    />
  )
}
