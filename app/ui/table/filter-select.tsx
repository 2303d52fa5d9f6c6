import { useId } from "react"
import { FormattedMessage } from "react-intl"

type FilterSelectProps = {
  name: string
  label: string
  value: string | undefined
  options: { value: string; text: string }[]
}

/** One filter of a `FilterBar`: a select whose first choice is everything. */
export function FilterSelect({ name, label, value = "", options }: FilterSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} key={value} defaultValue={value}>
        <FormattedMessage id="ui.filter.all">{(text) => <option value="">{text}</option>}</FormattedMessage>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
