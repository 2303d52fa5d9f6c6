import type { Option } from "./fields.tsx"

type ChoiceProps = {
  type: "checkbox" | "radio"
  name: string
  option: Option
  isChosen: boolean
  isInvalid: boolean
  /** Out of the tab order, because a widget stands for it. */
  isCovered?: boolean
}

/** One check box or radio button of a group. */
export function Choice({ type, name, option, isChosen, isInvalid, isCovered }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={option.value}
        defaultChecked={isChosen}
        aria-invalid={isInvalid || undefined}
        tabIndex={isCovered ? -1 : undefined}
      />
      <span lang={option.lang}>
        {option.text}
        {option.note && <small>{option.note}</small>}
      </span>
    </label>
  )
}
