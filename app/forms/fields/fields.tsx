import type { ReactNode } from "react"
import { type Field, type FieldProps, initialText, readOnce, useControlProps } from "./field.ts"
import { FieldFrame, useFieldTexts } from "./field-frame.tsx"
import { FieldGroup } from "./field-group.tsx"

type TextFieldProps = FieldProps & {
  type?: "text" | "email" | "tel" | "url" | "password" | "search"
  autoComplete?: string
  inputMode?: "numeric" | "decimal"
  isReadOnly?: boolean
}

/** One line of text. The hint states the limit and the schema checks it; the control never truncates pasted text. */
export function TextField({ type = "text", autoComplete, inputMode, isReadOnly, ...rest }: TextFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        key={props.field.key}
        type={type}
        dir={type === "text" ? "auto" : undefined}
        defaultValue={initialText(props.field)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={isReadOnly}
      />
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps & { rows?: number }

/** Several lines of text; grows with its content if the browser supports that. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <textarea {...control} dir="auto" key={props.field.key} rows={rows} defaultValue={initialText(props.field)} />
    </FieldFrame>
  )
}

/** One option: `note` is shown next to the text; `lang` is set if the text is in the other language. */
export type Option = { value: string; text: string; note?: string; lang?: string }

type SelectFieldProps = FieldProps & {
  options: Option[]
  /** Label of the empty option; without it the first option is selected. */ empty?: string
}

/** A select for one of many values. */
export function SelectField({ options, empty, ...rest }: SelectFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <select {...control} key={props.field.key} defaultValue={initialText(props.field)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

type RadioGroupProps = FieldProps & {
  options: ChoiceOption[]
  /** Short values side by side. */
  isInline?: boolean
}

/** Radio buttons for one of a few values; all options are visible. */
export function RadioGroup({ options, isInline, ...rest }: RadioGroupProps) {
  const props = readOnce(rest)
  const { field } = props
  const chosen = initialText(field)
  return (
    <FieldGroup {...props}>
      <div className={isInline ? "cluster" : "choices card"} key={field.key}>
        {options.map((option) => choiceOf(option, "radio", field, option.value === chosen))}
      </div>
    </FieldGroup>
  )
}

/** A single checkbox: sent as `on` if checked, otherwise not sent. */
export function CheckboxField(given: FieldProps) {
  const props = readOnce(given)
  const { field } = props
  const control = useControlProps(props)
  const { label, notes } = useFieldTexts(props)
  return (
    <div className="field">
      <label className="choice">
        <input {...control} key={field.key} type="checkbox" defaultChecked={initialText(field) === "on"} />
        <span>{label}</span>
      </label>
      {notes}
    </div>
  )
}

/** An option of a group; its text may have an element. */
type ChoiceOption = Omit<Option, "text"> & { text: ReactNode }

/** One checkbox or radio button of a group. Not a component: a group may have dozens. */
export function choiceOf(option: ChoiceOption, type: "checkbox" | "radio", { name, errors }: Field, isChosen: boolean) {
  return (
    <label className="choice" key={option.value}>
      <input
        type={type}
        name={name}
        value={option.value}
        defaultChecked={isChosen}
        aria-invalid={errors ? true : undefined}
      />
      <span lang={option.lang}>
        {option.text}
        {option.note && <small>{option.note}</small>}
      </span>
    </label>
  )
}
