import { useNavigate } from "@remix-run/react"
import { type FormEvent, type SyntheticEvent, useEffect, useRef } from "react"

/** Milliseconds without a keystroke after which the typed words are applied. */
const typingPause = 350

type Control = HTMLInputElement | HTMLSelectElement

const isWords = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "search"

const isDay = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "text"

/** The query of a form, without empty fields: the URL says what is set, and a day that nobody has changed as it did before. */
function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(entries)
  for (const { name, value, defaultValue, dataset } of form.querySelectorAll<HTMLInputElement>("input[data-day]"))
    if (value && value === defaultValue) query.set(name, dataset["day"] ?? value)
  return entries.length > 0 ? `?${query}` : ""
}

/** Whether somebody changed the control before its page had its scripts. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const [first, ...others] = control.options
    return control.value !== (others.find((option) => option.defaultSelected) ?? first)?.value
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}

/**
 * Applies the filters of a GET form as they change: a choice at once, a day when its field is left, words after a pause. The focus and the
 * scroll position stay. The changes of one field until it is left are one entry of the history, so Back takes back what was done there.
 * Without scripts the form has a button, and Enter sends it.
 * @returns props of the form
 */
export function useLiveFilters() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>()
  /** The field whose changes are one entry of the history, and their URLs; Back leads away from them. */
  const visit = useRef({ name: "", queries: new Set<string>() })
  const typedDay = useRef<string>()

  const apply = (name: string) => {
    window.clearTimeout(timer.current)
    typedDay.current = undefined
    if (!form.current) return
    if (visit.current.name !== name) visit.current = { name, queries: new Set() }
    const { queries } = visit.current
    const query = queryOf(form.current)
    const replace = queries.has(window.location.search)
    queries.add(query)
    navigate(query || "?", { replace, preventScrollReset: true })
  }
  const applyLater = ({ name }: Control) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => apply(name), typingPause)
  }

  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    if (form.current) form.current.dataset["live"] = ""
    const early = [...(form.current?.elements ?? [])].find(isChanged)
    if (early) latest.current((early as Control).name)
    return () => window.clearTimeout(timer.current)
  }, [])

  return {
    ref: form,
    onChange({ target, nativeEvent }: FormEvent) {
      if (isDay(target)) typedDay.current = target.name
      else if (!isWords(target)) apply((target as Control).name)
      else if (!(nativeEvent as InputEvent).isComposing) applyLater(target)
    },
    onCompositionEnd({ target }: SyntheticEvent) {
      if (isWords(target)) applyLater(target)
    },
    onBlur() {
      if (typedDay.current) apply(typedDay.current)
      visit.current = { name: "", queries: new Set() }
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      apply("")
    },
  }
}
