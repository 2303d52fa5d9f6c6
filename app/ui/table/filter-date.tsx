import { useId } from "react"

type FilterDateProps = { name: string; label: string; value: string | undefined }

/** One filter of a `FilterBar`: a day (RFC 3339 full-date). */
export function FilterDate({ name, label, value = "" }: FilterDateProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" name={name} key={value} defaultValue={value} min="1900-01-01" max="2199-12-31" />
    </div>
  )
}
