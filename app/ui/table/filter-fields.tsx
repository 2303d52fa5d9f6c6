import { useNavigationType } from "@remix-run/react"
import { type RefObject, useEffect, useId, useRef } from "react"
import { useIntl } from "react-intl"
import type { ListSearch } from "#app/lib/list-query.ts"
import { shownDay } from "#app/lib/shown-day.ts"
import { errorText } from "../error-text.ts"

/** A value that a filter can have, with its words. */
export type Choice = { value: string; text: string }

/** A filter that a list offers: one of some choices, or a day. */
export type FilterField = { name: string; label: string } & ({ options: Choice[] } | { isDay: true })

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Shows another value of the query in a control that stays, and with it the focus: with a `key` it would be a new element after each change.
 * @returns the ref of the control
 */
export function useQueryValue<Element extends Control>(value: string): RefObject<Element> {
  const ref = useRef<Element>(null)
  const shown = useRef(value) // what is typed before hydration stays
  const isBack = useNavigationType() === "POP"
  useEffect(() => {
    const control = ref.current
    // words are applied while they are typed: the field has the newest ones
    const isTyped = control?.type === "search" && control === document.activeElement && !isBack
    if (control && shown.current !== value && !isTyped) control.value = value
    shown.current = value
  }, [value, isBack])
  return ref
}

type FilterSelectProps = { name: string; label: string; value: string | undefined; options: Choice[] }

/** One filter: a select whose first option is "all". A value of the URL that is no option is shown as it is. */
export function FilterSelect({ name, label, value = "", options }: FilterSelectProps) {
  const id = useId()
  const intl = useIntl()
  const ref = useQueryValue<HTMLSelectElement>(value)
  const isKnown = value === "" || options.some((option) => option.value === value)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} ref={ref} name={name} defaultValue={value}>
        <option value="">{intl.formatMessage({ id: "ui.filter.all" })}</option>
        {[...options, ...(isKnown ? [] : [{ value, text: value }])].map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}

type FilterDateProps = { name: string; label: string; search: ListSearch }

/**
 * One filter: a day, typed like that of a form (`DateField`). A day that cannot be read stays in the field with its error; the list is not
 * narrowed by it.
 */
export function FilterDate({ name, label, search: { filters, unread } }: FilterDateProps) {
  const id = useId()
  const intl = useIntl()
  const value = shownDay(filters[name] ?? "", intl.locale)
  const ref = useQueryValue<HTMLInputElement>(value)
  const problem = unread?.[name]
  const errorId = problem && `${id}-error`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        type="text"
        autoComplete="off"
        name={name}
        defaultValue={value}
        data-day={problem ? undefined : filters[name]}
        maxLength={200}
        placeholder={intl.formatMessage({ id: "ui.date.example" })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={errorId}
      />
      {problem && (
        <span className="err" id={errorId}>
          {errorText(intl, problem, label)}
        </span>
      )}
    </div>
  )
}
